import type { Seat } from '../../engine/core/game.ts';
import type { Refusal, View } from '../../engine/nobles/types.ts';
import type { Phrase } from '../../i18n/index.ts';
import { changeWords } from '../line.ts';
import { ownerOf } from '../seat-words.ts';
import type { Source, Target } from './choices.ts';
import { numberIn, placeWords } from './name-words.ts';

/** What can be chosen: "2 Guards on tile 7". */
export function sourceWords({ piece, from, counts }: Source): Phrase {
  const at = placeWords(from, 'at');
  return piece === 'noble'
    ? { key: 'target.source.noble', facts: { at } }
    : { key: 'target.source.guards', facts: { at, count: counts.at(-1) ?? 1 } };
}

/** What a target brings, in a few words under a picker's card: "stops on 22". `count` pieces go. */
export function targetCaption(target: Target, count: number): Phrase {
  const { kind, to, captured } = target;
  if (kind === 'capture') {
    return target.takesNoble
      ? { key: 'target.captureNoble' }
      : { key: 'target.capture', facts: { count: captured } };
  }
  const tile = numberIn(to);
  if (kind === 'stopped') return { key: 'target.stopped', facts: { count, tile } };
  if (kind === 'home') return { key: 'target.home' };
  if (kind === 'exit') return { key: 'target.exit.short', facts: { tile } };
  if (target.midpoint) return { key: 'target.midpoint' };
  return String(to).startsWith('path:')
    ? { key: 'target.path', facts: { square: tile } }
    : { key: 'target.short', facts: { tile } };
}

/**
 * All a target brings, in parts for a screen reader (`tellAll`): "2 Guards from tile 7 to tile 14, takes a Guard,
 * plus 40, spends 3 and 4". `view` is the one in which it is chosen.
 */
export function targetWords(target: Target, source: Source, count: number, view: View): readonly Phrase[] {
  return [
    wayWords(target, source, count),
    ...(target.midpoint ? [{ key: 'target.midpoint.long' } as const] : []),
    ...captureWords(target),
    ...wallWords(target, view.turn),
    ...changeWords(target.gain),
    ...changeWords(-target.loss),
    ...spentWords(target, view),
  ];
}

function wayWords({ kind, to }: Target, { piece, from }: Source, count: number): Phrase {
  if (kind === 'exit') {
    return {
      key: piece === 'noble' ? 'target.exit.noble' : 'target.exit.guard',
      facts: { tile: numberIn(to) },
    };
  }
  const facts = { from: placeWords(from, 'from'), to: placeWords(to, 'to') };
  return piece === 'noble'
    ? { key: 'target.move.noble', facts }
    : { key: 'target.move.guards', facts: { ...facts, count } };
}

function captureWords({ captured, takesNoble }: Target): readonly Phrase[] {
  if (captured === 0) return [];
  return [
    { key: takesNoble ? 'target.captureNoble.long' : 'target.capture.long', facts: { count: captured } },
  ];
}

function wallWords({ wall }: Target, mover: Seat): readonly Phrase[] {
  if (!wall) return [];
  const { seat, tile } = wall;
  return seat === mover
    ? [{ key: 'target.stopped.own', facts: { tile } }]
    : [{ key: 'target.stopped.by', facts: { tile, owner: ownerOf(seat) } }];
}

function spentWords({ spent }: Target, view: View): readonly Phrase[] {
  if (spent.length === 0) return [];
  const rolls = view.seats.find(({ seat }) => seat === view.turn)?.rolls ?? [];
  return [{ key: 'target.spends', facts: { rolls: spent.map((index) => rolls[index] ?? '').join(' + ') } }];
}

/** Why something cannot be done: first the rule, then how it stands here. */
export type RefusalWords = { readonly rule: Phrase; readonly facts: Phrase };

/** A refusal in two sentences; `seat` is who tried. */
export function refusalWords(refusal: Refusal, seat: Seat): RefusalWords {
  const { code } = refusal;
  const number = (name: string): number => (typeof refusal[name] === 'number' ? refusal[name] : 0);
  switch (code) {
    case 'over':
    case 'action':
    case 'piece':
    case 'credits':
    case 'path':
      return { rule: { key: `refusal.${code}.rule` }, facts: { key: `refusal.${code}.facts` } };
    case 'seat':
      return {
        rule: { key: 'refusal.seat.rule' },
        facts: { key: 'refusal.seat.facts', facts: { owner: ownerOf(number('turn')) } },
      };
    case 'phase':
      return phaseWords(refusal.phase);
    case 'rolls':
      return {
        rule: { key: 'refusal.rolls.rule' },
        facts: { key: 'refusal.rolls.facts', facts: { value: number('value'), count: number('count') } },
      };
    case 'exact':
      return {
        rule: { key: 'refusal.exact.rule' },
        facts: { key: 'refusal.exact.facts', facts: { steps: number('steps'), value: number('value') } },
      };
    case 'still':
      return stillWords(number('at'), number('by'), number('size'), seat);
  }
}

function phaseWords(phase: unknown): RefusalWords {
  if (phase === 'spend')
    return { rule: { key: 'refusal.phase.rule.spend' }, facts: { key: 'refusal.phase.facts.spend' } };
  const rule: Phrase = { key: 'refusal.phase.rule' };
  return {
    rule,
    facts: { key: phase === 'dice' ? 'refusal.phase.facts.dice' : 'refusal.phase.facts.throw' },
  };
}

function stillWords(tile: number, by: Seat, count: number, seat: Seat): RefusalWords {
  return by === seat
    ? {
        rule: { key: 'refusal.still.rule.noble' },
        facts: { key: 'refusal.still.facts.own', facts: { tile, count } },
      }
    : {
        rule: { key: 'refusal.still.rule' },
        facts: { key: 'refusal.still.facts.seat', facts: { tile, count, owner: ownerOf(by) } },
      };
}
