import type { Action } from '../../../engine/nobles/types.ts';
import {
  type Source,
  sources,
  type Target,
  type TargetGroup,
  targets,
} from '../../../show/nobles/choices.ts';
import { actionsSpending, usableRolls } from './rolls.ts';
import type { NoblesProps } from './types.ts';

/** What has been chosen so far on the way to a move. */
export type Choice = {
  /** Stored rolls that the move must spend, by index. */
  readonly rolls: readonly number[];
  /** The key of the source. */
  readonly source: string | null;
  /** How many go; more than can go counts as the most that can. */
  readonly count: number;
};

export const NO_CHOICE: Choice = { rolls: [], source: null, count: Number.POSITIVE_INFINITY };

/** What can be chosen next. */
export type Offer = {
  readonly sources: readonly Source[];
  readonly source: Source | null;
  readonly count: number;
  /** Where the chosen ones can go. */
  readonly groups: readonly TargetGroup[];
  /** Which stored rolls may be added to those chosen, or taken away again. */
  readonly usable: readonly boolean[];
  /** The legal actions that spend the chosen rolls. */
  readonly actions: readonly Action[];
};

export const NO_OFFER: Offer = { sources: [], source: null, count: 0, groups: [], usable: [], actions: [] };

type Ports = Pick<NoblesProps, 'view' | 'actions' | 'outcome' | 'refusalOf'>;

/** Works out what a choice leaves to choose from. */
export function offerOf(ports: Ports, choice: Choice): Offer {
  const { view, outcome, refusalOf } = ports;
  const rolls = view.seats.find(({ seat }) => seat === view.turn)?.rolls ?? [];
  const actions = actionsSpending(ports.actions, rolls, choice.rolls, refusalOf);
  const offered = sources(view, actions);
  const source = offered.find(({ key }) => key === choice.source) ?? null;
  const count = source
    ? (source.counts.findLast((size) => size <= choice.count) ?? source.counts[0] ?? 1)
    : 0;
  const groups = source ? targets(view, actions, outcome, source, count) : [];
  const spendable =
    source && source.from !== 'yard' ? ports.actions.filter((action) => isOf(action, source)) : ports.actions;
  return {
    sources: offered,
    source,
    count,
    groups,
    usable: usableRolls(spendable, rolls, choice.rolls, refusalOf),
    actions,
  };
}

/** The best that `count` of a source can do, for the picker's card; `null` when that many cannot go. */
export function bestOf(ports: Ports, offer: Offer, source: Source, count: number): Target | null {
  let best: Target | null = null;
  for (const group of targets(ports.view, offer.actions, ports.outcome, source, count)) {
    const option = group.options[0];
    if (option && (!best || option.change > best.change)) best = option;
  }
  return best;
}

const MOST_OFFERED = 4;

/**
 * Which ways to one place are worth a question: those that no wall cuts short, if there are any, else those that lose
 * least. Whoever wants another one chooses its rolls first.
 */
export function worthOffering({ options }: TargetGroup): readonly Target[] {
  const whole = options.filter(({ kind }) => kind !== 'stopped');
  return (whole.length > 0 ? whole : options).slice(0, MOST_OFFERED);
}

const isOf = (action: Action, source: Source): boolean =>
  action.type === 'move' && action.piece === source.piece && action.from === source.from;
