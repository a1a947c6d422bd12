import type { Seat } from '../core/game.ts';
import { entryTile } from '../ring/ring.ts';
import { HOUSE, pointsOf } from './house.ts';
import { isCastle, isHomeward, isMarked, isTile, otherMark, placeName, YARD } from './places.ts';
import type { Event, Mode, SeatState, Victim } from './types.ts';
import { guardsOn } from './walk.ts';

/** What capturing counts now, by where the capturer's Noble is. Clause C8. */
function factorOf(noble: number): number {
  if (noble === YARD) return HOUSE.factor.yard;
  if (isHomeward(noble)) return HOUSE.factor.homeward;
  return isMarked(noble) ? HOUSE.factor.afterMidpoint : HOUSE.factor.beforeMidpoint;
}

/** Whether a strength takes a set of Guards of one player. The table of clause K1, for captures. */
const takes = (strength: number, standing: number): boolean => strength >= 4 || standing < strength;

/** The pieces of one opponent that fall to `strength` on `tile`; those that fall with a Noble included. Clauses C2 to C7. */
function victimsOf(side: SeatState, seat: Seat, tile: number, strength: number): Victim[] {
  if (tile === entryTile(seat)) return [];
  const marked = otherMark(tile);
  const takesNoble = side.noble === tile || side.noble === marked;
  const takesGuards = takes(strength, guardsOn(side, tile));
  const victims: Victim[] = [];
  for (const [id, code] of side.guards.entries()) {
    const stands = code === tile || code === marked;
    if (takesNoble ? isTile(code) : stands && takesGuards) {
      victims.push({ seat, piece: 'guard', id, from: placeName(code) });
    }
  }
  if (takesNoble) victims.push({ seat, piece: 'noble', id: 0, from: placeName(side.noble) });
  return victims;
}

/** A seat after its victims have gone to the Yard. A lost Noble costs the rolls and credits. Clauses C6, C7. */
function bereave(side: SeatState, victims: readonly Victim[]): SeatState {
  const guards = side.guards.map((code, id) =>
    victims.some((victim) => victim.piece === 'guard' && victim.id === id) ? YARD : code,
  );
  if (!victims.some((victim) => victim.piece === 'noble')) return { ...side, guards };
  return { ...side, guards, noble: YARD, rolls: [], credits: HOUSE.startCredits };
}

/**
 * Captures what `seat` captures on `tile` with `movers` Guards that have just stepped there; `ids` are theirs.
 * Changes `seats` in place and adds the events. Clauses C1 to C8.
 */
export function captureOn(
  seats: (SeatState | null)[],
  mode: Mode,
  seat: Seat,
  ids: readonly number[],
  tile: number,
  events: Event[],
): void {
  const own = seats[seat];
  if (!own || isCastle(tile) || !isAnyoneOn(seats, seat, tile)) return;
  const marked = otherMark(tile);
  const standing = own.guards.flatMap((code, id) =>
    (code === tile || code === marked) && !ids.includes(id) ? [id] : [],
  );
  const strength = ids.length + standing.length;
  if (strength < 2) return;
  const fallen: { seat: Seat; side: SeatState; victims: Victim[] }[] = [];
  for (const [other, side] of seats.entries()) {
    if (!side || other === seat) continue;
    const victims = victimsOf(side, other, tile, strength);
    if (victims.length > 0) fallen.push({ seat: other, side, victims });
  }
  if (fallen.length === 0) return;
  const victims = fallen.flatMap((loss) => loss.victims);
  const factor = factorOf(own.noble);
  const gain = pointsOf(mode).capture * factor * victims.length;
  const combat = own.combat + gain;
  seats[seat] = { ...own, combat };
  events.push({
    type: 'captured',
    seat,
    at: tile,
    victims,
    strength,
    convergence: standing.length > 0,
    standing,
    factor,
    gain,
    combat,
  });
  for (const loss of fallen) {
    const after = bereave(loss.side, loss.victims);
    seats[loss.seat] = after;
    if (!loss.victims.some((victim) => victim.piece === 'noble')) continue;
    events.push({
      type: 'nobleCaptured',
      seat: loss.seat,
      by: seat,
      at: tile,
      lostRolls: loss.side.rolls,
      lostCredits: loss.side.credits,
      credits: after.credits,
    });
  }
}

/** Whether any piece of another seat stands on the tile. Most steps meet nobody: this is the quick way out. */
function isAnyoneOn(seats: readonly (SeatState | null)[], seat: Seat, tile: number): boolean {
  const marked = otherMark(tile);
  for (let other = 0; other < seats.length; other += 1) {
    const side = seats[other];
    if (other === seat || !side) continue;
    if (side.noble === tile || side.noble === marked) return true;
    for (const code of side.guards) if (code === tile || code === marked) return true;
  }
  return false;
}
