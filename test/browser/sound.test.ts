import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, inject, it } from 'vitest';
import { launchChromium } from './chromium.ts';

/** What the page tells of its sound, put there before the game starts. */
type Ear = {
  /** The context that is connected to the loudspeaker, once there is one. */
  context: AudioContext | null;
  /** Whether the cues can be played. */
  isDecoded: boolean;
  /** The loudest sample of the next milliseconds, 0 to 1. */
  loudest(ms: number): Promise<number>;
};

declare global {
  interface Window {
    ear: Ear;
  }
}

let browser: Browser;
let page: Page;

beforeAll(async () => {
  browser = await launchChromium();
});
afterAll(() => browser.close());

beforeEach(async () => {
  page = await browser.newPage({ locale: 'en-GB' });
  await page.addInitScript(listen);
  await Promise.all([page.waitForResponse(/sprite-.*\.(webm|m4a)$/), page.goto(inject('address'))]);
  await page.waitForFunction(() => window.ear.isDecoded);
  return () => page.close();
});

/** Puts an ear between the game and the loudspeaker. Runs in the page. */
function listen(): void {
  const connect = AudioNode.prototype.connect;
  let meter: AnalyserNode | null = null;
  window.ear = {
    context: null,
    isDecoded: false,
    async loudest(ms) {
      const samples = new Float32Array(2048);
      let loudest = 0;
      for (const until = performance.now() + ms; performance.now() < until; ) {
        meter?.getFloatTimeDomainData(samples);
        for (const sample of samples) loudest = Math.max(loudest, Math.abs(sample));
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
      return loudest;
    },
  };
  const decode = BaseAudioContext.prototype.decodeAudioData;
  BaseAudioContext.prototype.decodeAudioData = async function (this: BaseAudioContext, ...given) {
    const buffer = await Reflect.apply(decode, this, given);
    window.ear.isDecoded = true;
    return buffer;
  };
  AudioNode.prototype.connect = function (this: AudioNode, ...given: unknown[]) {
    if (given[0] instanceof AudioDestinationNode) {
      window.ear.context = this.context as AudioContext;
      meter = this.context.createAnalyser();
      Reflect.apply(connect, this, [meter]);
    }
    return Reflect.apply(connect, this, given);
  } as typeof connect;
}

/** How loud the page is while something is done to it. */
async function loudness(act: () => Promise<unknown>): Promise<number> {
  const heard = page.evaluate(() => window.ear.loudest(900));
  await act();
  return heard;
}

const state = () => page.evaluate(() => window.ear.context?.state);

/** The sound is woken and put to sleep in its own time. */
const becomes = (wanted: AudioContextState) =>
  page.waitForFunction((sought) => window.ear.context?.state === sought, wanted);

/** A tap where nothing is, and one on a button. */
const tapBeside = () => page.mouse.click(2, 2);
const tapButton = () => page.getByRole('button', { name: 'Settings' }).first().click();

/** Says that the page is hidden, or seen again. */
const hide = (isHidden: boolean) =>
  page.evaluate((hidden) => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden });
    document.dispatchEvent(new Event('visibilitychange'));
  }, isHidden);

it('is silent until the first gesture, and nothing that was due before bursts out at it', async () => {
  for (let count = 0; count < 5; count += 1)
    await page.evaluate(() => document.querySelector('button')?.click());
  expect(await state()).toBe('suspended');
  expect(await loudness(tapBeside)).toBe(0);
  await becomes('running');
  expect(await loudness(tapButton)).toBeGreaterThan(0.01);
});

it('sounds again after the browser has put the sound to sleep, at the next gesture', async () => {
  await tapBeside();
  await becomes('running');
  await page.evaluate(() => window.ear.context?.suspend());
  await becomes('suspended');
  await tapBeside();
  await becomes('running');
  expect(await loudness(tapButton)).toBeGreaterThan(0.01);
});

it('is silent while the page is hidden, and then nothing bursts out', async () => {
  await tapBeside();
  await hide(true);
  expect(await loudness(tapButton)).toBe(0);
  expect(await loudness(() => hide(false))).toBe(0);
  await page.keyboard.press('Escape');
  expect(await loudness(tapButton)).toBeGreaterThan(0.01);
});
