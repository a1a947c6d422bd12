import { useMemo, useState } from 'preact/hooks';
import type { View } from '../../../engine/nobles/types.ts';
import type { TargetGroup } from '../../../show/nobles/choices.ts';
import { type Choice, NO_CHOICE, NO_OFFER, type Offer, offerOf } from './offer.ts';
import type { NoblesProps } from './types.ts';

type Chosen = { readonly view: View; readonly choice: Choice; readonly looked: string | null };

/** The choice at hand and what it leaves to choose from; a new view begins a new choice. */
export type Choosing = {
  readonly choice: Choice;
  readonly offer: Offer;
  /** The target under the pointer or with the focus. */
  readonly looked: TargetGroup | null;
  set(change: Partial<Choice>): void;
  look(group: TargetGroup | null): void;
};

/** `isOpen`: somebody at this screen may choose now. */
export function useChoice(props: NoblesProps, isOpen: boolean): Choosing {
  const { view, actions } = props;
  const [chosen, setChosen] = useState<Chosen>({ view, choice: NO_CHOICE, looked: null });
  const isOld = chosen.view !== view || !isOpen;
  const choice = isOld ? NO_CHOICE : chosen.choice;
  const offer = useMemo(() => (isOpen ? offerOf(props, choice) : NO_OFFER), [view, actions, choice, isOpen]);
  const looked = isOld ? null : (offer.groups.find(({ key }) => key === chosen.looked) ?? null);
  return {
    choice,
    offer,
    looked,
    set: (change) => setChosen({ view, choice: { ...choice, ...change }, looked: null }),
    look: (group) => {
      if (group?.key !== looked?.key) setChosen({ view, choice, looked: group?.key ?? null });
    },
  };
}
