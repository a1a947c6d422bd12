import type { Action, Event, PieceKind, Place, SeatView, View } from '../../engine/nobles/types.ts';
import { project } from '../../engine/nobles/view.ts';
import { entryTile, RING } from '../../engine/ring/ring.ts';
import { type Point, tileCentre } from '../cross.ts';
import { arrange, pieceActor } from './layout.ts';
import { centreOf, spotOf, tileAt } from './spot.ts';

export type { Point } from '../cross.ts';

/** Something of the player to act that can be chosen: a piece or group that has moves, or a piece in the Yard that may leave. */
export type Source = {
  /** Stable while the position stands: `guard@23m`. */
  readonly key: string;
  readonly piece: PieceKind;
  readonly from: Place;
  /** How many may go together, ascending; never empty. */
  readonly counts: readonly number[];
  /** The foot of the piece or the middle of the group's feet. */
  readonly at: Point;
};

/** What one action would do, read off its own events. */
export type Target = {
  readonly action: Action;
  /** Where the movers end. */
  readonly to: Place;
  readonly at: Point;
  /** The middle of every tile on the way, `at` last. */
  readonly way: readonly Point[];
  /** The strongest of what happens, for the mark: a capture before a stop before the rest. */
  readonly kind: 'move' | 'capture' | 'stopped' | 'home' | 'exit';
  /** Combat Score gained by captures and lost to a blockade; both 0 or positive. */
  readonly gain: number;
  readonly loss: number;
  /** Change of the own total score, Progression included. */
  readonly change: number;
  readonly captured: number;
  readonly takesNoble: boolean;
  /** The blockade that stops it: whose, how many Guards, where. */
  readonly wall: {
    readonly seat: number;
    readonly size: number;
    readonly tile: number;
    readonly at: Point;
  } | null;
  readonly midpoint: boolean;
  /** Indices of the stored rolls it spends. */
  readonly spent: readonly number[];
};

/** The targets that share a landing place: one mark on the board; with several, the player picks. Best first. */
export type TargetGroup = {
  readonly key: string;
  readonly to: Place;
  readonly at: Point;
  readonly options: readonly Target[];
};

/**
 * What can be chosen now, in the order in which the Tab key visits it: the Yard, the ring clockwise from the own entry
 * tile, the Home path. `actions` are the legal ones of the seat to act. Guards of both marks on one tile are two
 * sources; a choice takes those of its own mark first, then the others (clause M1).
 */
export function sources(view: View, actions: readonly Action[]): readonly Source[] {
  const counts = new Map<string, { piece: PieceKind; from: Place; counts: number[] }>();
  for (const action of actions) {
    const start = startOf(action);
    if (!start) continue;
    const key = keyOf(start.piece, start.from);
    const source = counts.get(key) ?? { piece: start.piece, from: start.from, counts: [] };
    if (!source.counts.includes(start.count)) source.counts.push(start.count);
    counts.set(key, source);
  }
  const feet = new Map(arrange(view).map(({ actor, pose }): [string, Point] => [actor, pose]));
  const side = view.seats.find(({ seat }) => seat === view.turn);
  return [...counts]
    .map(([key, source]): Source => {
      const at = middleOf(side ? piecesAt(side, source.piece, source.from) : [], feet);
      return { key, piece: source.piece, from: source.from, counts: source.counts.sort((a, b) => a - b), at };
    })
    .sort((a, b) => visit(view.turn, a) - visit(view.turn, b));
}

/**
 * Where `count` of a source can go; `outcome` gives the events that an action would have. One group for each landing
 * place, in the order of the ways' length; its options with the best change of the score first, then the smallest values
 * spent, then the fewest rolls. A tile before a wall may be reached with several values: the least loss comes first.
 */
export function targets(
  view: View,
  actions: readonly Action[],
  outcome: (action: Action) => readonly Event[],
  source: Source,
  count: number,
): readonly TargetGroup[] {
  const groups = new Map<string, { to: Place; options: Target[] }>();
  for (const action of actions) {
    const start = startOf(action);
    if (!start || keyOf(start.piece, start.from) !== source.key || start.count !== count) continue;
    const target = targetOf(view, action, outcome(action));
    if (!target) continue;
    const key = `${tileAt(target.to) ?? target.to}`;
    const group = groups.get(key);
    if (group) group.options.push(target);
    else groups.set(key, { to: target.to, options: [target] });
  }
  return [...groups]
    .map(([key, { to, options }]) => ({ key, to, at: centreOf(view.turn, to), options: best(view, options) }))
    .sort((a, b) => shortest(a) - shortest(b));
}

const shortest = ({ options }: TargetGroup): number => Math.min(...options.map(({ way }) => way.length));

type Start = { readonly piece: PieceKind; readonly from: Place; readonly count: number };

function startOf(action: Action): Start | null {
  if (action.type === 'exit') return { piece: action.piece, from: 'yard', count: 1 };
  return action.type === 'move' ? { piece: action.piece, from: action.from, count: action.count } : null;
}

const keyOf = (piece: PieceKind, from: Place): string => `${piece}@${from}`;

/** The pieces of a source; of the Guards in the Yard only the one that would leave. */
function piecesAt(side: SeatView, piece: PieceKind, from: Place): readonly string[] {
  if (piece === 'noble') return [pieceActor(side.seat, 'noble', 0)];
  const ids = side.guards.flatMap((place, id) => (place === from ? [id] : []));
  return (from === 'yard' ? ids.slice(0, 1) : ids).map((id) => pieceActor(side.seat, 'guard', id));
}

function middleOf(actors: readonly string[], feet: ReadonlyMap<string, Point>): Point {
  const points = actors.flatMap((actor) => feet.get(actor) ?? []);
  const sum = points.reduce((total, { x, y }) => ({ x: total.x + x, y: total.y + y }), { x: 0, y: 0 });
  return { x: sum.x / Math.max(1, points.length), y: sum.y / Math.max(1, points.length) };
}

/** A number that puts sources in the order of `sources`; a Guard before the Noble of the same place. */
function visit(seat: number, { piece, from }: Source): number {
  const spot = spotOf(seat, from);
  const noble = piece === 'noble' ? 0.5 : 0;
  if (spot.kind === 'yard') return noble;
  if (spot.kind === 'lane') return RING + spot.square + noble;
  if (spot.kind === 'home') return Number.POSITIVE_INFINITY;
  const marked = typeof from === 'string' ? 0.25 : 0;
  return 1 + ((spot.tile - entryTile(seat) + RING) % RING) + noble + marked;
}

function targetOf(view: View, action: Action, events: readonly Event[]): Target | null {
  const seat = view.turn;
  const went = events.find((event) => event.type === 'pieceMoved' || event.type === 'pieceExited');
  if (!went) return null;
  const captures = events.filter((event) => event.type === 'captured');
  const stop = events.find((event) => event.type === 'blocked');
  const isHome = events.some((event) => event.type === 'reachedHome');
  const way = went.type === 'pieceMoved' ? went.path : [went.to];
  const captured = captures.reduce((sum, { victims }) => sum + victims.length, 0);
  return {
    action,
    to: went.to,
    at: centreOf(seat, went.to),
    way: way.map((place) => centreOf(seat, place)),
    kind:
      captured > 0
        ? 'capture'
        : stop
          ? 'stopped'
          : isHome
            ? 'home'
            : went.type === 'pieceMoved'
              ? 'move'
              : 'exit',
    gain: captures.reduce((sum, { gain }) => sum + gain, 0),
    loss: stop?.penalty ?? 0,
    change: scoreOf(events.reduce(project, view), seat) - scoreOf(view, seat),
    captured,
    takesNoble: events.some((event) => event.type === 'nobleCaptured'),
    wall: stop ? { seat: stop.by, size: stop.size, tile: stop.at, at: tileCentre(stop.at) } : null,
    midpoint: events.some((event) => event.type === 'midpointReached'),
    spent: went.type === 'pieceMoved' ? went.spent : [],
  };
}

const scoreOf = (view: View, seat: number): number =>
  view.seats.find((side) => side.seat === seat)?.score ?? 0;

function best(view: View, options: readonly Target[]): readonly Target[] {
  const rolls = view.seats.find(({ seat }) => seat === view.turn)?.rolls ?? [];
  const pips = ({ spent }: Target): number => spent.reduce((sum, index) => sum + (rolls[index] ?? 0), 0);
  return [...options].sort(
    (a, b) => b.change - a.change || pips(a) - pips(b) || a.spent.length - b.spent.length,
  );
}
