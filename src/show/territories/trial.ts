import type { Choice, Progress } from '../../engine/territories/challenge-types.ts';
import type { Event, View } from '../../engine/territories/types.ts';
import { dieActor, shakeDice, tumble } from '../dice.ts';
import { FADE } from '../draft.ts';
import { bounce } from '../motions.ts';
import { poseIn } from '../reel.ts';
import { findIn, type MapCut, siteIn, TILE } from './cut.ts';
import { setActor, travellerActor } from './layout.ts';
import { lookOf } from './look.ts';
import { ANSWER_REST } from './steal.ts';

type Of<T extends Event['type']> = Extract<Event, { type: T }>;

/** How long the hand takes to gather dice, and a die to be put by. */
const GATHER = 180;
const PUT = 200;

/** A challenge begins: the team gathers itself, and takes the dice. In a steal the owner may answer first. */
export function begin(cut: MapCut, { seat, steal, progress, asked }: Of<'challengeStarted'>): void {
  const { draft } = cut;
  if (!draft.calm) bounce(draft, travellerActor(seat), 0, 200, 0.2 * TILE);
  if (!asked) gather(cut, progress);
  draft.last(240 + (steal ? ANSWER_REST : 0));
}

/** The hand takes up dice that are to be thrown, if there are any. */
export function gather({ draft }: MapCut, { dice }: Progress): void {
  if (!dice.includes(0)) return;
  draft.cue({ at: 0, cue: 'dice-shake' });
  draft.last(draft.calm ? FADE : GATHER);
}

/** What a choice puts by moves to its place, what it throws again is taken up. */
export function choose(cut: MapCut, choice: Choice, now: Progress, next: Progress): void {
  const kept = keptBy(choice, now);
  for (const [die, to] of kept) carry(cut, dieActor(die), setActor(to));
  for (const [die, face] of now.dice.entries()) {
    const stays = choice.type === 'call' || choice.type === 'add' || next.dice[die] === face;
    const isTaken = choice.type === 'keep' ? !kept.has(die) : !stays && !kept.has(die);
    if (isTaken && face > 0) cut.draft.tween(dieActor(die), { alpha: 0 }, 0, FADE);
  }
  gather(cut, next);
}

/** For each die that a choice puts by, its number among those put by. */
function keptBy(choice: Choice, { dice, set }: Progress): ReadonlyMap<number, number> {
  switch (choice.type) {
    case 'keep':
      return new Map(choice.dice.map((die, order) => [die, set.length + order]));
    case 'throw':
      return new Map(dice.map((_, die) => [die, set.length + die]));
    case 'stop':
      return new Map(dice.map((_, die) => [die, die]));
    case 'place':
      return new Map([[0, choice.step]]);
    default:
      return new Map();
  }
}

/** What stood as one actor before the beat goes on as another one of the picture after it. */
function carry({ draft, before, after }: MapCut, from: string, to: string): void {
  const goes = findIn(before, from);
  const comes = findIn(after, to);
  if (!goes || !comes) return;
  const name = findIn(before, to) ? to : draft.appear(comes, 0, 1);
  const { x, y, scaleX, scaleY, alpha } = goes.pose;
  draft.set(name, { x, y, scaleX, scaleY, alpha }, 0);
  if (name === to) draft.swap(to, comes.frame, 0);
  draft.set(from, { alpha: 0 }, 0);
  const { pose } = comes;
  draft.tween(name, { x: pose.x, y: pose.y, scaleX: pose.scaleX, scaleY: pose.scaleY }, 0, PUT);
}

/** The dice in the air fall. `now` is how the challenge stood before. */
export function fall(cut: MapCut, { seat, landed }: Of<'diceThrown'>, now: Progress): void {
  tumble(
    cut,
    lookOf(seat),
    landed.map((face, die) => (now.dice[die] === 0 ? face : null)),
  );
}

/**
 * What dice mean once they lie. Higher or lower: the one that was beaten is put by, and the one thrown is the next to
 * beat. Beat the house: they make room for the next.
 */
export function sortOut(cut: MapCut, lying: View, next: View): void {
  cut.draft.last(PUT);
  const [before, after] = [lying.challenge?.progress, next.challenge?.progress];
  if (before?.dice.length !== 2 || after?.dice.length !== 1) return;
  if (after.set.length > before.set.length) carry(cut, dieActor(0), setActor(before.set.length));
  carry(cut, dieActor(1), dieActor(0));
  cut.draft.cue({ at: PUT, cue: 'roll-stored' });
}

/** The dice leap one after the other. */
export function pass(cut: MapCut, { territory, seat }: Of<'challengePassed'>): void {
  const { draft, before } = cut;
  draft.cue({ at: 0, cue: 'challenge-passed' });
  const dice = before.filter(({ space, pose }) => space === 'tray' && pose.alpha > 0);
  for (const [order, { actor }] of dice.entries()) {
    const from = order * 40;
    if (!draft.calm) bounce(draft, actor, from, from + 200, 0.4);
  }
  draft.decorate({ at: 0, kind: 'sparkle', ...siteIn(cut, territory), seat: lookOf(seat) });
  draft.last(520);
}

/** The dice shake their heads. Whether a Second Chance is in the hand is not to be seen. */
export function miss(cut: MapCut): void {
  cut.draft.cue({ at: 0, cue: 'challenge-failed' });
  shakeDice(cut);
  cut.draft.last(cut.draft.ms + ANSWER_REST);
}

/** A team rests where it stands. */
export function rest({ draft, before }: MapCut, { seat }: Of<'rested'>): void {
  const actor = travellerActor(seat);
  const { scaleX, scaleY } = poseIn(before, actor);
  draft.last(320);
  if (draft.calm) return;
  draft.tween(actor, { scaleX: scaleX * 1.06, scaleY: scaleY * 0.9 }, 0, 140, 'outQuad');
  draft.tween(actor, { scaleX, scaleY }, 140, 320, 'inOutQuad');
}
