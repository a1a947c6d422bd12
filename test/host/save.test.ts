import { beforeAll, expect, test } from 'vitest';
import { games } from '../../src/engine/index.ts';
import type { NoblesTypes } from '../../src/engine/nobles/types.ts';
import { forgetSave, loadSave, parseSave, writeSave } from '../../src/host/save.ts';
import { makeStore } from '../../src/host/storage.ts';
import { Table, type TableState } from '../../src/table/table.ts';
import { makeFake } from './fake-storage.ts';

let state: TableState<NoblesTypes>;
let text: string;

beforeAll(() => {
  const players = [0, 2].map((seat) => ({ seat, kind: 'person' }) as const);
  const table = Table.open(games.nobles, { players: 2, length: 'quick' }, players, 'a seed');
  for (let input = 0; input < 40; input += 1) {
    const seat = table.toAct[0]?.seat ?? 0;
    const list = table.actions(seat);
    const action = list[input % list.length];
    if (action) table.submit(seat, action);
  }
  state = table.state;
  text = JSON.stringify({ format: 1, ...state });
});

/** JSON that a test may bend as it likes. */
type Loose = ReturnType<typeof JSON.parse>;

/** The problem and message of the save after an edit of its JSON. */
function faultAfter(edit: (save: Loose) => void): [string, string] {
  const save = JSON.parse(text);
  edit(save);
  const parsed = parseSave(JSON.stringify(save), games);
  return parsed.ok ? ['ok', ''] : [parsed.problem, parsed.message];
}

test('a save is read and the table goes on with it', () => {
  const parsed = parseSave(text, games);
  expect(parsed).toEqual({ ok: true, save: JSON.parse(text) });
});

test('a text that breaks off anywhere is truncated', () => {
  for (let length = 0; length < text.length; length += 97) {
    expect(parseSave(text.slice(0, length), games)).toMatchObject({ ok: false, problem: 'truncated' });
  }
});

test('a newer format, newer rules and older rules are told apart', () => {
  expect(faultAfter((save) => (save.format = 2))[0]).toBe('newer');
  expect(faultAfter((save) => (save.record.rules += 1))[0]).toBe('newer');
  expect(faultAfter((save) => (save.record.rules -= 1))[0]).toBe('older');
});

test('a game that is not there is named', () => {
  const [problem, message] = faultAfter((save) => (save.record.game = 'toString'));
  expect(problem).toBe('unknown-game');
  expect(message).toContain('toString');
  expect(message).toContain('nobles');
});

test.each<[string, (save: Loose) => void, string]>([
  ['another die', (save) => flip(save.record.inputs), 'the seed gives'],
  [
    'an illegal action',
    (save) => void save.record.inputs.splice(1, 0, { kind: 'action', seat: 0, action: { type: 'end' } }),
    'input 1',
  ],
  ['another seed', (save) => (save.seed = 'mine'), 'seed'],
  ['other options', (save) => (save.record.options.length = 'endless'), 'length'],
  ['a missing field', (save) => delete save.players, 'players'],
  ['a field too many', (save) => (save.cheat = true), 'cheat'],
  ['a player too few', (save) => void save.players.pop(), 'players sit at 0'],
  ['a wrong format', (save) => (save.format = 'one'), 'format'],
])('%s is an edit, and the message names it', (_, edit, words) => {
  const [problem, message] = faultAfter(edit);
  expect(problem).toBe('edited');
  expect(message).toContain(words);
});

function flip(inputs: { kind: string; outcome?: { dice?: number[] } }[]): void {
  const thrown = inputs.find((input) => input.outcome?.dice)?.outcome?.dice;
  if (thrown) thrown[0] = ((thrown[0] ?? 0) % 6) + 1;
}

test.each(['null', '[]', '5', '"save"', '{}'])('%s is no save', (given) => {
  expect(parseSave(given, games)).toMatchObject({ ok: false, problem: 'edited' });
});

test('a broken save is moved aside, beside those that are there', () => {
  const fake = makeFake();
  const store = makeStore(fake.open, () => undefined);
  expect(loadSave(store, games)).toBeNull();
  for (const broken of ['{"one', '{"two']) {
    fake.texts.set('barbican.save', broken);
    expect(loadSave(store, games)).toMatchObject({ ok: false });
  }
  expect(Object.fromEntries(fake.texts)).toEqual({
    'barbican.save.broken': '{"one',
    'barbican.save.broken.2': '{"two',
  });
});

test('a written save is loaded until it is forgotten', () => {
  const store = makeStore(makeFake().open, () => undefined);
  writeSave(store, state, 1234);
  expect(loadSave(store, games)).toMatchObject({ ok: true, save: { savedAt: 1234, seed: 'a seed' } });
  forgetSave(store);
  expect(loadSave(store, games)).toBeNull();
});
