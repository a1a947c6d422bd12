import { fontsReady } from '../../src/i18n/fonts.ts';
import { type Mark, openTheatre, type Rect, type Theatre, type Theme } from '../../src/scenes/index.ts';
import type { Pose } from '../../src/show/beat.ts';
import type { Point } from '../../src/show/cross.ts';
import { standing } from '../../src/show/pieces.ts';
import type { Placement } from '../../src/show/stage.ts';
import { MAP } from './bench-map.ts';
import { RING } from './bench-ring.ts';

/** A board with all that can be on it. `tile` is in units of the board, `box` its width and height in them. */
export type Busy = {
  readonly board: string;
  readonly tile: number;
  readonly box: (upright: boolean) => readonly [number, number];
  readonly arrange: (upright: boolean) => readonly Placement[];
  readonly marks: (upright: boolean) => readonly Mark[];
  readonly way: (upright: boolean) => readonly Point[];
  /** Where a gain and a loss are told. */
  readonly tags: readonly Point[];
};

function parentOf(id: string): HTMLElement {
  const element = document.getElementById(id);
  if (!element) throw new Error(`the page has no #${id}`);
  return element;
}

/** A board and a dice well for any window. */
function places([across, down]: readonly [number, number]): { board: Rect; well: Rect } {
  const scale = Math.min((innerWidth - 8) / across, (innerHeight - 12) / down);
  const [width, height] = [across * scale, down * scale];
  const board = { x: (innerWidth - width) / 2, y: (innerHeight - height) / 2, width, height };
  const size = Math.min(width, height) / 700;
  const well = {
    x: Math.min(board.x + width + 40 * size, innerWidth - 192 * size),
    y: board.y + 230 * size,
    width: 192 * size,
    height: 84 * size,
  };
  Object.assign(
    parentOf('well').style,
    Object.fromEntries(Object.entries(well).map(([key, value]) => [RENAMED[key] ?? key, `${value}px`])),
  );
  return { board, well };
}

const RENAMED: Readonly<Record<string, string>> = { x: 'left', y: 'top' };

/** Everything hops on its place, each a little later than the one before; `tile` in units of the board. */
function hop(time: number, tile: number): (pose: Pose, index: number) => Partial<Pose> {
  return (pose, index) => {
    const phase = (time / 400 + index / 20) % 1;
    return {
      lift: 0.35 * tile * 4 * phase * (1 - phase),
      x: pose.x + 0.1 * tile * Math.sin(phase * Math.PI * 2),
      depth: pose.depth,
    };
  };
}

async function open({ board: name, tile, box, arrange, marks, way, tags }: Busy, theme: Theme) {
  await fontsReady('en');
  const theatre: Theatre = await openTheatre({ parent: parentOf('theatre'), board: name, theme });
  const upright = () => innerHeight > innerWidth;
  let until = 0;
  let time = 0;
  const table = theatre.table<boolean>({
    arrange,
    update: (ms) => {
      time += ms;
      if (time >= until) return false;
      const next = hop(time, tile);
      const moving = arrange(upright()).filter(({ space, pose }) => space === 'board' && pose.depth >= 0);
      for (const [index, { actor, pose }] of moving.entries()) table.stage.pose(actor, next(pose, index));
      return true;
    },
  });
  const settle = () => {
    const { board, well } = places(box(upright()));
    table.place(board, well);
    table.stage.show(upright());
    table.mark(marks(upright()), way(upright()));
  };
  settle();
  addEventListener('resize', settle);
  for (const [index, { x, y }] of tags.entries()) {
    const tone = index === 0 ? 'gain' : 'loss';
    table.stage.enter({
      actor: `tag:${tone}`,
      at: 0,
      until: 1,
      space: 'board',
      look: { kind: 'tag', text: tone === 'gain' ? '+80' : '−45', tone },
      pose: { ...standing(x, y), depth: 60 },
    });
  }
  return {
    theatre,
    table,
    /** Moves all pieces for so many milliseconds; returns what each frame has cost in milliseconds of script. */
    move: async (ms: number): Promise<readonly number[]> => {
      until = time + ms;
      table.wake();
      const costs: number[] = [];
      let before = theatre.metrics();
      while (time < until) {
        await new Promise(requestAnimationFrame);
        const now = theatre.metrics();
        if (now.frames > before.frames) costs.push(now.milliseconds - before.milliseconds);
        before = now;
      }
      return costs;
    },
    rest: () => {
      until = 0;
      table.stage.show(upright());
    },
  };
}

export type Bench = Awaited<ReturnType<typeof open>>;

declare global {
  interface Window {
    bench: Promise<Bench>;
  }
}

const query = new URLSearchParams(location.search);
window.bench = open(
  query.get('board') === 'map' ? MAP : RING,
  query.get('theme') === 'night' ? 'night' : 'day',
);
