import type { Seat } from '../../engine/core/game.ts';
import { isCastle, isMarked, isTile, tileOf, YARD } from '../../engine/nobles/places.ts';
import type { SeatState, State } from '../../engine/nobles/types.ts';
import { entryTile, nextSquare, RING } from '../../engine/ring/ring.ts';
import { FARTHEST, type Odds } from './odds.ts';

/** Who stands where: how many Guards of each seat on each tile, and where the Nobles stand (0: not on the ring). */
export type Survey = {
  /** By seat, then by tile 1 to 52. */
  readonly guards: readonly Uint8Array[];
  readonly nobles: readonly number[];
};

export function survey(state: State): Survey {
  const guards = state.seats.map((side) => {
    const counts = new Uint8Array(RING + 1);
    for (const code of side?.guards ?? [])
      if (isTile(code)) counts[tileOf(code)] = (counts[tileOf(code)] ?? 0) + 1;
    return counts;
  });
  return { guards, nobles: state.seats.map((side) => (side && isTile(side.noble) ? tileOf(side.noble) : 0)) };
}

/** How likely an attacker captures, in its next turn, the Guards on each tile and the Noble of one seat. */
export type Threat = { readonly guards: Float64Array; noble: number };

/** The least moving group that a wall of so many opposing Guards lets through. */
const THROUGH = [1, 1, 3, 4, 4] as const;

/** The strength that takes so many Guards. */
const TAKES = [2, 2, 3, 4, 4] as const;

/** What `attacker` threatens of `victim`, one move of one group at a time. */
export function threatOf(on: Survey, attacker: Seat, side: SeatState, odds: Odds, victim: Seat): Threat {
  const threat: Threat = { guards: new Float64Array(RING + 1), noble: 0 };
  const own = on.guards[attacker];
  if (!own) return threat;
  for (let id = 0; id < side.guards.length; id += 1) {
    const code = side.guards[id] ?? YARD;
    if (!isTile(code) || side.guards.indexOf(code) < id) continue;
    const from = tileOf(code);
    for (const step of [1, -1] as const)
      march(on, attacker, from, step, isMarked(code), odds, victim, threat);
  }
  const gate = entryTile(attacker);
  if ((own[gate] ?? 0) > 0 && side.guards.includes(YARD)) {
    strike(on, attacker, gate, 1, side.credits > 0 ? 1 : 11 / 36, victim, threat);
  }
  return threat;
}

/** Walks as far as rolls can carry and strikes at every tile on the way that the walls let a group come to. */
function march(
  on: Survey,
  attacker: Seat,
  from: number,
  step: 1 | -1,
  turnsIn: boolean,
  odds: Odds,
  victim: Seat,
  threat: Threat,
): void {
  const size = on.guards[attacker]?.[from] ?? 0;
  const gate = entryTile(attacker);
  let least = 1;
  let tile = from;
  for (let steps = 1; steps <= FARTHEST; steps += 1) {
    if (turnsIn && tile === gate) return;
    tile = nextSquare(tile, step);
    if (!isCastle(tile) && tile !== gate) {
      for (let other = 0; other < on.guards.length; other += 1) {
        if (other !== attacker) least = Math.max(least, THROUGH[on.guards[other]?.[tile] ?? 0] ?? 1);
      }
      if (least > size) return;
    }
    const isThere = (on.guards[victim]?.[tile] ?? 0) > 0 || on.nobles[victim] === tile;
    if (!isThere) continue;
    for (let movers = least; movers <= size; movers += 1) {
      strike(on, attacker, tile, movers, odds[movers]?.[steps] ?? 0, victim, threat);
    }
  }
}

/** Notes that `movers` Guards come to a tile with this chance, and what they take there. */
function strike(
  on: Survey,
  attacker: Seat,
  tile: number,
  movers: number,
  chance: number,
  victim: Seat,
  threat: Threat,
): void {
  if (chance === 0 || isCastle(tile) || tile === entryTile(victim)) return;
  const strength = movers + (on.guards[attacker]?.[tile] ?? 0);
  if (strength < 2) return;
  const standing = on.guards[victim]?.[tile] ?? 0;
  if (standing > 0 && strength >= (TAKES[standing] ?? 4)) {
    threat.guards[tile] = Math.max(threat.guards[tile] ?? 0, chance);
  }
  if (on.nobles[victim] === tile) threat.noble = Math.max(threat.noble, chance);
}
