import type { Line } from '../../../show/line.ts';
import { lookOf } from '../../../show/territories/look.ts';
import type { AnyProps } from '../types.ts';
import type { TerritoriesProps } from './types.ts';

/**
 * The props as the furniture of the table reads them: every seat is the one that a team wears. While somebody else
 * holds the device nobody at this screen is to act.
 */
export function worn(props: TerritoriesProps, isHeld: boolean): AnyProps {
  const { view, players, lines, you } = props;
  return {
    ...props,
    view: { turn: lookOf(view.turn), phase: view.phase, round: view.round },
    you: you === null || !isHeld ? null : lookOf(you),
    players: players.map((player) => ({ ...player, seat: lookOf(player.seat) })),
    lines: lines.map(
      (line): Line => Object.assign({}, line, { seat: line.seat === null ? null : lookOf(line.seat) }),
    ),
  };
}
