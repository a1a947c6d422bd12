import type { JSX } from 'preact';
import type { Seat } from '../../engine/core/game.ts';
import { t, tell, tellAll } from '../../i18n/index.ts';
import type { Rect } from '../../scenes/types.ts';
import type { Point } from '../../show/cross.ts';
import { type RefusalWords, targetCaption, targetWords } from '../../show/nobles/choice-words.ts';
import { seatArt } from '../ui/index.ts';
import { Details } from './details.tsx';
import { LogSheet } from './log-line.tsx';
import { figureOf, middleOf, standing } from './marks.ts';
import { seatName } from './names.ts';
import { bestOf, worthOffering } from './offer.ts';
import { type Card, Crowd, Picker, Spent } from './picker.tsx';
import { rectOf } from './use-places.ts';
import type { Table } from './use-table.ts';
import { WhyBubble } from './why-bubble.tsx';

/** The bubble that is open. What it is about is a point of the board or an element. */
export type Open =
  | { readonly kind: 'count'; readonly byKey: boolean }
  | { readonly kind: 'options'; readonly group: string; readonly byKey: boolean }
  | {
      readonly kind: 'why';
      readonly words: RefusalWords;
      readonly about: Point | HTMLElement;
      readonly byKey: boolean;
    }
  | { readonly kind: 'seat'; readonly seat: Seat; readonly panel: HTMLElement }
  | { readonly kind: 'chronicle' };

type BubblesProps = { readonly open: Open; readonly table: Table; readonly square: Rect };

/** The bubble that is open. */
export function Bubbles({ open, table, square }: BubblesProps): JSX.Element | null {
  const { view, shell, thrown } = table.props;
  const onClose = (): void => table.setOpen(null);
  switch (open.kind) {
    case 'count':
      return <CountPicker table={table} square={square} byKey={open.byKey} />;
    case 'options':
      return <OptionPicker table={table} square={square} group={open.group} byKey={open.byKey} />;
    case 'why': {
      const about = open.about instanceof HTMLElement ? rectOf(open.about) : tileRect(square, open.about);
      const keep = standing(view).map((at) => pixelOf(square, at));
      return <WhyBubble {...open} about={about} keep={keep} onRule={shell.openHelp} onClose={onClose} />;
    }
    case 'seat': {
      const side = view.seats.find(({ seat }) => seat === open.seat);
      if (!side) return null;
      const name = seatName(open.seat, table.alone);
      return <Details side={side} name={name} about={rectOf(open.panel)} onClose={onClose} />;
    }
    case 'chronicle':
      return <LogSheet entries={table.entries} thrown={thrown} onClose={onClose} />;
  }
}

type PickerProps = { readonly table: Table; readonly square: Rect; readonly byKey: boolean };

/** How many of the chosen group go, with the best that each number can do. */
function CountPicker({ table, square, byKey }: PickerProps): JSX.Element | null {
  const { props, choosing, play } = table;
  const { source, groups } = choosing.offer;
  if (!source) return null;
  const seat = props.view.turn;
  const bests = source.counts.map((count) => ({ count, best: bestOf(props, choosing.offer, source, count) }));
  const cards = bests.flatMap(({ count, best }): Card[] => {
    if (!best) return [];
    const label = tellAll(targetWords(best, source, count, props.view));
    const picture =
      source.piece === 'noble' ? (
        <img src={seatArt('noble', seat)} alt="" />
      ) : (
        <Crowd seat={seat} count={count} />
      );
    const caption = tell(targetCaption(best, count));
    return [
      {
        key: `${count}`,
        label: `${count}: ${label}`,
        picture,
        figure: figureOf(best),
        caption,
        choose: (key) => play.pickCount(count, key),
      },
    ];
  });
  const values = new Set(
    bests.flatMap(({ best }) => (best?.action.type === 'move' ? [best.action.value] : [])),
  );
  const [value] = values;
  return (
    <Picker
      title={t('table.howMany')}
      note={value !== undefined && values.size === 1 ? t('table.howMany.each', { value }) : undefined}
      cards={cards}
      about={tileRect(square, middleOf(source, seat))}
      keep={[...groups, ...groups]
        .map(({ at }) => at)
        .concat(standing(props.view))
        .map((at) => pixelOf(square, at))}
      focus={byKey ? cards.length - 1 : null}
      onClose={() => table.setOpen(null)}
    />
  );
}

/** Which of several ways to one place: they differ in the rolls they spend and in what they cost. */
function OptionPicker({
  table,
  square,
  group: key,
  byKey,
}: PickerProps & { readonly group: string }): JSX.Element | null {
  const { props, choosing, play } = table;
  const { source, count, groups } = choosing.offer;
  const group = groups.find((each) => each.key === key);
  if (!source || !group) return null;
  const rolls = props.view.seats.find(({ seat }) => seat === props.view.turn)?.rolls ?? [];
  const cards = worthOffering(group).map(
    (target, index): Card => ({
      key: `${index}`,
      label: tellAll(targetWords(target, source, count, props.view)),
      picture: <Spent values={target.spent.map((at) => rolls[at] ?? 1)} />,
      figure: figureOf(target),
      caption: tell(targetCaption(target, count)),
      choose: (key) => play.pick(target, key),
    }),
  );
  return (
    <Picker
      title={t('table.whichRolls')}
      cards={cards}
      about={tileRect(square, group.at)}
      keep={[pixelOf(square, middleOf(source, props.view.turn))]}
      focus={byKey ? 0 : null}
      onClose={() => table.setOpen(null)}
    />
  );
}

/** A point of the board in CSS px. */
function pixelOf(square: Rect, { x, y }: Point): Point {
  const tile = square.width / 16;
  return { x: square.x + (x + 0.5) * tile, y: square.y + (y + 0.5) * tile };
}

/** The tile round a point, in CSS px; a piece on it stands a little higher. */
function tileRect(square: Rect, at: Point): Rect {
  const tile = square.width / 16;
  const { x, y } = pixelOf(square, at);
  return { x: x - tile * 0.55, y: y - tile * 0.9, width: tile * 1.1, height: tile * 1.45 };
}
