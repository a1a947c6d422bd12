import { useMemo, useState } from 'preact/hooks';
import type { Action, Card, Cards, Place } from '../../../engine/territories/types.ts';
import type { Point } from '../../../show/cross.ts';
import { actionAt, type Choice, choices, type Intent } from '../../../show/territories/choices.ts';
import { lookOf } from '../../../show/territories/look.ts';
import { placeAt, siteOf } from '../../../show/territories/map.ts';
import { type DiceOption, diceOptions, pickedDice } from '../../../show/territories/prospect.ts';
import { refusalWords } from '../../../show/territories/refusal-words.ts';
import { useKeys } from '../use-keys.ts';
import { useMarks } from '../use-marks.ts';
import { useOfView } from '../use-of-view.ts';
import { useTable } from '../use-table.ts';
import { choicesFor, type MapChoice, marksOf } from './spots.ts';
import type { TerritoriesProps, TerritoriesTable } from './types.ts';
import { type Holder, useHolder } from './use-holder.ts';
import { worn } from './worn.ts';

/** The state of the screen and what its controls do. */
export type TerritoriesHands = {
  readonly props: TerritoriesProps;
  readonly table: TerritoriesTable;
  readonly holder: Holder;
  readonly upright: boolean;
  turnBoard(upright: boolean): void;
  /** The cards that lie open at this screen: of the only person, or of whoever holds the device; `null` for none. */
  readonly hand: Cards | null;
  /** What a person at this screen may do now, but for the challenge; empty while nobody is to choose. */
  readonly choices: readonly Choice[];
  /** What a tap on the map is meant for, and where it can be made. */
  readonly intent: Intent;
  readonly offer: readonly MapChoice[];
  /** What may be done in the challenge; empty for nobody. */
  readonly options: readonly DiceOption[];
  /** The dice that are marked, and what they make; `null` for nothing yet. */
  readonly picked: readonly number[];
  readonly throwing: DiceOption | null;
  /** The choice under the pointer or with the focus. */
  readonly looked: MapChoice | null;
  look(choice: MapChoice | null): void;
  pick(die: number): void;
  /** Plays a card, or asks where to. */
  playCard(card: Card, button: HTMLElement): void;
  /** Back to travelling. */
  putBack(): void;
  act(action: Action): void;
  tap(at: Point): void;
};

export function useTerritories(props: TerritoriesProps): TerritoriesHands {
  const { view, actions, outcome } = props;
  const [upright, turnBoard] = useState(false);
  const holder = useHolder(props);
  const { challenge } = view;
  const table = useTable(
    worn(props, holder.isHeld),
    challenge ? JSON.stringify([challenge.attempt, challenge.progress]) : '',
    lookOf(view.actor ?? view.turn),
  );
  const { chooser } = table;
  const isOpen = chooser !== null;
  const offered = useMemo(() => (isOpen ? choices(view, actions, outcome) : []), [view, actions, isOpen]);
  const options = useMemo(() => (isOpen ? diceOptions(view, actions) : []), [view, actions, isOpen]);
  const [meant, mean] = useOfView<Intent>(view);
  const [chosen, choose] = useOfView<readonly number[]>(view);
  const [lookedAt, look] = useOfView<MapChoice>(view);
  const intent = meant ?? 'travel';
  const picked = chosen ?? [];
  const offer = useMemo(() => choicesFor(offered, intent), [offered, intent]);
  const looked = lookedAt && offer.includes(lookedAt) ? lookedAt : null;
  const at = view.teams[view.actor ?? view.turn]?.at ?? 'b0';
  useMarks(props.mark, marksOf(offer, looked, at, upright));

  const act = (action: Action): void => {
    table.setOpen(null);
    if (document.activeElement?.closest('.main-button, .spot, .isle-tray')) table.keepFocus();
    props.cue('chosen');
    props.submit(action);
  };
  const pick = (die: number): void => {
    props.cue('button');
    choose(picked.includes(die) ? picked.filter((one) => one !== die) : [...picked, die]);
  };
  const throwing = isOpen ? pickedDice(view, picked) : null;
  const hands: TerritoriesHands = {
    props,
    table,
    holder,
    upright,
    turnBoard,
    hand: handOf(props, holder),
    choices: offered,
    intent,
    offer,
    options,
    picked,
    throwing,
    looked,
    look,
    pick,
    playCard(card, button) {
      const only = offered.find(
        (choice) => (choice.kind === 'discard' && choice.card === card) || choice.kind === card,
      );
      if (only && (only.kind === 'discard' || only.kind === 'secondChance')) return act(only.action);
      if (card === intent) return mean(null);
      if (only && (card === 'steal' || card === 'shield')) return mean(card);
      if (chooser === null) return table.remind();
      refuseCard(hands, card, button);
    },
    putBack: () => mean(null),
    act,
    tap(point) {
      if (chooser === null) return table.remind();
      const place = placeAt(point, upright);
      const found = offer.find((choice) => choice.place === place);
      if (found) return act(found.action);
      if (place === null) return mean(null);
      refuseAt(hands, place, siteOf(place, upright));
    },
  };
  useKeys(table, {
    throwDice: () => !table.rests && mainAction(hands)?.(),
    endTurn: () => {
      const end = offered.find(({ kind }) => kind === 'end');
      if (end) act(end.action);
    },
    count: (die) => {
      if (challenge && die <= challenge.progress.dice.length && options.length > 0) pick(die - 1);
    },
    back: () => {
      look(null);
      mean(null);
    },
  });
  return hands;
}

/** What the main button does; `null` for nothing. */
export function mainAction({
  choices: offered,
  options,
  throwing,
  act,
}: TerritoriesHands): (() => void) | null {
  if (throwing) return () => act(throwing.action);
  const [only, ...others] = options;
  if (only && others.length === 0) return () => act(only.action);
  const choice = mainChoice(offered);
  return choice ? () => act(choice.action) : null;
}

/** The choice that the main button stands for: the challenge before the end. */
export const mainChoice = (offered: readonly Choice[]): Choice | null =>
  offered.find(({ kind }) => kind === 'attempt' || kind === 'secondChance') ??
  offered.find(({ kind }) => kind === 'end') ??
  null;

function handOf({ view, own, players, you }: TerritoriesProps, { isHeld }: Holder): Cards | null {
  const persons = players.filter(({ kind }) => kind === 'person');
  if (persons.length > 1) return isHeld && you !== null ? (own?.teams[you]?.hand ?? null) : null;
  return view.teams.find(({ hand }) => hand !== null)?.hand ?? null;
}

function refuseCard({ props, table }: TerritoriesHands, card: Card, button: HTMLElement): void {
  const { view, you, refusalOf } = props;
  const lands = Object.entries(view.territories);
  const isLikely = (owner: number | null): boolean =>
    owner !== null && (owner === you) === (card === 'shield');
  const [place = 't1'] = lands.find(([, { owner }]) => isLikely(owner)) ?? [];
  const action = card === 'secondChance' ? { type: card } : actionAt(card, place as Place);
  const refusal = action && refusalOf(action as Action);
  if (refusal && action) table.refuse(refusalWords(refusal, action.type as Action['type']), button);
}

function refuseAt({ props, table, intent }: TerritoriesHands, place: Place, at: Point): void {
  const action = actionAt(intent, place);
  const refusal = action && props.refusalOf(action);
  if (refusal) table.refuse(refusalWords(refusal, action.type), at);
}
