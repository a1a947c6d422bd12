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

/** A Guard that can come to a tile alone: from where (the Yard by an exit), and how far that is. */
type Arrival = { readonly tile: number; readonly from: number; readonly steps: number };

/** One attacker's look at one victim. */
type Look = {
  readonly on: Survey;
  readonly attacker: Seat;
  readonly victim: Seat;
  readonly odds: Odds;
  readonly arrivals: Arrival[];
  readonly threat: Threat;
};

/** How likely a credit is thrown: a 6 with one of two dice. */
const CREDIT_THROWN = 11 / 36;

/**
 * What `attacker` threatens of `victim` in one turn: one move of a group, or two Guards that come to a tile one after
 * the other, from the Yard too.
 */
export function threatOf(on: Survey, attacker: Seat, side: SeatState, odds: Odds, victim: Seat): Threat {
  const threat: Threat = { guards: new Float64Array(RING + 1), noble: 0 };
  const look: Look = { on, attacker, victim, odds, arrivals: [], threat };
  for (let id = 0; id < side.guards.length; id += 1) {
    const code = side.guards[id] ?? YARD;
    if (!isTile(code) || side.guards.indexOf(code) < id) continue;
    march(look, tileOf(code), 1, isMarked(code));
    march(look, tileOf(code), -1, isMarked(code));
  }
  exit(look, side);
  meet(look);
  return threat;
}

/** Walks as far as rolls can carry and strikes at every tile on the way that the walls let a group come to. */
function march(look: Look, from: number, step: 1 | -1, turnsIn: boolean): void {
  const { on, attacker, victim, odds } = look;
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
    if (!isThere || isCastle(tile) || tile === entryTile(victim)) continue;
    if (least === 1) look.arrivals.push({ tile, from, steps });
    for (let movers = least; movers <= size; movers += 1) {
      strike(look, tile, movers, odds.group[movers]?.[steps] ?? 0);
    }
  }
}

/** A Guard that leaves the Yard comes to the entry tile without rolls. */
function exit(look: Look, side: SeatState): void {
  const gate = entryTile(look.attacker);
  let waiting = 0;
  for (const code of side.guards) if (code === YARD) waiting += 1;
  if (waiting === 0) return;
  const credit = side.credits > 0 ? 1 : CREDIT_THROWN;
  strike(look, gate, 1, credit);
  if (waiting > 1 && side.credits > 0) strike(look, gate, 2, side.credits > 1 ? 1 : CREDIT_THROWN);
  for (const { tile, steps } of look.arrivals) {
    if (tile === gate) strike(look, gate, 2, credit * (look.odds.pair[steps]?.[0] ?? 0));
  }
}

/** Two Guards meet where a piece stands: the first lands there, the second may go on. */
function meet(look: Look): void {
  const { on, attacker, odds, arrivals } = look;
  for (const first of arrivals) {
    for (const second of arrivals) {
      if (first === second || first.tile !== second.tile) continue;
      if (first.from === second.from && (on.guards[attacker]?.[first.from] ?? 0) < 2) continue;
      strike(look, first.tile, 2, odds.pair[first.steps]?.[second.steps] ?? 0);
    }
  }
}

/** Notes that `comers` Guards come to a tile with this chance, and what they take there. */
function strike({ on, attacker, victim, threat }: Look, tile: number, comers: number, chance: number): void {
  if (chance === 0 || isCastle(tile) || tile === entryTile(victim)) return;
  const strength = comers + (on.guards[attacker]?.[tile] ?? 0);
  if (strength < 2) return;
  const standing = on.guards[victim]?.[tile] ?? 0;
  if (standing > 0 && strength >= (TAKES[standing] ?? 4)) {
    threat.guards[tile] = Math.max(threat.guards[tile] ?? 0, chance);
  }
  if (on.nobles[victim] === tile) threat.noble = Math.max(threat.noble, chance);
}
