import type { Seat } from '../../engine/core/game.ts';
import { HOUSE } from '../../engine/territories/house.ts';
import { distance, isTerritory, PLACES } from '../../engine/territories/places.ts';
import type {
  Action,
  Card,
  Event,
  Place,
  Refusal,
  TerritoryId,
  View,
} from '../../engine/territories/types.ts';
import { type Prospect, prospectOf } from './prospect.ts';

/**
 * What the team that has the word may do, but for the choices in a challenge, which `diceOptions` and `pickedDice` tell.
 * `key` is stable while the position stands. Where a choice is made on the map, `place` says where.
 */
export type Choice = { readonly key: string; readonly action: Action } & (
  | {
      readonly kind: 'travel';
      readonly place: Place;
      /** The places stepped on, `place` last, and the roads left there. */
      readonly path: readonly Place[];
      readonly left: number;
      readonly use: Use;
    }
  | {
      readonly kind: 'steal';
      readonly place: TerritoryId;
      /** How many roads away it is, and in how many turns from now the team can be there: 0 for this one. */
      readonly roads: number;
      readonly turns: number;
      readonly prospect: Prospect;
    }
  /** `stops`: it lets an open steal fail. */
  | { readonly kind: 'shield'; readonly place: TerritoryId; readonly stops: boolean }
  | {
      readonly kind: 'attempt';
      readonly place: TerritoryId;
      readonly steal: boolean;
      readonly prospect: Prospect;
    }
  | { readonly kind: 'giveUp'; readonly place: TerritoryId }
  | { readonly kind: 'rest'; readonly place: Place; readonly draws: number }
  /** Ends the turn; `skips`: after a failed challenge, without a Second Chance. */
  | { readonly kind: 'end'; readonly skips: boolean }
  /** No Shield now; `standing`: nor any question in the rest of this steal. */
  | { readonly kind: 'decline'; readonly place: TerritoryId; readonly standing: boolean }
  | { readonly kind: 'secondChance'; readonly place: TerritoryId; readonly prospect: Prospect }
  | { readonly kind: 'discard'; readonly card: Card }
);

/** What a team could do on a place once it stands there, in this turn. */
export type Use =
  /** The challenge of a revealed neutral territory, or that of its open steal. */
  | { readonly kind: 'attempt'; readonly steal: boolean; readonly prospect: Prospect }
  /** A neutral territory whose challenge is hidden: nothing yet. */
  | { readonly kind: 'hidden'; readonly prospect: Prospect }
  /** An opposing territory: to be stolen with a Steal card, or locked for good. */
  | { readonly kind: 'opposing'; readonly locked: boolean; readonly prospect: Prospect }
  /** An own territory or the own base: a place to rest. */
  | { readonly kind: 'own' };

/**
 * All that can be done now, in the order of `actions`. `outcome` gives the events an action would have, as this screen
 * may see them.
 */
export function choices(
  view: View,
  actions: readonly Action[],
  outcome: (action: Action) => readonly Event[],
): readonly Choice[] {
  return actions.flatMap((action) => choiceOf(view, action, outcome) ?? []);
}

function choiceOf(view: View, action: Action, outcome: (action: Action) => readonly Event[]): Choice | null {
  const { actor, turn } = view;
  const team = actor === null ? undefined : view.teams[actor];
  if (!team) return null;
  const { at } = team;
  switch (action.type) {
    case 'travel': {
      const went = outcome(action).find((event) => event.type === 'travelled');
      if (!went) return null;
      const { to, path, roads } = went;
      return {
        key: `travel ${to}`,
        action,
        kind: 'travel',
        place: to,
        path,
        left: roads,
        use: useOf(view, team.seat, to),
      };
    }
    case 'steal': {
      const { territory: place } = action;
      const roads = distance(team.seat, at, place);
      const turns = Math.max(0, Math.ceil((roads - view.roads) / HOUSE.roads));
      return {
        key: `steal ${place}`,
        action,
        kind: 'steal',
        place,
        roads,
        turns,
        prospect: prospectOf(view, place),
      };
    }
    case 'shield': {
      const { territory: place } = action;
      const stops = outcome(action).some((event) => event.type === 'stealFailed');
      return { key: `shield ${place}`, action, kind: 'shield', place, stops };
    }
    case 'attempt': {
      if (!isTerritory(at)) return null;
      const steal = view.territories[at].owner !== null;
      return { key: 'attempt', action, kind: 'attempt', place: at, steal, prospect: prospectOf(view, at) };
    }
    case 'giveUp':
      return team.steal && { key: 'giveUp', action, kind: 'giveUp', place: team.steal };
    case 'rest': {
      const rested = outcome(action).find((event) => event.type === 'rested');
      return { key: 'rest', action, kind: 'rest', place: at, draws: rested?.draws ?? 0 };
    }
    case 'end':
      return { key: 'end', action, kind: 'end', skips: view.phase === 'again' };
    case 'decline': {
      const place = view.teams[turn]?.steal ?? null;
      const standing = action.standing === true;
      return place && { key: standing ? 'decline all' : 'decline', action, kind: 'decline', place, standing };
    }
    case 'secondChance': {
      const place = view.challenge?.territory;
      return place
        ? { key: 'secondChance', action, kind: 'secondChance', place, prospect: prospectOf(view, place) }
        : null;
    }
    case 'discard':
      return { key: `discard ${action.card}`, action, kind: 'discard', card: action.card };
    default:
      return null;
  }
}

/** What a place is good for. */
export function useOf(view: View, team: Seat, place: Place): Use {
  if (!isTerritory(place)) return { kind: 'own' };
  const { owner, locked, revealed } = view.territories[place];
  const prospect = prospectOf(view, place);
  if (owner === team) return { kind: 'own' };
  if (owner !== null && view.teams[team]?.steal === place) return { kind: 'attempt', steal: true, prospect };
  if (owner !== null) return { kind: 'opposing', locked, prospect };
  return revealed ? { kind: 'attempt', steal: false, prospect } : { kind: 'hidden', prospect };
}

/** What a tap on the map is meant for: to go there, or to play a card on it. */
export type Intent = 'travel' | 'steal' | 'shield';

/** The action that a tap on a place means; `null` where it can mean none: a card on a base. */
export function actionAt(intent: Intent, place: Place): Action | null {
  if (intent === 'travel') return { type: 'travel', to: place };
  return isTerritory(place) ? { type: intent, territory: place } : null;
}

/** A place where what is meant cannot be done, and why. */
export type Hindrance = { readonly key: string; readonly place: Place; readonly refusal: Refusal };

/** Where what is meant cannot be done now, in the order of the places, with the reason. */
export function hindrances(
  intent: Intent,
  refusalOf: (action: Action) => Refusal | null,
): readonly Hindrance[] {
  const places: readonly Place[] = intent === 'travel' ? PLACES : PLACES.filter(isTerritory);
  return places.flatMap((place) => {
    const action = actionAt(intent, place);
    const refusal = action && refusalOf(action);
    return refusal ? [{ key: `${intent} ${place}`, place, refusal }] : [];
  });
}
