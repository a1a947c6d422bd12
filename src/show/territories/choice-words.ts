import type { Choice as DiceChoice } from '../../engine/territories/challenge-types.ts';
import type { Challenge } from '../../engine/territories/types.ts';
import type { Phrase } from '../../i18n/index.ts';
import type { Choice, Use } from './choices.ts';
import { cardName, difficultyName, kindName, percentOf, placeName } from './names.ts';
import type { Prospect } from './prospect.ts';

/** What a choice does, in a few words: "To Korvani, 1 road left". */
export function choiceCaption(choice: Choice): Phrase {
  switch (choice.kind) {
    case 'travel':
      return {
        key: 'territories.choice.travel',
        facts: { place: placeName(choice.place), left: choice.left },
      };
    case 'steal':
      return { key: 'territories.choice.steal', facts: { place: placeName(choice.place) } };
    case 'shield':
      return {
        key: choice.stops ? 'territories.choice.shield.stops' : 'territories.choice.shield',
        facts: { place: placeName(choice.place) },
      };
    case 'attempt':
      return attemptWords(choice.steal, choice.prospect);
    case 'giveUp':
      return { key: 'territories.choice.giveUp', facts: { place: placeName(choice.place) } };
    case 'rest':
      return { key: 'territories.choice.rest', facts: { count: choice.draws } };
    case 'end':
      return { key: choice.skips ? 'territories.choice.end.skip' : 'territories.choice.end' };
    case 'decline':
      return { key: choice.standing ? 'territories.choice.decline.standing' : 'territories.choice.decline' };
    case 'secondChance':
      return { key: 'territories.choice.secondChance' };
    case 'discard':
      return { key: 'territories.choice.discard', facts: { card: cardName(choice.card) } };
  }
}

/** All that a choice brings, in parts for a screen reader (`tellAll`). */
export function choiceWords(choice: Choice): readonly Phrase[] {
  const caption = choiceCaption(choice);
  switch (choice.kind) {
    case 'travel':
      return [caption, ...useWords(choice.use)];
    case 'steal':
      return [caption, awayWords(choice.turns), ...prospectWords(choice.prospect)];
    case 'attempt':
    case 'secondChance':
      return [caption, chanceWords(choice.prospect)];
    default:
      return [caption];
  }
}

const attemptWords = (steal: boolean, { territory, kind }: Prospect): Phrase => ({
  key: steal ? 'territories.choice.attempt.steal' : 'territories.choice.attempt',
  facts: { place: placeName(territory), kind: kindName(kind ?? 'sum') },
});

/** What can be done on a place, in parts: "attempt Ladder, hard, chance 39%". */
export function useWords(use: Use): readonly Phrase[] {
  switch (use.kind) {
    case 'own':
      return [{ key: 'territories.choice.use.own' }];
    case 'hidden':
      return [{ key: 'territories.choice.use.hidden' }, ...prospectWords(use.prospect)];
    case 'opposing':
      return use.locked
        ? [{ key: 'territories.choice.use.locked' }]
        : [{ key: 'territories.choice.use.opposing' }, ...prospectWords(use.prospect)];
    case 'attempt': {
      const { kind, difficulty } = use.prospect;
      const facts = { kind: kindName(kind ?? 'sum') };
      const key = use.steal ? 'territories.choice.use.steal' : 'territories.choice.use.attempt';
      return [{ key, facts }, difficultyName(difficulty), chanceWords(use.prospect)];
    }
  }
}

/** The forecast for a challenge, in parts: its kind where it is known, its difficulty, the chance of passing. */
export const prospectWords = (prospect: Prospect): readonly Phrase[] => [
  ...(prospect.kind === null ? [] : [kindName(prospect.kind)]),
  difficultyName(prospect.difficulty),
  chanceWords(prospect),
];

/** The chance of passing: "chance 56%", of a hidden challenge "chance 50 to 60%". */
export function chanceWords({ least, most }: Pick<Prospect, 'least' | 'most'>): Phrase {
  return least === most
    ? { key: 'territories.choice.chance', facts: { percent: percentOf(least) } }
    : { key: 'territories.choice.chances', facts: { least: percentOf(least), most: percentOf(most) } };
}

const awayWords = (turns: number): Phrase =>
  turns === 0 ? { key: 'territories.choice.away.now' } : { key: 'territories.choice.away', facts: { turns } };

/** A choice in a challenge, in a few words: "Throw 2 again". */
export function diceCaption(choice: DiceChoice, { progress }: Pick<Challenge, 'progress'>): Phrase {
  switch (choice.type) {
    case 'rethrow':
      return { key: 'territories.choice.rethrow', facts: { count: choice.dice.length } };
    case 'keep':
      return { key: 'territories.choice.keep', facts: { count: choice.dice.length } };
    case 'throw':
      return { key: 'territories.choice.throw', facts: { count: choice.count } };
    case 'stop': {
      const sum = progress.dice.reduce((total, die) => total + die, 0);
      return { key: 'territories.choice.stop', facts: { sum } };
    }
    case 'place':
      return { key: 'territories.choice.place', facts: { step: choice.step + 1 } };
    case 'call':
      return { key: `territories.choice.call.${choice.call}` };
    default:
      return { key: `territories.choice.${choice.type}` };
  }
}
