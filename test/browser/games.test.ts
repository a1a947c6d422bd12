import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { derive, replay } from '../../src/engine/core/record.ts';
import { nobles } from '../../src/engine/nobles/index.ts';
import type { NoblesTypes } from '../../src/engine/nobles/types.ts';
import { launchChromium } from './chromium.ts';
import { type Hands, keys, playToTheEnd, taps } from './hands.ts';
import { openGame, QUICK, recordOf, type Told } from './page.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchChromium();
});
afterAll(() => browser.close());

/** Sets the seed in the set-up, starts a quick game against three bots and plays it out. */
async function playQuickGame(
  makeHands: (page: Page) => Hands,
): Promise<{ record: Told<NoblesTypes>; totals: string[] }> {
  const { page, context, faults } = await openGame(browser, { settings: QUICK });
  await page.getByRole('button', { name: /^Nobles/ }).click();
  await page.getByRole('button', { name: 'set a seed' }).click();
  await page.getByRole('textbox', { name: 'Seed' }).fill('one game twice');
  await page.locator('.setup-start').click();
  const turns = await playToTheEnd(page, makeHands(page));
  expect(turns).toBe(20);
  const totals = await page.locator('.figures td.strong').allTextContents();
  const record = await recordOf<NoblesTypes>(page);
  expect(faults).toEqual([]);
  await context.close();
  return { record, totals };
}

describe('a whole quick game against three bots', () => {
  let tapped: Awaited<ReturnType<typeof playQuickGame>>;

  it('is played by taps to the scoreboard, and its record replays to the same scores', async () => {
    tapped = await playQuickGame(taps);
    const last = [...replay(nobles, tapped.record)].at(-1);
    expect(last?.events.at(-1)?.type).toBe('gameEnded');
    expect(() => derive(nobles, tapped.record, tapped.record.seed)).not.toThrow();
    const scores = nobles
      .view(last?.match.state ?? expect.fail('no end'), null)
      .seats.map((seat) => seat.score);
    const shown = tapped.totals.map((text) => Number(text.replace('−', '-').replace(/[^\d-]/g, '')));
    expect(shown.toSorted((a, b) => a - b)).toEqual(scores.toSorted((a, b) => a - b));
  });

  it('is played by the keyboard alone to the same record', async () => {
    const typed = await playQuickGame(keys);
    expect(typed.record).toEqual(tapped.record);
    expect(typed.totals).toEqual(tapped.totals);
  });
});
