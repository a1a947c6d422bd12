import type { Place } from '../../../engine/territories/types.ts';
import { tellAll } from '../../../i18n/index.ts';
import type { Mark, Rect } from '../../../scenes/types.ts';
import type { Point } from '../../../show/cross.ts';
import { choiceWords } from '../../../show/territories/choice-words.ts';
import type { Choice, Intent } from '../../../show/territories/choices.ts';
import { MAP, siteOf, wayPoints } from '../../../show/territories/map.ts';
import type { Spot } from '../board-overlay.tsx';
import type { Field } from '../field.ts';

/** A choice that is made on the map. */
export type MapChoice = Extract<Choice, { kind: Intent }>;

export type MapSpot = Spot & { readonly choice: MapChoice };

/** What a site takes of the map, in its units. */
const SITE = 70;

export const isUpright = ({ width, height }: Rect): boolean => height > width;

/** Where the map lies in the window. */
export const mapField = (rect: Rect): Field => ({
  ...rect,
  unit: rect.width / (isUpright(rect) ? MAP.height : MAP.width),
  edge: 0,
  tile: SITE,
});

/** The choices on the map that serve what a tap is meant for. */
export const choicesFor = (choices: readonly Choice[], intent: Intent): readonly MapChoice[] =>
  choices.flatMap((choice) => (choice.kind === intent ? [choice as MapChoice] : []));

/** A button over each place that can be chosen. */
export const spotsOf = (choices: readonly MapChoice[], upright: boolean): readonly MapSpot[] =>
  choices.map((choice) => ({
    key: choice.key,
    at: siteOf(choice.place, upright),
    isTarget: false,
    label: tellAll(choiceWords(choice)),
    choice,
  }));

/** Rings at the places that can be chosen; at the one looked at another one, and dots on the way there. */
export function marksOf(
  choices: readonly MapChoice[],
  looked: MapChoice | null,
  from: Place,
  upright: boolean,
): { readonly marks: readonly Mark[]; readonly way: readonly Point[] } {
  const marks = choices.map((choice): Mark => {
    const kind = choice === looked ? 'chosen' : choice.kind === 'travel' ? 'reach' : 'target';
    return { ...siteOf(choice.place, upright), kind };
  });
  return { marks, way: looked?.kind === 'travel' ? wayPoints(from, looked.path, upright) : [] };
}
