import type { JSX } from 'preact';
import { t, tell, tellAll } from '../../../i18n/index.ts';
import { targetCaption, targetWords } from '../../../show/nobles/choice-words.ts';
import { seatArt } from '../../ui/index.ts';
import { type Field, pixelOf, tileRect } from '../field.ts';
import { type Card, Picker } from '../picker.tsx';
import { Crowd, Spent } from './crowd.tsx';
import { figureOf, middleOf, standing } from './marks.ts';
import { bestOf, worthOffering } from './offer.ts';
import type { NoblesHands } from './use-nobles.ts';

type PickerProps = { readonly hands: NoblesHands; readonly field: Field; readonly byKey: boolean };

/** How many of the chosen group go, with the best that each number can do. */
export function CountPicker({ hands, field, byKey }: PickerProps): JSX.Element | null {
  const { props, table, choosing, play } = hands;
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
      about={tileRect(field, middleOf(source, seat))}
      keep={[...groups, ...groups]
        .map(({ at }) => at)
        .concat(standing(props.view))
        .map((at) => pixelOf(field, at))}
      focus={byKey ? cards.length - 1 : null}
      onClose={() => table.setOpen(null)}
    />
  );
}

/** Which of several ways to one place: they differ in the rolls they spend and in what they cost. */
export function OptionPicker({
  hands,
  field,
  group: key,
  byKey,
}: PickerProps & { readonly group: string }): JSX.Element | null {
  const { props, table, choosing, play } = hands;
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
      about={tileRect(field, group.at)}
      keep={[pixelOf(field, middleOf(source, props.view.turn))]}
      focus={byKey ? 0 : null}
      onClose={() => table.setOpen(null)}
    />
  );
}
