import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser, BrowserContext, Frame, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { launchChromium } from './chromium.ts';
import { type Hands, keys, playToTheEnd, taps } from './hands.ts';

/** The game in a frame of a page of another origin, as portals show it. The browser gives such a frame no storage. */

let browser: Browser;
let host: Server;
let context: BrowserContext;
let page: Page;
let faults: string[];

/** A page higher than its window; what the address asks for becomes an attribute of the frame. */
const hostPage = (attribute: string): string => `<!doctype html><title>Host</title>
  <link rel="icon" href="data:,"><body style="margin:0;height:3000px">
  <iframe src="${inject('address')}" style="border:0;width:907px;height:510px" ${attribute}></iframe></body>`;

const hostAddress = (): string => `http://localhost:${(host.address() as AddressInfo).port}/`;

beforeAll(async () => {
  browser = await launchChromium();
  host = createServer((request, response) => {
    const attribute = decodeURIComponent(new URL(request.url ?? '', 'http://host').search.slice(1));
    response.setHeader('content-type', 'text/html').end(hostPage(attribute));
  });
  await new Promise<void>((resolve) => host.listen(0, 'localhost', resolve));
});

afterAll(async () => {
  await browser.close();
  host.close();
});

beforeEach(async () => {
  context = await browser.newContext({ viewport: { width: 1000, height: 600 }, locale: 'en-GB' });
  page = await context.newPage();
  faults = [];
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('request', (request) => {
    const known = [hostAddress(), inject('address'), 'data:', 'blob:'];
    if (!known.some((start) => request.url().startsWith(start))) faults.push(request.url());
  });
});

afterEach(() => context.close());

async function openFrame(attribute: string): Promise<Frame> {
  await page.goto(`${hostAddress()}?${encodeURIComponent(attribute)}`);
  const frame = page.frames().find((candidate) => candidate.url().startsWith(inject('address')));
  if (!frame) throw new Error('the host page shows no game');
  return frame;
}

/** Makes the game quick by its own dialog: where there is no storage, nothing can be laid there before. */
async function hurry(frame: Frame): Promise<void> {
  await frame.getByRole('button', { name: 'Settings' }).first().click();
  await frame.getByText('Instant', { exact: true }).click();
  await frame.getByRole('switch', { name: /^Ask before a turn ends/ }).click();
  await frame.getByRole('button', { name: 'Done' }).click();
}

/** Begins a quick game of Nobles, presses what would scroll a page, and plays to the scoreboard. */
async function playIn(frame: Frame, hands: Hands): Promise<void> {
  await hurry(frame);
  await frame.getByRole('button', { name: /^Play Nobles/ }).click();
  await frame.locator('.main-button .button').waitFor();
  const scrolled = (): Promise<number> => page.evaluate(() => window.scrollY);
  const before = await scrolled();
  for (const key of ['ArrowDown', 'Space', 'ArrowDown', 'PageDown']) await page.keyboard.press(key);
  expect(await scrolled()).toBe(before);
  expect(await playToTheEnd(frame, hands)).toBeGreaterThanOrEqual(19);
  expect(faults).toEqual([]);
}

describe('in a frame of another origin', () => {
  it('is played to the scoreboard by taps, and asks for nothing foreign', async () => {
    const frame = await openFrame('');
    await playIn(frame, taps(frame));
  });

  it('is played to the scoreboard by keys that never scroll the page round it, in a sandbox', async () => {
    const frame = await openFrame('sandbox="allow-scripts"');
    await playIn(frame, keys(page, frame));
  });
});
