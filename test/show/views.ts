import fc from 'fast-check';
import { nobles } from '../../src/engine/nobles/index.ts';
import { placeCode } from '../../src/engine/nobles/places.ts';
import type { Place, State, View } from '../../src/engine/nobles/types.ts';

/** Any place of a piece. */
export const anyPlace: fc.Arbitrary<Place> = fc.oneof(
  { weight: 1, arbitrary: fc.constant<Place>('yard') },
  { weight: 6, arbitrary: fc.integer({ min: 1, max: 52 }) },
  { weight: 2, arbitrary: fc.integer({ min: 1, max: 52 }).map((tile): Place => `${tile}m`) },
  { weight: 2, arbitrary: fc.integer({ min: 1, max: 5 }).map((square): Place => `path:${square}`) },
  { weight: 1, arbitrary: fc.constant<Place>('home') },
);

/** A side as a test writes it: four Guards, then the Noble; left out, everything is in the Yard. */
export type Side = { guards?: readonly Place[]; noble?: Place; rolls?: readonly number[]; credits?: number };

/** A state in which `turn` spends; sides by seat, the seats that are not named do not play. */
export function stateOf(sides: { readonly [seat: number]: Side }, turn = 0): State {
  const seats = [0, 1, 2, 3].map((seat) => {
    const side = sides[seat];
    if (!side) return null;
    const guards = [0, 1, 2, 3].map((id) => placeCode(side.guards?.[id] ?? 'yard') ?? 0);
    const noble = placeCode(side.noble ?? 'yard') ?? 0;
    return { guards, noble, rolls: side.rolls ?? [], credits: side.credits ?? 0, combat: 0, bonus: 0 };
  });
  const players = seats.filter((seat) => seat !== null).length;
  const options = nobles.parseOptions({ players });
  return { options, seats, phase: 'spend', turn, starter: 0, round: 1, throws: 1, dice: [3, 4] };
}

/** The view of `stateOf`. */
export const viewOf = (sides: { readonly [seat: number]: Side }, turn = 0): View =>
  nobles.view(stateOf(sides, turn), null);

/** States with pieces anywhere, often many on one tile, in which seat 0 has rolls and credits to spend. */
export const anyState: fc.Arbitrary<State> = fc
  .record({
    places: fc.array(anyPlace, { minLength: 1, maxLength: 5 }),
    picks: fc.array(fc.nat(), { minLength: 20, maxLength: 20 }),
    rolls: fc.array(fc.integer({ min: 1, max: 6 }), { maxLength: 8 }),
  })
  .map(({ places, picks, rolls }) => {
    const place = (index: number): Place => places[(picks[index] ?? 0) % places.length] ?? 'yard';
    const side = (seat: number): Side => ({
      guards: [0, 1, 2, 3].map((id) => place(seat * 5 + id)),
      noble: place(seat * 5 + 4),
      rolls,
      credits: 2,
    });
    return stateOf([0, 1, 2, 3].map(side));
  });

/** The views of `anyState`. */
export const anyView: fc.Arbitrary<View> = anyState.map((state) => nobles.view(state, null));
