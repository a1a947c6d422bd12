import type { Place, View } from '../../src/engine/nobles/types.ts';
import { tileCentre } from '../../src/show/cross.ts';
import { arrange } from '../../src/show/nobles/layout.ts';
import type { Busy } from './bench-page.ts';

const side = (seat: number, guards: readonly Place[], noble: Place): View['seats'][number] => ({
  seat,
  guards,
  noble,
  rolls: [],
  credits: 0,
  progression: 0,
  combat: 0,
  bonus: 0,
  score: 0,
  home: 0,
});

/** Twenty pieces: groups with walls and badges, lone ones, some in Yards, in Home paths and at Home. */
const VIEW: View = {
  options: { players: 4, mode: 'journey', length: 'quick' },
  seats: [
    side(0, [19, 19, 19, 'path:3'], '46m'),
    side(1, [17, 17, 17, 'yard'], 30),
    side(2, ['23m', '23m', 38, 'yard'], 'path:3'),
    side(3, [49, 49, 49, 49], 'yard'),
  ],
  phase: 'spend',
  turn: 0,
  starter: 0,
  round: 10,
  rounds: 20,
  throws: 2,
  dice: [4, 6],
  places: [],
};

export const RING: Busy = {
  board: 'nobles',
  tile: 1,
  box: () => [16, 16],
  arrange: () => arrange(VIEW),
  marks: () => [
    { kind: 'chosen', ...tileCentre(19) },
    { kind: 'capture', ...tileCentre(23) },
    { kind: 'blocked', ...tileCentre(18) },
    { kind: 'move', ...tileCentre(5) },
    { kind: 'move-on', ...tileCentre(12) },
    { kind: 'can', ...tileCentre(38) },
  ],
  way: () => [20, 21, 22].map(tileCentre),
  tags: [
    { x: 5.4, y: 3.6 },
    { x: 3.5, y: 7.2 },
  ],
};
