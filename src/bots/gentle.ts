import { uniformFloat64 } from 'pure-rand/distribution/uniformFloat64';
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';
import { type Bot, best, optionsOf } from './bot.ts';

/** Looks at the same things as the greedy bot, but misjudges each action by up to the judge's `slip`. */
export const gentle: Bot = (game, judge, view, seat, random) => {
  const generator = xoroshiro128plusFromState(random);
  const slips = optionsOf(game, judge, game.suppose(view), seat).map((option) => ({
    ...option,
    value: option.value + (uniformFloat64(generator) * 2 - 1) * judge.slip,
  }));
  return best(slips).action;
};
