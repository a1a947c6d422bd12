import type { GameTypes } from '../engine/core/game.ts';
import type { Table } from './table.ts';
import type { BotPort, Presenter } from './types.ts';

/** The bots of a table at work. */
export type BotLoop = {
  /** Nothing is played until `resume`; a choice that arrives meanwhile is dropped. */
  pause(): void;
  resume(): void;
  stop(): void;
};

/**
 * Lets the bots of a table play: whenever one is to act it waits until the picture has come to rest, asks the port
 * and submits. The position a choice was made for must still stand, else it is asked again.
 */
export function runBots<T extends GameTypes>(
  table: Table<T>,
  bots: BotPort<T>,
  presenter: Presenter<T>,
): BotLoop {
  let paused = false;
  let stopped = false;
  let round = 0; // raised by whatever makes a running choice stale

  const next = async (): Promise<void> => {
    round += 1;
    const mine = round;
    const isStale = (): boolean => paused || stopped || mine !== round;
    const player = table.toAct[0];
    if (player?.kind !== 'bot' || isStale()) return;
    await presenter.idle();
    if (isStale()) return;
    const action = await bots.choose(player.level, player.seat, table.viewOf(player.seat));
    if (isStale()) return;
    const answer = table.submit(player.seat, action);
    if (!answer.ok)
      throw new Error(
        `the bot of seat ${player.seat} chose ${JSON.stringify(action)}: ${answer.refusal.code}`,
      );
  };
  const silence = table.listen(() => void next());
  void next();
  return {
    pause() {
      paused = true;
    },
    resume() {
      paused = false;
      void next();
    },
    stop() {
      stopped = true;
      silence();
    },
  };
}
