import type { Seat } from '../../../engine/core/game.ts';
import { hit, type Point, turned, yardCentre } from '../../../show/cross.ts';
import type { Source, Target, TargetGroup } from '../../../show/nobles/choices.ts';
import { focusSpot } from '../board-overlay.tsx';
import { worthOffering } from './offer.ts';
import type { NoblesProps, NoblesTable } from './types.ts';
import type { Choosing } from './use-choice.ts';
import { type Tap, whyNot, whyWords } from './why.ts';

type PlayProps = {
  readonly props: NoblesProps;
  readonly choosing: Choosing;
  readonly table: NoblesTable;
};

/** What taps and keys on the board, the tray and the pickers do. */
export type Play = {
  source(source: Source, byKey: boolean): void;
  group(group: TargetGroup, byKey: boolean): void;
  miss(at: Point): void;
  roll(index: number, chip: HTMLElement, byKey: boolean): void;
  pick(target: Target, byKey: boolean): void;
  pickCount(count: number, byKey: boolean): void;
  count(size: number): void;
  back(): void;
};

export function usePlay({ props, choosing, table }: PlayProps): Play {
  const { offer, choice } = choosing;
  const { chooser, setOpen, refuse } = table;

  const choose = (source: Source, byKey: boolean): void => {
    props.cue('chosen');
    choosing.set({ source: source.key, count: Number.POSITIVE_INFINITY });
    const asks = source.counts.length > 1;
    setOpen(asks ? { kind: 'own', own: { kind: 'count', byKey } } : null);
    if (byKey && !asks) focusFirstTarget();
  };
  const leave = (): void => {
    setOpen(null);
    choosing.set({ source: null, count: Number.POSITIVE_INFINITY });
  };
  const pick = (target: Target, byKey: boolean): void => {
    setOpen(null);
    if (byKey) table.keepFocus();
    choosing.set({ rolls: [], source: null });
    props.submit(target.action);
  };
  const askWhy = (tap: Tap, at: Point): void => {
    if (chooser === null) return;
    const why = whyNot(props, chooser, tap, offer.source, offer.count);
    refuse(whyWords(why, chooser), at);
  };

  return {
    source: (source, byKey) => {
      if (source.key !== offer.source?.key) return choose(source, byKey);
      const twin = offer.sources.find((other) => other.key !== source.key && sameSpot(other, source));
      return twin ? choose(twin, byKey) : leave();
    },
    group: (group, byKey) => {
      const [only, ...others] = worthOffering(group);
      if (only && others.length === 0) pick(only, byKey);
      else setOpen({ kind: 'own', own: { kind: 'options', group: group.key, byKey } });
    },
    miss: (at) => {
      if (chooser === null) return table.remind();
      const tap = tapAt(at);
      if (!tap) return leave();
      const yard = tap.hit.kind === 'yard' && tap.hit.seat === chooser ? tap : null;
      const source =
        yard &&
        offer.sources.find(({ from, piece }) => from === 'yard' && (piece === 'noble') === yard.noble);
      if (source) return choose(source, false);
      if (tap.hit.kind === 'yard' && !yard && offer.source) return leave();
      return askWhy(tap, yard ? nearestStand(chooser, at, yard.noble) : at);
    },
    roll: (index, chip, byKey) => {
      if (!offer.usable[index]) {
        const rule = { key: 'table.rolls.unusable' } as const;
        const facts = { key: 'table.rolls.unusable.facts' } as const;
        return refuse({ rule, facts }, chip, byKey);
      }
      props.cue('chosen');
      const rolls = choice.rolls.includes(index)
        ? choice.rolls.filter((other) => other !== index)
        : [...choice.rolls, index].sort((a, b) => a - b);
      // Leaving the Yard spends no roll.
      return choosing.set(offer.source?.from === 'yard' ? { rolls, source: null } : { rolls });
    },
    pick,
    pickCount: (count, byKey) => {
      setOpen(null);
      choosing.set({ count });
      if (byKey) focusFirstTarget();
    },
    count: (size) => {
      if (!offer.source?.counts.includes(size)) return;
      setOpen(null);
      choosing.set({ count: size });
    },
    back: () => {
      const source = offer.source;
      if (!source && choice.rolls.length > 0) return choosing.set({ rolls: [] });
      leave();
      if (source) requestAnimationFrame(() => focusSpot(document, source.key));
    },
  };
}

const sameSpot = (a: Source, b: Source): boolean => Math.hypot(a.at.x - b.at.x, a.at.y - b.at.y) < 0.5;

/** After the next drawing the first target has the focus. */
function focusFirstTarget(): void {
  requestAnimationFrame(() => document.querySelector<HTMLElement>('[data-spot^="to "]')?.focus());
}

/** The stand of a Yard that was meant: its middle for the Noble, else the point itself. */
const nearestStand = (seat: Seat, at: Point, noble: boolean): Point =>
  noble ? turned({ x: 3, y: 12 }, seat) : at;

/** What of the board lies at a point; in a Yard also whether it is the Noble's stand. */
function tapAt(point: Point): Tap | null {
  const found = hit(point);
  if (!found) return null;
  const stand = found.kind === 'yard' ? yardCentre(found.seat) : null;
  return { hit: found, noble: stand !== null && Math.hypot(point.x - stand.x, point.y - stand.y) < 0.95 };
}
