import { chooseAction } from '../../src/bots/index.ts';
import { type Played, playMatch } from '../../src/cli/play.ts';
import { commitment } from '../../src/engine/core/random.ts';
import { ludo } from '../../src/engine/ludo/index.ts';
import type { LudoTypes, Options } from '../../src/engine/ludo/types.ts';

/** A step in which seat 0 acts, and the one after it: what a throw brings stands there. */
export type Moment = { readonly now: Played<LudoTypes>; readonly next: Played<LudoTypes> };

/** In so many matches a moment should be found. */
const MATCHES = 200;

/**
 * A match of Ludo that stands before a moment such as is wanted, as the page keeps matches: a person in seat 0, bots
 * in the others, who have all played well so far.
 */
export function keptBefore(options: Partial<Options>, isWanted: (moment: Moment) => boolean): string {
  for (let number = 0; number < MATCHES; number += 1) {
    const seed = `moment ${number}`;
    const steps = [
      ...playMatch(ludo, options, seed, ({ state }, seat) =>
        chooseAction({ game: 'ludo', level: 'greedy', seat, view: ludo.view(state, seat) }),
      ),
    ];
    const at = steps.findIndex((now, index) => {
      const next = steps[index + 1];
      return next && now.input.kind === 'action' && now.input.seat === 0 && isWanted({ now, next });
    });
    const found = steps[at];
    if (!found) continue;
    const { options: settings, seats } = found.before;
    return JSON.stringify({
      format: 1,
      record: {
        game: ludo.id,
        rules: ludo.rules,
        options: settings,
        seats,
        commitment: commitment(seed),
        inputs: steps.slice(0, at).map(({ input }) => input),
      },
      seed,
      isSeedChosen: false,
      players: seats.map((seat) =>
        seat === 0 ? { seat, kind: 'person' } : { seat, kind: 'bot', level: 'greedy' },
      ),
    });
  }
  throw new Error(`no such moment in ${MATCHES} matches of ${JSON.stringify(options)}`);
}
