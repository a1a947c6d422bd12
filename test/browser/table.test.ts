import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { violations } from './axe.ts';
import { launchChromium } from './chromium.ts';
import { taps } from './hands.ts';
import { kept, openGame, QUICK } from './page.ts';

/** What can go wrong at a table in a real browser; each was reported of some other game. */

let browser: Browser;
beforeAll(async () => {
  browser = await launchChromium();
});
afterAll(() => browser.close());

const MAIN = '.main-button .button:not([aria-disabled="true"])';

/** Begins the quick game of a first visit and waits until the person is to act. */
async function atTheTable(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Play Nobles/ }).click();
  await page.locator(MAIN).waitFor();
}

/** Throws until something can be moved: doubles oblige to throw again. */
async function throwOut(page: Page): Promise<void> {
  const spots = page.locator('.spot');
  while (!(await spots.count())) {
    await page.locator(MAIN).click();
    await page.locator(`${MAIN}, .spot`).first().waitFor();
  }
}

/** What the panels and the Chronicle say. */
const told = (page: Page): Promise<string[]> => page.locator('.seat, .chronicle').allInnerTexts();

describe('opening the page', () => {
  it('lets a first visitor play after one click, in order to throw with the second', async () => {
    const { page, context, faults } = await openGame(browser, { settings: QUICK });
    await atTheTable(page);
    await page.locator(MAIN).click();
    await expect
      .poll(async () => (await kept(page)).filter((input) => input.action?.type === 'throw').length)
      .toBeGreaterThan(0);
    expect(faults).toEqual([]);
    await context.close();
  });

  it('can be used before the code that draws the board has come', async () => {
    const { page, context } = await openGame(browser);
    await context.route(/scenes-.*\.js/, () => undefined); // it never comes
    await page.reload();
    await page.getByRole('button', { name: /^Nobles/ }).click();
    await page.getByRole('radio', { name: /^Combat/ }).click();
    await page.locator('.setup-start').click();
    await page.getByRole('progressbar').waitFor();
    await context.close();
  });

  it('says when the board cannot be drawn, and draws it after another try', async () => {
    const { page, context } = await openGame(browser, { settings: QUICK });
    await context.route(/nobles-day-.*\.webp/, (route) => route.abort());
    await page.reload();
    await page.getByRole('button', { name: /^Play Nobles/ }).click();
    const retry = page.getByRole('button', { name: 'Try again' });
    await retry.waitFor({ timeout: 60_000 });
    await context.unroute(/nobles-day-.*\.webp/);
    await retry.click();
    await page.locator(MAIN).waitFor();
    await context.close();
  });
});

describe('a game', () => {
  it('survives a reload at any step and goes on', async () => {
    const { page, context, faults } = await openGame(browser, { settings: QUICK });
    await atTheTable(page);
    const hands = taps(page);
    await throwOut(page);
    await hands.chooseFirst();
    await hands.goFirst();
    const before = { inputs: await kept(page), told: await told(page) };
    await page.reload();
    await page.getByRole('button', { name: /^Continue/ }).click();
    await page.locator(MAIN).waitFor();
    expect(await kept(page)).toEqual(before.inputs);
    expect(await told(page)).toEqual(before.told);
    await hands.endTurn();
    await page.locator(MAIN).waitFor();
    expect((await kept(page)).length).toBeGreaterThan(before.inputs.length);
    expect(faults).toEqual([]);
    await context.close();
  });

  it('throws once for ten quick clicks, and never plays for the next seat', async () => {
    const { page, context } = await openGame(browser, { settings: QUICK });
    await atTheTable(page);
    const turn = (await kept(page)).length;
    await page.evaluate((selector) => {
      for (let click = 0; click < 10; click += 1) document.querySelector<HTMLElement>(selector)?.click();
    }, MAIN);
    const inputs = (await kept(page)).slice(turn);
    const doubles = inputs.filter(
      ({ outcome }) => outcome?.dice?.[0] === outcome?.dice?.[1] && outcome?.dice,
    ).length;
    const throws = inputs.filter(({ action }) => action?.type === 'throw').length;
    expect(throws).toBeGreaterThan(0);
    expect(throws).toBeLessThanOrEqual(1 + doubles);
    expect(inputs.filter(({ action }) => action?.type === 'end')).toHaveLength(0);
    await context.close();
  });

  it('takes an exit back, and says why it refuses a tap', async () => {
    const { page, context } = await openGame(browser, { settings: { ...QUICK, language: 'en' } });
    await atTheTable(page);
    const hands = taps(page);
    await throwOut(page);
    const before = (await kept(page)).length;
    await hands.chooseFirst();
    await hands.goFirst();
    expect(await kept(page)).toHaveLength(before + 1);
    await page.getByRole('button', { name: 'Undo' }).click();
    expect(await kept(page)).toHaveLength(before);
    const board = await page.locator('.board-overlay').boundingBox();
    if (!board) throw new Error('the board has no place');
    await page.mouse.click(board.x + board.width * 0.41, board.y + board.height * 0.12);
    await page.locator('.bubble').waitFor();
    expect((await page.locator('.bubble').textContent())?.length).toBeGreaterThan(20);
    expect(await kept(page)).toHaveLength(before);
    await context.close();
  });

  it('plays on without storage and says so once', async () => {
    const context = await browser.newContext({ viewport: { width: 1280, height: 720 } });
    await context.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('no storage here', 'SecurityError');
        },
      });
    });
    const page = await context.newPage();
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await page.goto(inject('address'));
    await page.getByText('This browser keeps nothing').waitFor();
    expect(await page.getByText('This browser keeps nothing').count()).toBe(1);
    await atTheTable(page);
    await throwOut(page);
    expect(errors).toEqual([]);
    await context.close();
  });

  it('holds the bots while nobody sees the page, and then goes on', async () => {
    const { page, context } = await openGame(browser, { settings: QUICK });
    await atTheTable(page);
    const setHidden = (hidden: boolean): Promise<void> =>
      page.evaluate((isHidden) => {
        Object.defineProperty(document, 'hidden', { configurable: true, get: () => isHidden });
        document.dispatchEvent(new Event('visibilitychange'));
      }, hidden);
    const hands = taps(page);
    await throwOut(page);
    await setHidden(true);
    await hands.endTurn();
    const ended = await kept(page);
    expect(ended.at(-1)?.action?.type).toBe('end');
    await page.waitForTimeout(1500);
    expect(await kept(page)).toHaveLength(ended.length);
    await setHidden(false);
    await page.locator(MAIN).waitFor();
    expect((await kept(page)).length).toBeGreaterThan(ended.length);
    await context.close();
  });

  it('keeps the board whole and on its canvas when the window turns', async () => {
    const { page, context, faults } = await openGame(browser, { settings: { ...QUICK, speed: 'normal' } });
    await atTheTable(page);
    await page.locator(MAIN).click();
    for (const [width, height] of [
      [390, 844],
      [844, 390],
      [1280, 720],
      [640, 360],
      [907, 510],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expect
        .poll(() => page.locator('#canvas canvas').boundingBox(), { timeout: 10_000 })
        .toMatchObject({
          x: 0,
          y: 0,
          width,
          height,
        });
      const isWhole = async (): Promise<boolean> => {
        const board = await page.locator('.board-overlay').boundingBox();
        if (!board) return false;
        const right = board.x + board.width;
        const bottom = board.y + board.height;
        return board.x >= 0 && board.y >= 0 && right <= width + 0.5 && bottom <= height + 0.5;
      };
      await expect
        .poll(isWhole, { timeout: 10_000, message: `the board at ${width} × ${height}` })
        .toBe(true);
      const scrolls = await page.evaluate(() => document.documentElement.scrollHeight > window.innerHeight);
      expect(scrolls, `${width} × ${height} scrolls`).toBe(false);
    }
    expect(faults).toEqual([]);
    await context.close();
  });

  it('comes back after the WebGL context was lost', async () => {
    const { page, context, faults } = await openGame(browser, { settings: QUICK });
    await atTheTable(page);
    await page.evaluate(() => {
      const canvas = document.querySelector<HTMLCanvasElement>('#canvas canvas');
      const lose =
        canvas?.getContext('webgl2')?.getExtension('WEBGL_lose_context') ??
        canvas?.getContext('webgl')?.getExtension('WEBGL_lose_context');
      lose?.loseContext();
      setTimeout(() => lose?.restoreContext(), 200);
    });
    await page.waitForTimeout(1200);
    await throwOut(page);
    expect(faults.filter((fault) => !/context/i.test(fault))).toEqual([]);
    await context.close();
  });

  it('remembers that it was muted', async () => {
    const { page, context } = await openGame(browser, { settings: QUICK });
    await page.getByRole('button', { name: /^Sound/ }).click();
    await page.reload();
    expect(
      await page.evaluate(() => JSON.parse(localStorage.getItem('barbican.settings') ?? '{}').muted),
    ).toBe(true);
    await page.getByRole('button', { name: /^Sound off|Muted|^Sound/ }).waitFor();
    await context.close();
  });
});

describe('for everybody', () => {
  it('menu, set-up and table have names, roles and contrast', async () => {
    const { page, context } = await openGame(browser, { settings: QUICK });
    await page.getByRole('button', { name: /^Nobles/ }).waitFor();
    const found = await violations(page);
    await page.getByRole('button', { name: /^Nobles/ }).click();
    await page.locator('.setup-start').waitFor();
    found.push(...(await violations(page)));
    await page.locator('.setup-start').click();
    await page.locator(MAIN).waitFor();
    await page.locator(MAIN).click();
    found.push(...(await violations(page)));
    expect(found).toEqual([]);
    await context.close();
  });
});
