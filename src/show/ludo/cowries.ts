import { showLying, throwFrom, toss } from '../dice.ts';
import { FADE } from '../draft.ts';
import type { Cut } from '../reel.ts';
import { COWRIES, cowrieActor } from './layout.ts';

/** When the first shell touches the cloth, how far apart the others do, and how long each bounces. */
const TOUCH = 380;
const APART = 26;
const BOUNCE = 80;
const STILL = 140;
/** How far apart they leave the hand. */
const SPREAD = 0.07;

/** Six cowries fall on the cloth one after the other and lie as the throw says. The first contact is their sound. */
export function scatter({ draft, after }: Cut, seat: number): void {
  const { x, y } = throwFrom(seat);
  for (const cowrie of COWRIES) {
    const actor = cowrieActor(cowrie);
    const lying = after.find((placement) => placement.actor === actor);
    if (!lying) continue;
    const { pose: rest, frame: shows } = lying;
    if (draft.calm) {
      showLying(draft, actor, rest, shows);
      continue;
    }
    const touch = TOUCH + cowrie * APART;
    const turning = (turn: number): string => ((turn + cowrie) % 2 === 0 ? 'cowrie-up' : 'cowrie-down');
    const from = { x: x + cowrie * SPREAD, y };
    toss(draft, { actor, from, rest, touch, bounce: touch + BOUNCE, still: touch + STILL, turning, shows });
  }
  draft.cue({ at: draft.calm ? 0 : TOUCH, cue: 'cowries' });
  draft.last(draft.calm ? 2 * FADE : TOUCH + 5 * APART + STILL);
}
