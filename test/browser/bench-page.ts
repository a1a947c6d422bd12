import type { Place, View } from '../../src/engine/nobles/types.ts';
import { fontsReady } from '../../src/i18n/fonts.ts';
import { openTheatre, type Rect, type Theatre, type Theme } from '../../src/scenes/index.ts';
import type { Extra, Pose } from '../../src/show/beat.ts';
import { tileCentre } from '../../src/show/cross.ts';
import { arrange, standing } from '../../src/show/nobles/layout.ts';

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
const BUSY: View = {
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

const MARKS = [
  { kind: 'chosen', ...tileCentre(19) },
  { kind: 'capture', ...tileCentre(23) },
  { kind: 'blocked', ...tileCentre(18) },
  { kind: 'move', ...tileCentre(5) },
  { kind: 'move-on', ...tileCentre(12) },
  { kind: 'can', ...tileCentre(38) },
] as const;

const TAGS: readonly Extra[] = (['gain', 'loss'] as const).map((tone, index) => ({
  actor: `tag:${tone}`,
  at: 0,
  until: 1,
  space: 'board',
  look: { kind: 'tag', text: tone === 'gain' ? '+80' : '−45', tone },
  pose: { ...standing(index === 0 ? 5.4 : 3.5, index === 0 ? 3.6 : 7.2), depth: 60 },
}));

function parentOf(id: string): HTMLElement {
  const element = document.getElementById(id);
  if (!element) throw new Error(`the page has no #${id}`);
  return element;
}

/** A board and a dice well for any window. */
function places(): { board: Rect; well: Rect } {
  const edge = Math.min(innerWidth - 8, innerHeight - 12);
  const board = { x: (innerWidth - edge) / 2, y: (innerHeight - edge) / 2, width: edge, height: edge };
  const scale = edge / 700;
  const well = {
    x: Math.max(0, board.x + edge + 40 * scale),
    y: board.y + 230 * scale,
    width: 192 * scale,
    height: 84 * scale,
  };
  Object.assign(
    parentOf('well').style,
    Object.fromEntries(Object.entries(well).map(([key, value]) => [RENAMED[key] ?? key, `${value}px`])),
  );
  return { board, well };
}

const RENAMED: Readonly<Record<string, string>> = { x: 'left', y: 'top' };

/** Every piece hops on its place, each a little later than the one before. */
function hop(time: number): (pose: Pose, index: number) => Partial<Pose> {
  return (pose, index) => {
    const phase = (time / 400 + index / 20) % 1;
    return {
      lift: 0.35 * 4 * phase * (1 - phase),
      x: pose.x + 0.1 * Math.sin(phase * Math.PI * 2),
      depth: pose.depth,
    };
  };
}

async function open(theme: Theme) {
  await fontsReady('en');
  const theatre: Theatre = await openTheatre({ parent: parentOf('theatre'), board: 'nobles', theme });
  let until = 0;
  let time = 0;
  const placements = arrange(BUSY).filter(({ space }) => space === 'board');
  const table = theatre.table<View>({
    arrange,
    update: (ms) => {
      time += ms;
      if (time >= until) return false;
      const next = hop(time);
      for (const [index, { actor, pose }] of placements.entries()) table.stage.pose(actor, next(pose, index));
      return true;
    },
  });
  const settle = () => {
    const { board, well } = places();
    table.place(board, well);
  };
  settle();
  addEventListener('resize', settle);
  table.stage.show(BUSY);
  table.mark(MARKS, [20, 21, 22].map(tileCentre));
  for (const tag of TAGS) table.stage.enter(tag);
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
      table.stage.show(BUSY);
    },
  };
}

export type Bench = Awaited<ReturnType<typeof open>>;

declare global {
  interface Window {
    bench: Promise<Bench>;
  }
}

window.bench = open(new URLSearchParams(location.search).get('theme') === 'night' ? 'night' : 'day');
