import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isDeepEqual } from '../../src/engine/core/equal.ts';
import type { Viewer } from '../../src/engine/core/game.ts';
import { replay } from '../../src/engine/core/record.ts';
import { gather, listOf, sizeOf } from '../../src/engine/territories/cards.ts';
import { territories } from '../../src/engine/territories/index.ts';
import { parsePosition } from '../../src/engine/territories/notation.ts';
import type { Card, Chance, Event, State, View } from '../../src/engine/territories/types.ts';
import { unseen } from '../../src/engine/territories/view.ts';
import { playRecord } from './play-record.ts';

const VIEWERS: readonly Viewer[] = [null, 0, 1];

/** A record of a random game, and a state of it. */
const position = fc
  .record({
    settings: fc.record({
      length: fc.constantFrom('quick', 'standard'),
      challenges: fc.constantFrom('printed', 'dealt'),
    }),
    seed: fc.string(),
    at: fc.nat(),
  })
  .map(({ settings, seed, at }) => {
    const steps = [...replay(territories, playRecord(territories, settings, seed))];
    return (
      steps[at % steps.length]?.match.state ?? territories.setup(territories.parseOptions(settings), []).state
    );
  });

/** Another state that `viewer` cannot tell from this one: the cards that it cannot see have changed places. */
function another(state: State, viewer: Viewer, order: readonly number[]): State {
  const isHidden = (seat: number): boolean => seat !== viewer;
  const pool: Card[] = [
    ...listOf(state.deck),
    ...state.teams.flatMap(({ hand }, seat) => (isHidden(seat) ? listOf(hand) : [])),
  ];
  const mixed = pool
    .map((card, at) => ({ card, key: order[at] ?? at }))
    .sort((one, other) => one.key - other.key)
    .map(({ card }) => card);
  const teams = state.teams.map((team, seat) =>
    isHidden(seat) ? { ...team, hand: gather(mixed.splice(0, sizeOf(team.hand))) } : team,
  );
  return { ...state, teams, deck: gather(mixed) };
}

type Step = { state: State; events: readonly Event[] };

/** What `viewer` is told of a step, and what it sees after it. */
const told = ({ state, events }: Step, viewer: Viewer) => ({
  events: events.map((event) => territories.redact(event, viewer)),
  view: territories.view(state, viewer),
});

const same = (one: Step, other: Step, viewer: Viewer): void => {
  const [left, right] = [told(one, viewer), told(other, viewer)];
  if (!isDeepEqual(left as never, right as never)) expect(left).toEqual(right);
};

const has = (list: readonly unknown[], wanted: unknown): boolean =>
  list.some((item) => isDeepEqual(item as never, wanted as never));

describe('what a viewer may not know', () => {
  it('does not change what it is shown and told', () => {
    let changed = 0;
    const order = fc.array(fc.nat(), { minLength: 18, maxLength: 18 });
    fc.assert(
      fc.property(position, order, (state, keys) => {
        for (const viewer of VIEWERS) {
          const other = another(state, viewer, keys);
          if (!isDeepEqual(state, other)) changed += 1;
          expect(territories.view(other, viewer)).toEqual(territories.view(state, viewer));
          expect(territories.turn(other)).toEqual(territories.turn(state));
          const waits = territories.turn(state);
          if (waits.kind === 'decide') compareActions(state, other, waits.seats[0] ?? 0, viewer);
          if (waits.kind === 'chance') compareChances(state, other, waits.by, viewer);
        }
      }),
      { numRuns: 250 },
    );
    expect(changed).toBeGreaterThan(250);
  }, 120_000);

  function compareActions(state: State, other: State, seat: number, viewer: Viewer): void {
    const [mine, theirs] = [territories.actions(state, seat), territories.actions(other, seat)];
    if (seat === viewer) expect(theirs).toEqual(mine);
    for (const action of mine.filter((listed) => has(theirs, listed))) {
      same(territories.act(state, seat, action), territories.act(other, seat, action), viewer);
    }
  }

  function compareChances(state: State, other: State, by: Viewer, viewer: Viewer): void {
    const outcomes = (of: State): Chance[] => territories.chances(of).map(({ outcome }) => outcome);
    const isSecret = by !== viewer && has(outcomes(state).map(Object.keys), ['card']);
    for (const outcome of outcomes(state)) {
      for (const there of outcomes(other)) {
        // Another team's card is not seen, whichever it is; everything else must be the same outcome.
        if (!isSecret && !isDeepEqual(outcome, there)) continue;
        same(territories.resolve(state, outcome), territories.resolve(other, there), viewer);
      }
    }
  }
});

const hands = { teams: [{ hand: ['steal', 'shield'] }, { hand: ['secondChance', 'steal', 'steal'] }] };

describe('a view', () => {
  const state = parsePosition(
    {},
    { turn: 0, ...hands, territories: { t2: { owner: 1, locked: true }, t5: { owner: 1 } } },
  );

  it('shows a team its own hand and of the other only how many cards it holds', () => {
    expect(territories.view(state, 0).teams.map(({ hand, cards }) => [hand, cards])).toEqual([
      [{ steal: 1, shield: 1, secondChance: 0 }, 2],
      [null, 3],
    ]);
    expect(territories.view(state, 1).teams.map(({ hand }) => hand)).toEqual([
      null,
      { steal: 2, shield: 0, secondChance: 1 },
    ]);
    expect(territories.view(state, null).teams.map(({ hand }) => hand)).toEqual([null, null]);
  });

  it('counts points, locks and the deck, and says who has the word', () => {
    const shown = territories.view(state, null);
    expect(shown.teams.map(({ points, locks }) => [points, locks])).toEqual([
      [0, 0],
      [2, 1],
    ]);
    expect([shown.deck, shown.actor, shown.rounds]).toEqual([13, 0, 24]);
  });

  it('has no kind of a hidden territory', () => {
    const start = territories.setup(territories.parseOptions({}), [0, 1]).state;
    const kinds = Object.values(territories.view(start, 0).territories);
    expect(kinds.filter(({ kind }) => kind !== null).length).toBe(6);
    expect(kinds.every(({ kind, revealed }) => (kind !== null) === revealed)).toBe(true);
  });

  it('leaves the unseen cards to be reckoned', () => {
    expect(unseen(territories.view(state, 0))).toEqual({ steal: 9, shield: 3, secondChance: 4 });
    expect(unseen(territories.view(state, null))).toEqual({ steal: 10, shield: 4, secondChance: 4 });
  });
});

describe('the state supposed from a view', () => {
  it('holds the viewer’s own hand, and in the other one the unseen cards in their shares', () => {
    const supposed = (view: View) => territories.suppose(view).teams.map(({ hand }) => listOf(hand));
    const at = (other: Card[]) =>
      parsePosition({}, { teams: [{ hand: ['shield'] }, { hand: other }], discards: [] });
    const seen = (other: Card[]) => supposed(territories.view(at(other), 0));
    expect(seen(['secondChance'])).toEqual([['shield'], ['steal']]);
    expect(seen(['shield', 'shield'])).toEqual([['shield'], ['steal', 'secondChance']]);
    expect(seen(['steal', 'steal', 'steal', 'steal'])).toEqual([
      ['shield'],
      ['steal', 'steal', 'shield', 'secondChance'],
    ]);
  });

  it('never holds a card that the viewer has seen elsewhere', () => {
    const all = ['shield', 'shield', 'shield', 'shield'];
    const state = parsePosition({}, { teams: [{ hand: [] }, { hand: ['steal', 'steal'] }], discards: all });
    const supposed = territories.suppose(territories.view(state, 0));
    expect(supposed.teams[1]?.hand.shield).toBe(0);
    expect(supposed.deck.shield).toBe(0);
  });
});

describe('an event', () => {
  it('of a drawn card tells others everything but the card', () => {
    const drawn = parsePosition({}, { turn: 0, ...hands, territories: {} });
    const resting = territories.act(drawn, 0, { type: 'rest' }).state;
    const { events } = territories.resolve(resting, { card: 'shield' });
    const cardOf = (viewer: Viewer) =>
      events.map((event) => territories.redact(event, viewer)).find((event) => event?.type === 'cardDrawn');
    const known = { type: 'cardDrawn', seat: 0, why: 'rest', hand: 3, deck: 12, left: 0 };
    expect(cardOf(0)).toEqual({ ...known, card: 'shield' });
    expect(cardOf(1)).toEqual({ ...known, card: null });
    expect(cardOf(null)).toEqual({ ...known, card: null });
  });
});
