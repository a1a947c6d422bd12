import fc from 'fast-check';
import { ludo } from '../../src/engine/ludo/index.ts';
import { parsePosition } from '../../src/engine/ludo/notation.ts';
import type { Action, Event, Place, State, View } from '../../src/engine/ludo/types.ts';

/** Where a side's pawns are; those left out are in the base. */
export type Side = readonly Place[];

/** A state in which `turn` moves by `die`; the seats that are not named have everything in the base. */
export function stateOf(
  settings: object,
  sides: { readonly [seat: number]: Side },
  { die = 4, turn = 0 }: { readonly die?: number; readonly turn?: number } = {},
): State {
  const count = 'pawns' in settings && settings.pawns === 2 ? 2 : 4;
  const places = (side: Side): Place[] => Array.from({ length: count }, (_, id) => side[id] ?? 'base');
  const seats = Object.fromEntries(
    Object.entries(sides).map(([seat, side]) => [seat, { pawns: places(side) }]),
  );
  return parsePosition(settings, { phase: 'move', die, turn, seats });
}

export const viewOf = (state: State): View => ludo.view(state, null);

export type StepSeen = { before: View; after: View; events: readonly Event[] };

/** What an action does in a position, as everybody sees it. */
export function stepOf(state: State, action: Action): StepSeen {
  const step = ludo.act(state, state.turn, action);
  return { before: viewOf(state), after: viewOf(step.state), events: step.events };
}

/** What a throw does, in a position whose die is in the air. */
export function throwOf(state: State, die: number): StepSeen {
  const waiting: State = { ...state, phase: 'dice' };
  const step = ludo.resolve(waiting, { die });
  return { before: viewOf(waiting), after: viewOf(step.state), events: step.events };
}

const anyPlace: fc.Arbitrary<Place> = fc.oneof(
  { weight: 1, arbitrary: fc.constant<Place>('base') },
  { weight: 8, arbitrary: fc.integer({ min: 1, max: 52 }) },
  { weight: 2, arbitrary: fc.integer({ min: 1, max: 5 }).map((square): Place => `column:${square}`) },
  { weight: 1, arbitrary: fc.constant<Place>('home') },
);

/** Views with pawns anywhere, often many on one square, also such as the rules would not bring about. */
export const anyView = (settings: fc.Arbitrary<object>): fc.Arbitrary<View> =>
  fc
    .record({
      options: settings,
      places: fc.array(anyPlace, { minLength: 1, maxLength: 5 }),
      picks: fc.array(fc.nat(), { minLength: 16, maxLength: 16 }),
    })
    .map(({ options, places, picks }) => {
      const place = (index: number): Place => places[(picks[index] ?? 0) % places.length] ?? 'base';
      const { players } = ludo.parseOptions(options);
      const sides = ludo.seats(players).map((seat) => [seat, [0, 1, 2, 3].map((id) => place(seat * 4 + id))]);
      return viewOf(stateOf(options, Object.fromEntries(sides)));
    });
