import type { Seat } from '../../engine/core/game.ts';
import type { Card, Event, TerritoryId } from '../../engine/territories/types.ts';
import { DEPTH } from '../beat.ts';
import type { Point } from '../cross.ts';
import { FADE } from '../draft.ts';
import { upright as standing } from '../motions.ts';
import { type MapCut, panOf, siteIn, TILE } from './cut.ts';

/** Where the hands are: the teams' panels above the board, and the hand that lies open at this screen. */
const HANDS = {
  lying: {
    teams: [
      { x: 480, y: -70 },
      { x: 890, y: -70 },
    ],
    open: { x: 1120, y: 450 },
  },
  upright: {
    teams: [
      { x: 200, y: -66 },
      { x: 540, y: -66 },
    ],
    open: { x: 500, y: 1090 },
  },
} as const;

/** The deck lies off the board, below it; a card that is drawn is shown in the middle of the lower half. */
const DECK = { lying: { x: 500, y: 690 }, upright: { x: 300, y: 1090 } } as const;
const SHOWN = { lying: { x: 500, y: 430 }, upright: { x: 300, y: 720 } } as const;

const way = (upright: boolean): 'lying' | 'upright' => (upright ? 'upright' : 'lying');

function handOf({ upright, open }: MapCut, team: Seat): Point {
  const hands = HANDS[way(upright)];
  return open === team ? hands.open : hands.teams[team === 0 ? 0 : 1];
}

const FACES: Readonly<Record<Card, string>> = {
  steal: 'card-steal',
  shield: 'card-shield',
  secondChance: 'card-second',
};
const BACK = 'card-back';

/** How large a card is in flight, on the table 1. */
const NEAR = 1.35;
const LIFT = 0.8 * TILE;
/** A card that is played: it has turned over, it touches the land, the stamp falls, it fades. */
const TURNED = 180;
const STAMP = 420;
const GONE = 480;
/** From the sound of a card played to its stamp. */
const STAMP_LEAD = 165;

/**
 * A card leaves a team's hand, turns over, flies to a territory and is stamped on it. Returns when the stamp falls. The
 * beat lasts as long whether or not anybody saw the card before.
 */
export function playCard(cut: MapCut, team: Seat, card: Card, territory: TerritoryId): number {
  const { draft } = cut;
  const hand = handOf(cut, team);
  const { x, y } = siteIn(cut, territory);
  const to = { x, y: y - 12 };
  const from = draft.calm ? to : hand;
  draft.enter({
    actor: 'card',
    at: 0,
    until: GONE + FADE,
    space: 'board',
    look: { kind: 'frame', frame: draft.calm ? FACES[card] : BACK },
    pose: { ...standing(from.x, from.y, DEPTH.flight), alpha: 0 },
  });
  draft.tween('card', { alpha: 1 }, 0, FADE);
  if (!draft.calm) {
    draft.tween('card', to, 40, STAMP - 60, 'inOutQuad');
    turnOver(cut, FACES[card], 60, TURNED);
    draft.tween('card', { lift: LIFT, scaleX: NEAR, scaleY: NEAR }, TURNED, STAMP - 120, 'outQuad');
    draft.tween('card', { lift: 0, scaleX: 1, scaleY: 1 }, STAMP - 120, STAMP, 'inQuad');
    draft.decorate({ at: STAMP, kind: 'dust', x, y, seat: team });
  }
  draft.tween('card', { alpha: 0 }, GONE, GONE + FADE);
  draft.cue({ at: STAMP, cue: 'card-played', pan: panOf(cut, to) }, STAMP_LEAD);
  return STAMP;
}

/** The card turns round its upright axis and shows another side. */
function turnOver({ draft }: MapCut, frame: string, from: number, until: number): void {
  const half = (from + until) / 2;
  draft.tween('card', { scaleX: 0 }, from, half, 'inQuad');
  draft.swap('card', frame, half);
  draft.tween('card', { scaleX: 1 }, half, until, 'outQuad');
}

/** When a drawn card is in sight, when it goes on, and when it is in the hand. */
const IN_SIGHT = 180;
const GOES = 520;
const IN_HAND = 700;

/** A card comes off the deck, is shown to those who may see it, and goes to the hand. */
export function drawCard(cut: MapCut, { seat, card }: Extract<Event, { type: 'cardDrawn' }>): void {
  const { draft, upright } = cut;
  const [deck, shown] = [DECK[way(upright)], SHOWN[way(upright)]];
  draft.cue({ at: 0, cue: 'card-drawn' });
  const start = draft.calm ? shown : deck;
  draft.enter({
    actor: 'card',
    at: 0,
    until: IN_HAND,
    space: 'board',
    look: { kind: 'frame', frame: draft.calm && card ? FACES[card] : BACK },
    pose: { ...standing(start.x, start.y, DEPTH.flight), alpha: 0 },
  });
  draft.tween('card', { alpha: 1 }, 0, FADE);
  if (!draft.calm) {
    draft.tween('card', shown, 0, IN_SIGHT);
    if (card) turnOver(cut, FACES[card], IN_SIGHT, IN_SIGHT + FADE);
    draft.tween('card', handOf(cut, seat), GOES, IN_HAND, 'inQuad');
  }
  draft.tween('card', { alpha: 0 }, IN_HAND - FADE, IN_HAND);
}

/** A card goes from the hand to the discards, face up. */
export function discardCard(cut: MapCut, { seat, card }: Extract<Event, { type: 'cardDiscarded' }>): void {
  const { draft, upright } = cut;
  const [deck, shown] = [DECK[way(upright)], SHOWN[way(upright)]];
  const start = draft.calm ? shown : handOf(cut, seat);
  draft.cue({ at: 0, cue: 'card-drawn', rate: 0.85 });
  draft.enter({
    actor: 'card',
    at: 0,
    until: IN_HAND,
    space: 'board',
    look: { kind: 'frame', frame: FACES[card] },
    pose: { ...standing(start.x, start.y, DEPTH.flight), alpha: 0 },
  });
  draft.tween('card', { alpha: 1 }, 0, FADE);
  if (!draft.calm) {
    draft.tween('card', shown, 0, IN_SIGHT);
    draft.tween('card', deck, GOES, IN_HAND, 'inQuad');
  }
  draft.tween('card', { alpha: 0 }, IN_HAND - FADE, IN_HAND);
}

/** The discards come back, face down: three cards slide over one another. */
export function reshuffle({ draft, upright }: MapCut): void {
  const { x, y } = SHOWN[way(upright)];
  for (const [order, side] of [-1, 1, -1].entries()) {
    const actor = `card ${order}`;
    const at = order * 100;
    const pose = { ...standing(x + side * 40, y, DEPTH.flight + order), alpha: 0 };
    draft.enter({ actor, at, until: 480, space: 'board', look: { kind: 'frame', frame: BACK }, pose });
    draft.tween(actor, { alpha: 1 }, at, at + 60);
    if (!draft.calm) draft.tween(actor, { x }, at, at + 160, 'inOutQuad');
    draft.tween(actor, { alpha: 0 }, 400, 480);
    draft.cue({ at, cue: 'card-drawn', gain: -3 });
  }
}
