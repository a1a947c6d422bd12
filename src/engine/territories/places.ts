import type { Seat } from '../core/game.ts';
import { DIFFICULTIES, type Difficulty, KINDS, type Kind } from './challenge-types.ts';
import map from './map.json' with { type: 'json' };
import { BASES, type Place, TERRITORIES, type TerritoryId } from './types.ts';

/** What the map says of a territory. Clauses B1 to B5. */
export type Territory = {
  readonly id: TerritoryId;
  readonly difficulty: Difficulty;
  /** The kind of its challenge as printed. */
  readonly printed: Kind;
  /** Whether it is revealed at the start. */
  readonly revealed: boolean;
  /** The territory onto which the half turn maps it. */
  readonly mirror: TerritoryId;
};

/** The item of `list` that a word of the map names. Throws a `RangeError` where there is none: then the map is wrong. */
function read<Item>(list: readonly Item[], word: string): Item {
  const found = list.find((item) => item === word);
  if (found === undefined)
    throw new RangeError(`territories: map.json: "${word}" is none of ${list.join(', ')}`);
  return found;
}

/** The territories, in the order of their numbers. */
export const territories: readonly Territory[] = map.territories.map((given) => ({
  id: read(TERRITORIES, given.id),
  difficulty: read(DIFFICULTIES, given.difficulty),
  printed: read(KINDS, given.challenge),
  revealed: given.revealed,
  mirror: read(TERRITORIES, given.mirror),
}));

const byId: ReadonlyMap<TerritoryId, Territory> = new Map(territories.map((land) => [land.id, land]));

/** What the map says of a territory. */
export function territoryOf(id: TerritoryId): Territory {
  const found = byId.get(id);
  if (!found) throw new RangeError(`territories: map.json has no ${id}`);
  return found;
}

export const PLACES: readonly Place[] = [...TERRITORIES, ...BASES];

/** A team's base. */
export const baseOf = (seat: Seat): Place => (seat === 0 ? 'b0' : 'b1');

export const isTerritory = (place: unknown): place is TerritoryId =>
  TERRITORIES.some((territory) => territory === place);
export const isPlace = (place: unknown): place is Place => PLACES.some((known) => known === place);

/** The roads, each as the two places it links. */
export const roads: readonly (readonly [Place, Place])[] = map.links.map(([from = '', to = '']) => [
  read(PLACES, from),
  read(PLACES, to),
]);

/** The places that a road links with each place. */
export const neighbours: ReadonlyMap<Place, readonly Place[]> = new Map(
  PLACES.map((place) => [
    place,
    roads.flatMap(([from, to]) => (from === place ? [to] : to === place ? [from] : [])),
  ]),
);

/** By seat, then by the place a team starts from: the shortest way to every other place, without the opposing base. */
const ways: readonly ReadonlyMap<Place, ReadonlyMap<Place, readonly Place[]>>[] = [0, 1].map(
  (seat) => new Map(PLACES.map((place) => [place, waysFrom(seat, place)])),
);

function waysFrom(seat: Seat, from: Place): ReadonlyMap<Place, readonly Place[]> {
  const found = new Map<Place, readonly Place[]>([[from, []]]);
  for (const [place, way] of found) {
    for (const next of neighbours.get(place) ?? []) {
      if (next !== baseOf(1 - seat) && !found.has(next)) found.set(next, [...way, next]);
    }
  }
  return found;
}

/**
 * A shortest way of a team, without the place it starts from: empty where it stands already, `null` to the opposing
 * base. Its length is the number of roads. Clauses B2, T2, T3.
 */
export const wayTo = (seat: Seat, from: Place, to: Place): readonly Place[] | null =>
  ways[seat]?.get(from)?.get(to) ?? null;

/** How many roads away a place is for a team; `Infinity` for the opposing base. */
export const distance = (seat: Seat, from: Place, to: Place): number =>
  wayTo(seat, from, to)?.length ?? Number.POSITIVE_INFINITY;

/** The places a team can reach by at most so many roads, nearest first, without the one where it stands. */
export function reach(seat: Seat, from: Place, most: number): Place[] {
  const found: Place[] = [];
  for (const [place, way] of ways[seat]?.get(from) ?? []) {
    if (way.length > 0 && way.length <= most) found.push(place);
  }
  return found;
}
