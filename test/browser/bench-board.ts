import type { Page } from 'playwright-core';
import { createServer } from 'vite';
import { launchChromium } from './chromium.ts';

/** The boards that are measured: one of four seats and its pieces, the map. */
export const BOARDS = ['ring', 'map'] as const;

/** What a busy board costs: everything that stands on it moves, and there are marks, tags and dice. */
export type BoardCost = {
  readonly renderer: 'webgl' | 'canvas';
  /** Milliseconds of script in the median frame, the graphics card's work not counted; aim 2 and less. */
  readonly frameMs: number;
  /** Draw calls in a frame; aim 8 and less. */
  readonly drawCalls: number;
  /** Frames drawn in ten seconds in which nothing moves; aim 0. */
  readonly idleFrames: number;
};

const PAGE = 'test/browser/bench-board.html';
const MOVE_MS = 3000;
const SETTLE_MS = 1500;
const IDLE_MS = 10_000;

/** Opens a busy board in Chromium at 1280 × 720 and measures it; takes about 20 seconds. */
export async function measureBoard(board: (typeof BOARDS)[number]): Promise<BoardCost> {
  const server = await createServer({
    server: { port: 0, host: '127.0.0.1', hmr: false, watch: null },
    logLevel: 'silent',
  });
  await server.listen();
  const address = server.resolvedUrls?.local[0];
  const browser = await launchChromium();
  try {
    if (!address) throw new Error('vite gave no address');
    const page = await browser.newPage({ viewport: { width: 1280, height: 720 } });
    await page.addInitScript(countDrawCalls);
    await page.goto(`${address}${PAGE}?board=${board}`);
    return await measure(page);
  } finally {
    await browser.close();
    await server.close();
  }
}

async function measure(page: Page): Promise<BoardCost> {
  const sample = () =>
    page.evaluate(async () => ({ ...(await window.bench).theatre.metrics(), draws: window.drawCalls }));
  await page.waitForFunction(() => window.bench);
  await sample();
  await page.waitForTimeout(SETTLE_MS);
  const before = await sample();
  const costs = await page.evaluate(async (ms) => (await window.bench).move(ms), MOVE_MS);
  const after = await sample();
  await page.evaluate(async () => (await window.bench).rest());
  await page.waitForTimeout(SETTLE_MS);
  const still = await sample();
  await page.waitForTimeout(IDLE_MS);
  const later = await sample();
  const frames = after.frames - before.frames;
  return {
    renderer: after.renderer,
    frameMs: median(costs),
    drawCalls: (after.draws - before.draws) / frames,
    idleFrames: later.frames - still.frames,
  };
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

declare global {
  interface Window {
    drawCalls: number;
  }
}

/** Runs in the page before anything else. */
function countDrawCalls(): void {
  window.drawCalls = 0;
  for (const kind of [WebGLRenderingContext.prototype, WebGL2RenderingContext.prototype]) {
    const { drawElements, drawArrays } = kind;
    kind.drawElements = function (...args) {
      window.drawCalls += 1;
      drawElements.apply(this, args);
    };
    kind.drawArrays = function (...args) {
      window.drawCalls += 1;
      drawArrays.apply(this, args);
    };
  }
}
