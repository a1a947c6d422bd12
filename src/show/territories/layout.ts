import type { Seat } from '../../engine/core/game.ts';
import { isTerritory, PLACES } from '../../engine/territories/places.ts';
import type { Challenge, Place, TerritoryId, View } from '../../engine/territories/types.ts';
import { DEPTH, type Pose } from '../beat.ts';
import type { Point } from '../cross.ts';
import { dieActor } from '../dice.ts';
import { standing } from '../pieces.ts';
import type { Placement } from '../stage.ts';
import { centreOf, cloudsOver, MAP, siteOf, turnOf } from './map.ts';
import { type Slot, trayOf } from './tray.ts';

/** The picture of the board: there is one map. */
export const boardOf = (): 'map' => 'map';

export const landActor = (place: TerritoryId, owner: Seat): string => `land:${place}:${owner}`;
export const veilActor = (place: TerritoryId): string => `veil:${place}`;
export const cloudActor = (place: TerritoryId): string => `cloud:${place}`;
/** The small clouds beside it. */
export const driftActor = (place: TerritoryId, cloud: number): string => `drift:${place}:${cloud}`;
export const questionActor = (place: TerritoryId): string => `question:${place}`;
export const siteActor = (place: TerritoryId): string => `site:${place}`;
export const castleActor = (place: TerritoryId): string => `castle:${place}`;
export const flagActor = (place: TerritoryId, owner: Seat): string => `flag:${place}:${owner}`;
export const threatActor = (place: TerritoryId): string => `threat:${place}`;
export const swordsActor = (place: TerritoryId): string => `swords:${place}`;
export const travellerActor = (team: Seat): string => `traveller:${team}`;
/** A die that was put by, see `Progress`. */
export const setActor = (die: number): string => `set:${die}`;

/** Where things stand, in map units from the middle of a site. */
const OFF = {
  site: { x: 0, y: -10 },
  /** A site makes room for its flag. */
  owned: { x: 5, y: -10 },
  castle: { x: 0, y: -15 },
  base: { x: 0, y: -8 },
  cloud: { x: -3, y: -8 },
  question: { x: 0, y: -12 },
  flag: { x: -28, y: 4 },
  lockedFlag: { x: -33, y: 9 },
  threat: { x: 0, y: -16 },
  swords: { x: 37, y: -46 },
} as const satisfies Record<string, Point>;

/** Where travellers have their feet: alone to the right of a site or base, with the other team side by side. */
const FEET = {
  alone: { x: 48, y: 9 },
  base: { x: 58, y: 12 },
  together: [
    { x: 36, y: 5 },
    { x: 64, y: 13 },
  ],
} as const;

/** Things stand one before the other by their feet. Depths are hundredths of map units, so that all lie below the badges. */
export const depthAt = ({ x, y }: Point): number => (y + x / 1000) / 100;

/** A pose at a place of the board, whole and upright. */
const at = (point: Point, depth = depthAt(point)): Pose => standing(point.x, point.y, 1, depth);

const plus = (point: Point, off: Point): Point => ({ x: point.x + off.x, y: point.y + off.y });

/**
 * Where everything of a view stands: hidden, owned and locked lands, sites, castles, flags, bases, both travellers, the
 * open steals, the dice of the running challenge. Dice in the air have alpha 0.
 */
export function arrange(view: View, upright: boolean): readonly Placement[] {
  return [
    ...PLACES.filter(isTerritory).flatMap((place) => arrangeLand(view, place, upright)),
    ...[0, 1].map((team) => arrangeBase(team, upright)),
    ...view.teams.flatMap(({ steal }) => (steal === null ? [] : arrangeThreat(steal, upright))),
    ...view.teams.map(({ seat }) =>
      onMap(travellerActor(seat), `traveller-${seat}`, at(footOf(view, seat, upright))),
    ),
    ...(view.challenge ? arrangeDice(view.challenge, upright) : []),
  ];
}

const onMap = (actor: string, frame: string, pose: Pose): Placement => ({
  actor,
  frame,
  space: 'board',
  pose,
});

function arrangeLand({ territories }: View, place: TerritoryId, upright: boolean): readonly Placement[] {
  const { owner, locked, revealed } = territories[place];
  const site = siteOf(place, upright);
  const ground = (depth: number): Pose => ({
    ...at(centreOf(place, upright), depth),
    angle: turnOf(upright),
  });
  if (!revealed) {
    const cloud = at(plus(site, OFF.cloud), depthAt(site));
    const question = at(plus(site, OFF.question), depthAt(site) + 1e-4);
    return [
      onMap(veilActor(place), `land-${place}-hidden`, ground(DEPTH.veil)),
      ...cloudsOver(place, upright).map(({ x, y, size }, index) =>
        onMap(driftActor(place, index), 'cloud', standing(x, y, size, DEPTH.veil + 1)),
      ),
      onMap(cloudActor(place), 'cloud', cloud),
      onMap(questionActor(place), 'question', question),
    ];
  }
  if (owner === null)
    return [onMap(siteActor(place), `site-${place}`, at(plus(site, OFF.site), depthAt(site)))];
  const flag = at(plus(site, locked ? OFF.lockedFlag : OFF.flag), depthAt(site) + 2e-4);
  return [
    onMap(landActor(place, owner), `land-${place}-${owner}${locked ? '-locked' : ''}`, ground(DEPTH.land)),
    locked
      ? onMap(castleActor(place), `castle-${owner}`, at(plus(site, OFF.castle), depthAt(site)))
      : onMap(siteActor(place), `site-${place}`, at(plus(site, OFF.owned), depthAt(site))),
    onMap(flagActor(place, owner), `flag-${owner}`, flag),
  ];
}

function arrangeBase(team: Seat, upright: boolean): Placement {
  const site = siteOf(team === 0 ? 'b0' : 'b1', upright);
  return onMap(`base:${team}`, `base-${team}`, at(plus(site, OFF.base), depthAt(site)));
}

/** A steal that both teams see: a ring round the site, before it and behind who stands there, and swords. */
function arrangeThreat(place: TerritoryId, upright: boolean): readonly Placement[] {
  const site = siteOf(place, upright);
  return [
    onMap(threatActor(place), 'threat', at(plus(site, OFF.threat), depthAt(site) + 3e-4)),
    onMap(swordsActor(place), 'swords', at(plus(site, OFF.swords), DEPTH.badge)),
  ];
}

/** Where a team has its feet. */
export function footOf({ teams }: Pick<View, 'teams'>, team: Seat, upright: boolean): Point {
  const place = teams[team]?.at ?? 'b0';
  const isShared = teams.every(({ at }) => at === place);
  return isShared
    ? plus(siteOf(place, upright), FEET.together[team === 0 ? 0 : 1])
    : loneFoot(place, upright);
}

/** Where a team that is alone on a place has its feet; on the base at the right edge of the map, to the left of it. */
export function loneFoot(place: Place, upright: boolean): Point {
  const site = siteOf(place, upright);
  if (place !== 'b0' && place !== 'b1') return plus(site, FEET.alone);
  const { x, y } = FEET.base;
  return plus(site, { x: site.x + 2 * x > (upright ? MAP.height : MAP.width) ? -x : x, y });
}

function arrangeDice(challenge: Challenge, upright: boolean): readonly Placement[] {
  const { dice, set } = challenge.progress;
  const tray = trayOf(challenge, upright);
  return [
    ...set.map((face, die) => dieIn(setActor(die), face, tray.set[die])),
    ...dice.map((face, die) => dieIn(dieActor(die), face, tray.dice[die])),
  ];
}

const NOWHERE: Slot = { x: 0.5, y: 0.5, scale: 1 };

/** A die of the tray: in the air, as on an empty step, it is not to be seen. */
const dieIn = (actor: string, face: number, { x, y, scale }: Slot = NOWHERE): Placement => ({
  actor,
  frame: `die-${Math.max(1, face)}`,
  space: 'tray',
  pose: { ...standing(x, y, scale, y + x / 1000), alpha: face > 0 ? 1 : 0 },
});
