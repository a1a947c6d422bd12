import { describe, expect, it } from 'vitest';
import { nobles } from '../../src/engine/nobles/index.ts';
import type { Action, NoblesTypes } from '../../src/engine/nobles/types.ts';
import { runBots } from '../../src/table/bot-loop.ts';
import { Table } from '../../src/table/table.ts';
import type { BotPort, Player, Presenter } from '../../src/table/types.ts';

type Asked = { readonly seat: number; answer(): void };

/** A table whose bots and picture answer only when the test says so. */
function setTable(players: readonly Player[]) {
  const table = Table.open(nobles, { players: players.length, length: 'quick' }, players, 'bots');
  const asked: Asked[] = [];
  const resting: (() => void)[] = [];
  const bots: BotPort<NoblesTypes> = {
    choose: (_level, seat, view) =>
      new Promise<Action>((resolve) => {
        const action = nobles.actions(nobles.suppose(view), seat)[0];
        asked.push({ seat, answer: () => action && resolve(action) });
      }),
  };
  const presenter: Presenter<NoblesTypes> = {
    present: () => undefined,
    idle: () => new Promise((resolve) => resting.push(resolve)),
  };
  const loop = runBots(table, bots, presenter);
  const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
  const rest = async (): Promise<void> => {
    for (const resolve of resting.splice(0)) resolve();
    await settle();
  };
  return { table, asked, loop, rest, settle };
}

const bot = (seat: number): Player => ({ seat, kind: 'bot', level: 'greedy' });

describe('bots at a table', () => {
  it('wait for the picture, then play, one action at a time', async () => {
    const { table, asked, rest, settle } = setTable([bot(0), bot(2)]);
    await settle();
    expect(asked).toHaveLength(0);
    await rest();
    expect(asked.map(({ seat }) => seat)).toEqual([table.view.turn]);
    asked[0]?.answer();
    await settle();
    expect(table.record.inputs.filter((input) => input.kind === 'action')).toHaveLength(1);
    expect(asked).toHaveLength(1);
    await rest();
    expect(asked).toHaveLength(2);
  });

  it('play nothing while paused, and go on afterwards', async () => {
    const { table, asked, loop, rest, settle } = setTable([bot(0), bot(2)]);
    await settle();
    await rest();
    loop.pause();
    asked[0]?.answer();
    await settle();
    expect(table.record.inputs.filter((input) => input.kind === 'action')).toHaveLength(0);
    loop.resume();
    await settle();
    await rest();
    asked[1]?.answer();
    await settle();
    expect(table.record.inputs.filter((input) => input.kind === 'action')).toHaveLength(1);
  });

  it('are not asked for a person', async () => {
    const { asked, rest, settle } = setTable([
      { seat: 0, kind: 'person' },
      { seat: 2, kind: 'person' },
    ]);
    await settle();
    await rest();
    expect(asked).toHaveLength(0);
  });

  it('stop for good', async () => {
    const { asked, loop, rest, settle } = setTable([bot(0), bot(2)]);
    await settle();
    loop.stop();
    await rest();
    loop.resume();
    await settle();
    await rest();
    expect(asked).toHaveLength(0);
  });
});
