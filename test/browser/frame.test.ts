import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { launchChromium } from './chromium.ts';
import { playToTheEnd, taps } from './hands.ts';
import { QUICK } from './page.ts';

/** The game in a frame of a page of another origin, as portals show it. */

let browser: Browser;
let host: Server;
let address: string;

beforeAll(async () => {
  browser = await launchChromium();
  const page = `<!doctype html><title>Host</title><body style="margin:0;height:3000px">
    <iframe src="${inject('address')}" style="border:0;width:907px;height:510px" allow="fullscreen"></iframe></body>`;
  host = createServer((_, response) => response.setHeader('content-type', 'text/html').end(page));
  await new Promise<void>((resolve) => host.listen(0, 'localhost', resolve));
  address = `http://localhost:${(host.address() as AddressInfo).port}/`;
});

afterAll(async () => {
  await browser.close();
  host.close();
});

describe('in a frame of another origin', () => {
  it('a quick game is played to the scoreboard; keys never scroll the host page, nothing foreign is asked for', async () => {
    const context = await browser.newContext({ viewport: { width: 1000, height: 600 } });
    const page = await context.newPage();
    const faults: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error' && !message.text().includes('favicon')) faults.push(message.text());
    });
    page.on('pageerror', (error) => faults.push(error.message));
    page.on('request', (request) => {
      const url = request.url();
      if (![address, inject('address'), 'data:', 'blob:'].some((start) => url.startsWith(start)))
        faults.push(url);
    });
    await context.addInitScript(
      (text) => {
        try {
          localStorage.setItem('barbican.settings', text);
        } catch {
          // the host page may have no storage either
        }
      },
      JSON.stringify({ version: 1, language: 'en', ...QUICK }),
    );
    await page.goto(address);
    const frame = page.frames().find((candidate) => candidate.url().startsWith(inject('address')));
    if (!frame) throw new Error('the host page shows no game');
    await frame.getByRole('button', { name: /^Play Nobles/ }).click();
    await frame.locator('.main-button .button').waitFor();
    const scrolled = (): Promise<number> => page.evaluate(() => window.scrollY);
    const before = await scrolled();
    for (const key of ['ArrowDown', 'Space', 'ArrowDown', 'PageDown']) await page.keyboard.press(key);
    expect(await scrolled()).toBe(before);
    expect(await playToTheEnd(frame, taps(frame))).toBeGreaterThanOrEqual(19);
    expect(faults).toEqual([]);
    await context.close();
  });
});
