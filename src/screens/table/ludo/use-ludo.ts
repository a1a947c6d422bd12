import { useMemo } from 'preact/hooks';
import { hit, type Point } from '../../../show/cross.ts';
import { type Choice, choices, type Hindrance, hindrances } from '../../../show/ludo/choices.ts';
import { useKeys } from '../use-keys.ts';
import { useMarks } from '../use-marks.ts';
import { useOfView } from '../use-of-view.ts';
import { useTable } from '../use-table.ts';
import { hinderedMarks, marksOf } from './marks.ts';
import type { LudoBubble, LudoProps, LudoTable } from './types.ts';
import { useAutoMove } from './use-auto-move.ts';
import { whyNot, whyWords } from './why.ts';

/** The state of the screen and what its controls do. */
export type LudoHands = {
  readonly props: LudoProps;
  readonly table: LudoTable;
  /** What a person at this screen may do now; empty while nobody is to choose. */
  readonly choices: readonly Choice[];
  /** What cannot go by the value thrown, whoever has thrown it. */
  readonly hindrances: readonly Hindrance[];
  /** The choice under the pointer or with the focus. */
  readonly looked: Choice | null;
  /** What is in the way of the pawn that a bubble speaks of. */
  readonly explained: Hindrance | null;
  look(choice: Choice | null): void;
  choose(choices: readonly Choice[], byKey: boolean): void;
  explain(hindrance: Hindrance, about: Point | HTMLElement, byKey: boolean): void;
  miss(at: Point): void;
  /** Throws, `null` when nobody at this screen is to. */
  readonly throwDice: (() => void) | null;
};

export function useLudo(props: LudoProps): LudoHands {
  const { view, actions, outcome, shell } = props;
  const table = useTable<LudoBubble>(props, view.throws);
  const { chooser, setOpen } = table;
  const isOpen = chooser !== null && view.phase === 'move';
  const offer = useMemo(() => (isOpen ? choices(view, actions, outcome) : []), [view, actions, isOpen]);
  const hindered = useMemo(() => hindrances(view), [view]);
  const [looked, look] = useOfView<Choice>(view);
  const [reasoned, setReasoned] = useOfView<Hindrance>(view);
  const explained = table.open?.kind === 'why' ? reasoned : null;
  const isLooked = looked !== null && offer.includes(looked) ? looked : null;
  useMarks(
    props.mark,
    explained ? hinderedMarks(explained) : marksOf(offer, hindered, isLooked, shell.settings.consequences),
  );

  const submit = (choice: Choice, byKey: boolean): void => {
    setOpen(null);
    if (byKey) table.keepFocus();
    props.cue('chosen');
    props.submit(choice.action);
  };
  useAutoMove(props, offer, (choice) => submit(choice, false));
  const throwDice =
    chooser !== null && view.phase === 'throw' && !table.rests
      ? (): void => {
          setOpen(null);
          if (document.activeElement?.closest('.main-button')) table.keepFocus();
          props.cue('button');
          props.submit({ type: 'throw' });
        }
      : null;
  useKeys(table, { throwDice: () => throwDice?.(), back: () => look(null) });
  return {
    props,
    table,
    choices: offer,
    hindrances: hindered,
    looked: isLooked,
    explained,
    look,
    choose(among, byKey) {
      const [only, ...others] = among;
      if (!only) return;
      if (others.length === 0) submit(only, byKey);
      else setOpen({ kind: 'own', own: { choices: among, at: only.at, byKey } });
    },
    explain(hindrance, about, byKey) {
      setReasoned(hindrance);
      const { refusal } = hindrance;
      table.refuse(whyWords({ kind: 'refused', refusal, hindrance }), about, byKey);
    },
    miss(at) {
      if (chooser === null) return table.remind();
      const found = hit(at);
      if (!found) return setOpen(null);
      const why = whyNot({ view, hindrances: hindered, refusalOf: props.refusalOf }, found);
      setReasoned(why.kind === 'refused' ? why.hindrance : null);
      table.refuse(whyWords(why), at);
    },
    throwDice,
  };
}
