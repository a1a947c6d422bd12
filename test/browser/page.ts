import { readFile } from 'node:fs/promises';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { inject } from 'vitest';
import type { GameTypes } from '../../src/engine/core/game.ts';
import type { MatchRecord } from '../../src/engine/core/record.ts';

/** A page of the game and what went wrong on it. */
export type GamePage = {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Console errors, exceptions and requests to other origins, in order. */
  readonly faults: readonly string[];
};

export type PageOptions = {
  readonly width?: number;
  readonly height?: number;
  /** Kept settings, as the game stores them; left out: a first visit. */
  readonly settings?: { readonly [key: string]: unknown };
  /** A match that was left, as the game stores it. */
  readonly save?: string;
};

/** The quickest game: nothing moves, nothing is asked. */
export const QUICK = { speed: 'instant', askBeforeEnd: false, lessMotion: 'on' } as const;

/** Opens the game in a context of its own. */
export async function openGame(browser: Browser, options: PageOptions = {}): Promise<GamePage> {
  const { width = 1280, height = 720, settings, save } = options;
  const context = await browser.newContext({
    viewport: { width, height },
    locale: 'en-GB',
    acceptDownloads: true,
  });
  const page = await context.newPage();
  const address = inject('address');
  const faults: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => faults.push(`exception: ${error.message}`));
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(address) && !/^(data|blob):/.test(url)) faults.push(`foreign request: ${url}`);
  });
  if (settings) {
    await page.addInitScript(
      (text) => {
        if (localStorage.getItem('barbican.settings') === null)
          localStorage.setItem('barbican.settings', text);
      },
      JSON.stringify({ version: 1, language: 'en', ...settings }),
    );
  }
  if (save) {
    await page.addInitScript((text) => {
      if (localStorage.getItem('barbican.save') === null) localStorage.setItem('barbican.save', text);
    }, save);
  }
  await page.goto(address);
  return { page, context, faults };
}

/** A record as the scoreboard hands it out. */
export type Told<T extends GameTypes> = MatchRecord<T> & { readonly seed: string };

/** Takes the record of the match from the scoreboard. */
export async function recordOf<T extends GameTypes>(page: Page): Promise<Told<T>> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Full record' }).click(),
  ]);
  return JSON.parse(await readFile(await download.path(), 'utf8'));
}

/** An input of a match, as far as tests look at it. */
export type Kept = {
  readonly kind: string;
  readonly seat?: number;
  readonly action?: { readonly type: string };
  readonly outcome?: { readonly dice?: readonly number[] };
};

/** The inputs of the match that the page has kept. */
export const kept = (page: Page): Promise<Kept[]> =>
  page.evaluate(
    () => JSON.parse(localStorage.getItem('barbican.save') ?? '{"record":{"inputs":[]}}').record.inputs,
  );
