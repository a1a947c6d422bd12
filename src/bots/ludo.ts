import { BASE, stepsHome } from '../engine/ludo/places.ts';
import type { LudoTypes, State } from '../engine/ludo/types.ts';
import { partnerOf } from '../engine/ludo/walk.ts';
import type { Judge } from './bot.ts';

/** Steps from the base home, the one out of the base included. */
const WAY = 57;

/** How far the pawns of a seat have come, in steps. */
function progress({ seats }: State, seat: number): number {
  const pawns = seats[seat]?.pawns ?? [];
  return pawns.reduce((sum, code) => sum + (code === BASE ? 0 : WAY - stepsHome(seat, code)), 0);
}

/** How bots judge Ludo: the own steps and the partner's against those of the others. */
export const ludoJudge: Judge<LudoTypes> = {
  evaluate(state, seat) {
    const partner = partnerOf(state.options, seat);
    return state.seats.reduce(
      (sum, _, other) =>
        sum + (other === seat || other === partner ? 1 : -1 / state.options.players) * progress(state, other),
      0,
    );
  },
  passes: () => false,
  slip: 6,
};
