import { expect, test } from 'vitest';
import { territories } from '../../../../src/engine/territories/index.ts';
import { choicesFor, mapField, marksOf, spotsOf } from '../../../../src/screens/table/territories/spots.ts';
import { choices } from '../../../../src/show/territories/choices.ts';
import { siteOf } from '../../../../src/show/territories/map.ts';
import { positionOf, viewOf } from '../../../show/territories-views.ts';

/** Lily stands on her land t2 and holds a Steal and a Shield; Moon owns t17. */
function position() {
  const state = positionOf({
    turn: 0,
    teams: [
      { at: 't2', hand: ['steal', 'shield'] },
      { at: 'b1', hand: [] },
    ],
    territories: { t2: { owner: 0 }, t17: { owner: 1 } },
  });
  const view = viewOf(state, 0);
  const offered = choices(view, territories.actions(state, 0), (action) => [
    ...territories.act(state, 0, action).events,
  ]);
  return { view, offered };
}

test('a card lights its own targets and nothing else', () => {
  const { offered } = position();
  expect(choicesFor(offered, 'steal').map(({ place }) => place)).toEqual(['t17']);
  expect(choicesFor(offered, 'shield').map(({ place }) => place)).toEqual(['t2']);
  expect(choicesFor(offered, 'travel').length).toBeGreaterThan(5);
});

test('the place looked at is marked apart, with dots on the way there', () => {
  const { offered } = position();
  const travels = choicesFor(offered, 'travel');
  const far = travels.findLast((choice) => choice.kind === 'travel' && choice.path.length === 3) ?? null;
  const { marks, way } = marksOf(travels, far, 't2', false);
  expect(marks.filter(({ kind }) => kind === 'chosen')).toHaveLength(1);
  expect(marks.filter(({ kind }) => kind === 'reach')).toHaveLength(travels.length - 1);
  expect(way).toHaveLength(11);
  expect(marksOf(choicesFor(offered, 'steal'), null, 't2', false)).toEqual({
    marks: [{ ...siteOf('t17', false), kind: 'target' }],
    way: [],
  });
});

test('upright the buttons lie on the turned map', () => {
  const { offered } = position();
  const [spot] = spotsOf(choicesFor(offered, 'steal'), true);
  expect(spot?.at).toEqual(siteOf('t17', true));
  expect(mapField({ x: 0, y: 0, width: 300, height: 500 }).unit).toBe(0.5);
  expect(mapField({ x: 0, y: 0, width: 500, height: 300 }).unit).toBe(0.5);
});
