import { describe, expect, it } from 'vitest';
import { commitment } from '../../src/engine/core/random.ts';
import { nobles } from '../../src/engine/nobles/index.ts';
import type { NoblesTypes } from '../../src/engine/nobles/types.ts';
import { territories } from '../../src/engine/territories/index.ts';
import { Table } from '../../src/table/table.ts';
import type { Batch, Player } from '../../src/table/types.ts';

const person = (seat: number): Player => ({ seat, kind: 'person' });
const bot = (seat: number): Player => ({ seat, kind: 'bot', level: 'greedy' });
const open = (players: readonly Player[], seed = 'table'): Table<NoblesTypes> =>
  Table.open(nobles, { players: players.length, length: 'quick' }, players, seed);

const seatOf = (table: Table<NoblesTypes>): number => table.toAct[0]?.seat ?? -1;

/** Submits the first action of that type that the seat to act has. */
function submit(table: Table<NoblesTypes>, type: string): void {
  const seat = seatOf(table);
  const action = table.actions(seat).find((candidate) => candidate.type === type);
  if (!action) throw new Error(`seat ${seat} has no ${type}`);
  expect(table.submit(seat, action)).toEqual({ ok: true });
}

function throwAll(table: Table<NoblesTypes>): void {
  while (table.view.phase === 'throw') submit(table, 'throw');
}

describe('a table', () => {
  it('draws the starter by itself and waits for that seat to throw', () => {
    const table = open([person(0), bot(2)]);
    expect(table.view.phase).toBe('throw');
    expect(table.events).toEqual([{ type: 'starterDrawn', seat: seatOf(table) }]);
  });

  it('refuses players who do not sit where the game seats them', () => {
    expect(() => open([person(0), bot(1)])).toThrow('seats 0, 2 play, but players sit in 0, 1');
  });

  it('answers a throw with its dice in the same batch', () => {
    const table = open([person(0), person(2)]);
    const batches: Batch<NoblesTypes>[] = [];
    const silence = table.listen((batch) => batches.push(batch));
    submit(table, 'throw');
    expect(batches).toHaveLength(1);
    expect(batches[0]?.events.map((event) => event.type).slice(0, 2)).toEqual(['diceTaken', 'diceThrown']);
    expect(batches[0]?.after).toEqual(table.view);
    silence();
    throwAll(table);
    expect(batches).toHaveLength(1);
  });

  it('refuses what is not legal, and then nothing has changed and nobody is told', () => {
    const table = open([person(0), person(2)]);
    const before = JSON.stringify(table.state);
    table.listen(() => expect.unreachable('a refused action was told'));
    expect(table.submit(seatOf(table), { type: 'end' })).toEqual({
      ok: false,
      refusal: { code: 'phase', phase: 'throw' },
    });
    expect(JSON.stringify(table.state)).toBe(before);
  });

  it('keeps its seed until the match is over, and shows its commitment from the start', () => {
    const table = open([person(0), person(2)], 'sealed');
    expect(table.seed).toBeNull();
    expect(table.record.commitment).toBe(commitment('sealed'));
    while (!table.isOver) {
      throwAll(table);
      submit(table, 'end');
    }
    expect(table.seed).toBe('sealed');
    expect(table.view.places.flat().sort()).toEqual([0, 2]);
  });

  it('throws the same dice whatever is moved', () => {
    const dice = (spend: boolean): unknown[] => {
      const table = open([person(0), person(2)], 'independent');
      for (let turns = 0; turns < 12; turns += 1) {
        throwAll(table);
        if (spend && table.actions(seatOf(table)).some((action) => action.type === 'exit'))
          submit(table, 'exit');
        submit(table, 'end');
      }
      return table.events.flatMap((event) => (event.type === 'diceThrown' ? [event.dice] : []));
    };
    expect(dice(true)).toEqual(dice(false));
  });
});

describe('undo', () => {
  it('never takes back what another seat has answered', () => {
    const table = Table.open(territories, { length: 'quick' }, [person(0), person(1)], 'answer');
    const wanted = ['steal', 'attempt', 'travel', 'rest', 'secondChance', 'end'];
    for (let steps = 0; table.view.phase !== 'answer'; steps += 1) {
      if (steps > 2000 || table.isOver) expect.unreachable('nobody has announced a steal');
      const seat = table.toAct[0]?.seat ?? -1;
      const actions = table.actions(seat);
      const action =
        wanted.flatMap((type) => actions.find((one) => one.type === type) ?? [])[0] ?? actions[0];
      if (action) table.submit(seat, action);
    }
    const owner = table.toAct[0]?.seat ?? -1;
    expect(table.submit(owner, { type: 'decline' })).toEqual({ ok: true });
    expect(table.undo()).toBe(true);
    expect(table.view).toMatchObject({ phase: 'answer', actor: owner });
    expect(table.undo()).toBe(false);
  });

  it('takes back a person’s actions one by one, to the last throw and no further', () => {
    const table = open([person(0), person(2)]);
    throwAll(table);
    expect(table.canUndo).toBe(false);
    const thrown = JSON.stringify(table.state);
    submit(table, 'exit');
    submit(table, 'end');
    expect(table.canUndo).toBe(true);
    const batches: Batch<NoblesTypes>[] = [];
    table.listen((batch) => batches.push(batch));
    expect(table.undo()).toBe(true);
    expect(table.undo()).toBe(true);
    expect(table.undo()).toBe(false);
    expect(JSON.stringify(table.state)).toBe(thrown);
    expect(table.events.at(-1)?.type).not.toBe('turnEnded');
    expect(batches.map((batch) => batch.cause)).toEqual(['undo', 'undo']);
  });

  it('is over once the next seat has thrown', () => {
    const table = open([person(0), person(2)]);
    throwAll(table);
    submit(table, 'end');
    submit(table, 'throw');
    expect(table.canUndo).toBe(false);
  });

  it('never takes back what a bot has done', () => {
    const table = open([person(0), bot(2)]);
    while (table.toAct[0]?.kind !== 'bot') {
      throwAll(table);
      submit(table, 'end');
    }
    throwAll(table);
    submit(table, 'exit');
    expect(table.canUndo).toBe(false);
    submit(table, 'end');
    expect(table.toAct[0]?.kind).toBe('person');
    expect(table.canUndo).toBe(false);
  });
});

describe('a saved table', () => {
  const played = (): Table<NoblesTypes> => {
    const table = open([person(0), bot(2)], 'saved');
    for (let turns = 0; turns < 5; turns += 1) {
      throwAll(table);
      submit(table, 'end');
    }
    throwAll(table);
    submit(table, 'exit');
    return table;
  };

  it('goes on exactly where it stood, with the dice that would have come', () => {
    const table = played();
    const resumed = Table.resume(nobles, JSON.parse(JSON.stringify(table.state)));
    expect(resumed.view).toEqual(table.view);
    expect(resumed.events).toEqual(table.events);
    for (const each of [table, resumed]) {
      submit(each, 'end');
      throwAll(each);
    }
    expect(resumed.view).toEqual(table.view);
  });

  it('is refused when a throw in it was changed', () => {
    const state = JSON.parse(JSON.stringify(played().state));
    const at = state.record.inputs.findIndex(
      (input: { outcome?: { dice?: unknown } }) => input.outcome?.dice,
    );
    state.record.inputs[at].outcome.dice = [6, 5];
    expect(() => Table.resume(nobles, state)).toThrow(
      `input ${at} of the record is {"dice":[6,5]}; the seed gives`,
    );
  });
});
