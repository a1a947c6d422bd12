import type { Event, TerritoryId } from '../../engine/territories/types.ts';
import { DEPTH } from '../beat.ts';
import { type Draft, FADE } from '../draft.ts';
import { squash, tag } from '../motions.ts';
import { findIn, type MapCut, panOf, siteIn, TILE } from './cut.ts';
import {
  castleActor,
  cloudActor,
  driftActor,
  flagActor,
  landActor,
  questionActor,
  siteActor,
  swordsActor,
  threatActor,
  veilActor,
} from './layout.ts';
import { lookOf } from './look.ts';
import { cloudsOver } from './map.ts';

type Of<T extends Event['type']> = Extract<Event, { type: T }>;

/** When the flag stands. */
const PLANTED = 160;
/** When its colour has reached the borders, and when its sway is over. */
type Pace = { readonly spread: number; readonly still: number };
const CONQUEST: Pace = { spread: 440, still: 560 };
/** A theft hurries: in its sound the lock closes when it closes in the beat after it. */
const THEFT: Pace = { spread: 380, still: 400 };
/** How high flags and castles fall from, in map units. */
const FALL = 1.1 * TILE;

/** A flag is planted on neutral land, and its colour runs from it to the borders. */
export function conquer(cut: MapCut, { seat, territory }: Of<'conquered'>): void {
  raise(cut, territory, seat, CONQUEST);
  cut.draft.cue({ at: PLANTED, cue: 'conquered', pan: panOf(cut, siteIn(cut, territory)) });
}

/** The old flag falls, the new one is planted, and its colour sweeps over the other. The lock follows at once. */
export function takeOver(cut: MapCut, { seat, territory, from }: Of<'stolen'>): void {
  const { draft } = cut;
  const fallen = flagActor(territory, from);
  if (!draft.calm) draft.tween(fallen, { angle: 78 }, 0, PLANTED, 'inQuad');
  draft.tween(fallen, { alpha: 0 }, PLANTED - FADE, PLANTED + FADE);
  for (const actor of [threatActor(territory), swordsActor(territory)])
    draft.tween(actor, { alpha: 0 }, 0, FADE);
  raise(cut, territory, seat, THEFT);
  draft.set(landActor(territory, from), { alpha: 0 }, THEFT.spread);
  draft.cue({ at: PLANTED, cue: 'steal-succeeds' }, PLANTED);
}

/** A team's flag is planted, its colour spreads, and the point that the territory brings rises from it. */
function raise(cut: MapCut, territory: TerritoryId, team: number, pace: Pace): void {
  plant(cut, territory, team, pace);
  spread(cut, territory, team, pace);
  gain(cut, territory, team, pace);
  cut.draft.last(pace.still);
}

/** The flag comes down on its foot and sways once. */
function plant({ draft, after }: MapCut, territory: TerritoryId, team: number, { still }: Pace): void {
  const flag = findIn(after, flagActor(territory, team));
  if (!flag) return;
  const name = draft.appear(flag, 0, FADE);
  if (draft.calm) return;
  draft.set(name, { lift: FALL }, 0);
  draft.tween(name, { lift: 0 }, 40, PLANTED, 'inQuad');
  const swing = (share: number): number => PLANTED + (still - PLANTED) * share;
  draft.tween(name, { angle: 10 }, PLANTED, swing(0.25), 'outQuad');
  draft.tween(name, { angle: -7 }, swing(0.25), swing(0.6), 'inOutQuad');
  draft.tween(name, { angle: 0 }, swing(0.6), still, 'inOutQuad');
  const { x, y } = flag.pose;
  draft.decorate({ at: PLANTED, kind: 'dust', x, y, seat: team });
}

/** The colour grows from the site over what lay there: lands are convex, so it stays within its borders. */
function spread({ draft, after }: MapCut, territory: TerritoryId, team: number, pace: Pace): void {
  const land = findIn(after, landActor(territory, team));
  if (!land) return;
  const name = draft.appear(land, draft.calm ? 0 : PLANTED, draft.calm ? pace.spread : PLANTED + 60);
  if (draft.calm) return;
  draft.set(name, { scaleX: 0.08, scaleY: 0.08, depth: DEPTH.land + 1 }, PLANTED);
  draft.tween(name, { scaleX: land.pose.scaleX, scaleY: land.pose.scaleY }, PLANTED, pace.spread, 'outQuad');
  draft.set(name, { depth: land.pose.depth }, pace.still);
}

/** The point that a territory brings rises from it. */
function gain(cut: MapCut, territory: TerritoryId, team: number, { still }: Pace): void {
  const { draft } = cut;
  const { x, y } = siteIn(cut, territory);
  tag(draft, 'gain', 1, { x, y: y - TILE }, PLANTED, still, TILE);
  draft.decorate({ at: PLANTED, kind: 'sparkle', x, y, seat: lookOf(team) });
}

/** When the castle is down and its lock closed, and from the lock's sound to that. */
const CLOSED = 130;
const LOCK_LEAD = 92;

/** The site becomes a castle: it comes down, and the chain closes round the land. A theft has the lock in its own sound. */
export function lockLand(cut: MapCut, { seat, territory, why }: Of<'locked'>): void {
  const { draft, after } = cut;
  const castle = findIn(after, castleActor(territory));
  const land = findIn(after, landActor(territory, seat));
  if (!castle || !land) return;
  const name = draft.appear(castle, 0, 40);
  if (!draft.calm) {
    draft.set(name, { lift: FALL }, 0);
    draft.tween(name, { lift: 0 }, 0, CLOSED, 'inQuad');
    squash(draft, name, castle.pose, CLOSED);
    const { x, y } = siteIn(cut, territory);
    for (const side of [-1, 1])
      draft.decorate({ at: CLOSED, kind: 'dust', x: x + side * 24, y: y + 10, seat });
  }
  draft.tween(siteActor(territory), { alpha: 0 }, CLOSED - 40, CLOSED);
  draft.swap(land.actor, land.frame, CLOSED);
  if (why === 'shield')
    draft.cue({ at: CLOSED, cue: 'lock', pan: panOf(cut, siteIn(cut, territory)) }, LOCK_LEAD);
  draft.last(CLOSED + FADE);
}

/** When the cloud is off, and when what it hid is there. */
const LIFTED = 360;
const SEEN = 480;

/** The clouds lift off a hidden territory. */
export function reveal(cut: MapCut, { territory }: Of<'revealed'>): void {
  if (territory === null) return;
  const { draft, after, upright } = cut;
  draft.cue({ at: 0, cue: 'revealed', pan: panOf(cut, siteIn(cut, territory)) });
  const question = questionActor(territory);
  if (!draft.calm) draft.tween(question, { scaleX: 0.4, scaleY: 0.4 }, 0, LIFTED / 2, 'inQuad');
  draft.tween(question, { alpha: 0 }, 60, LIFTED / 2);
  const drifting = cloudsOver(territory, upright).map((_, index) => driftActor(territory, index));
  for (const cloud of [cloudActor(territory), ...drifting]) liftCloud(draft, cloud);
  draft.tween(veilActor(territory), { alpha: 0 }, LIFTED / 3, SEEN, 'linear');
  const site = findIn(after, siteActor(territory));
  if (!site) return;
  const name = draft.appear(site, LIFTED / 2, LIFTED);
  draft.last(SEEN);
  if (draft.calm) return;
  draft.set(name, { scaleX: 0.6, scaleY: 0.6 }, LIFTED / 2);
  draft.tween(name, { scaleX: 1, scaleY: 1 }, LIFTED / 2, SEEN, 'outBack');
  const { x, y } = siteIn(cut, territory);
  draft.decorate({ at: LIFTED, kind: 'sparkle', x, y, seat: 0 });
}

function liftCloud(draft: Draft, cloud: string): void {
  const now = draft.poseOf(cloud);
  if (!now) return;
  const { x, y, scaleX, scaleY } = now;
  const away = { x: x + TILE, y: y - TILE, scaleX: scaleX * 1.3, scaleY: scaleY * 1.3 };
  if (!draft.calm) draft.tween(cloud, away, 0, LIFTED, 'inQuad');
  draft.tween(cloud, { alpha: 0 }, LIFTED / 3, LIFTED, 'linear');
}
