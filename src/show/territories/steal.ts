import type { Event } from '../../engine/territories/types.ts';
import { FADE } from '../draft.ts';
import { playCard } from './cards.ts';
import { findIn, type MapCut, panOf, siteIn, TILE } from './cut.ts';
import { swordsActor, threatActor } from './layout.ts';

type Of<T extends Event['type']> = Extract<Event, { type: T }>;

/**
 * How long the picture rests where a hidden hand may hold an answer. It is as long whether or not it does, and long
 * enough for a bot to think.
 */
export const ANSWER_REST = 700;

/** How long the threat takes to close round its target. */
const CLOSES = 240;

/** The card is stamped on its target, a ring closes round that, and swords cross over it: both teams see the threat. */
export function announce(cut: MapCut, { seat, territory }: Of<'stealAnnounced'>): void {
  const { draft, after } = cut;
  const at = playCard(cut, seat, 'steal', territory);
  draft.cue({ at, cue: 'steal-announced', pan: panOf(cut, siteIn(cut, territory)) });
  const [ring, swords] = [findIn(after, threatActor(territory)), findIn(after, swordsActor(territory))];
  if (!ring || !swords) return;
  for (const [order, placement] of [ring, swords].entries()) {
    const from = at + order * 80;
    const name = draft.appear(placement, from, from + 80);
    if (draft.calm) continue;
    draft.set(name, { scaleX: 1.6, scaleY: 1.6 }, from);
    draft.tween(name, { scaleX: 1, scaleY: 1 }, from, at + CLOSES, 'outBack');
  }
  draft.last(at + CLOSES + ANSWER_REST);
}

/** The swords are struck away and the ring bursts; a steal that is given up only fades. */
export function fail(cut: MapCut, { territory, why }: Of<'stealFailed'>): void {
  const { draft } = cut;
  const [ring, swords] = [threatActor(territory), swordsActor(territory)];
  const at = siteIn(cut, territory);
  draft.cue({ at: 0, cue: 'steal-fails', pan: panOf(cut, at) });
  if (why !== 'givenUp' && !draft.calm) {
    const now = draft.poseOf(swords);
    if (now) {
      draft.tween(swords, { x: now.x + TILE, angle: 200 }, 0, 300, 'linear');
      draft.tween(swords, { y: now.y - 0.6 * TILE }, 0, 120, 'outQuad');
      draft.tween(swords, { y: now.y + TILE }, 120, 300, 'inQuad');
    }
    draft.tween(ring, { scaleX: 1.35, scaleY: 1.35 }, 0, 240, 'outQuad');
    draft.decorate({ at: 0, kind: 'sparkle', ...at, seat: 0 });
  }
  draft.tween(ring, { alpha: 0 }, 60, 240, 'linear');
  draft.tween(swords, { alpha: 0 }, 180, 180 + FADE, 'linear');
  draft.last(420);
}
