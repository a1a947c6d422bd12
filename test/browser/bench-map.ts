import {
  TERRITORIES,
  type Territories,
  type TerritoryId,
  type View,
} from '../../src/engine/territories/types.ts';
import { arrange } from '../../src/show/territories/layout.ts';
import { siteOf, wayPoints } from '../../src/show/territories/map.ts';
import type { Busy } from './bench-page.ts';

const HIDDEN: readonly TerritoryId[] = ['t9', 't10', 't11', 't15'];
const OWNED: readonly (readonly TerritoryId[])[] = [
  ['t1', 't2', 't3', 't5'],
  ['t7', 't16', 't17', 't18'],
];
const LOCKED: readonly TerritoryId[] = ['t2', 't17'];

const territories = Object.fromEntries(
  TERRITORIES.map((id) => {
    const owner = OWNED.findIndex((lands) => lands.includes(id));
    const revealed = !HIDDEN.includes(id);
    return [
      id,
      {
        owner: owner < 0 ? null : owner,
        locked: LOCKED.includes(id),
        revealed,
        kind: revealed ? 'run' : null,
      },
    ];
  }),
) as Territories;

const team = (seat: number, at: TerritoryId, steal: TerritoryId | null): View['teams'][number] => ({
  seat,
  at,
  hand: null,
  cards: 2,
  steal,
  waived: false,
  points: 4,
  locks: 1,
});

/** Lands of all kinds, both travellers, a steal under way and its five dice. */
const VIEW: View = {
  options: { players: 2, length: 'standard', challenges: 'printed' },
  territories,
  discards: { steal: 0, shield: 0, secondChance: 0 },
  phase: 'challenge',
  turn: 0,
  round: 7,
  roads: 0,
  schemed: true,
  challenge: {
    territory: 't7',
    kind: 'run',
    difficulty: 'hard',
    steal: true,
    attempt: 1,
    progress: { dice: [2, 3, 4, 5, 2], set: [], left: 2, spare: 0, call: null },
  },
  drawing: null,
  teams: [team(0, 't7', 't7'), team(1, 't14', null)],
  deck: 12,
  actor: 0,
  rounds: 24,
  places: [],
};

export const MAP: Busy = {
  board: 'map',
  tile: 44,
  box: (upright) => (upright ? [600, 1000] : [1000, 600]),
  arrange: (upright) => arrange(VIEW, upright),
  marks: (upright) => [
    { kind: 'chosen', ...siteOf('t1', upright) },
    { kind: 'reach', ...siteOf('t8', upright) },
    { kind: 'reach', ...siteOf('t10', upright) },
    { kind: 'target', ...siteOf('t18', upright) },
    { kind: 'target', ...siteOf('t13', upright) },
  ],
  way: (upright) => wayPoints('t5', ['t8', 't12'], upright),
  tags: [
    { x: 250, y: 150 },
    { x: 430, y: 330 },
  ],
};
