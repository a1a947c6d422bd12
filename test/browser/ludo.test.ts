import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { derive, replay } from '../../src/engine/core/record.ts';
import { ludo } from '../../src/engine/ludo/index.ts';
import type { Event, LudoTypes } from '../../src/engine/ludo/types.ts';
import { launchChromium } from './chromium.ts';
import { type Hands, keys, LUDO, playToTheEnd, taps } from './hands.ts';
import { openGame, QUICK, recordOf, type Told } from './page.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchChromium();
});
afterAll(() => browser.close());

type Ended = {
  readonly record: Told<LudoTypes>;
  readonly events: readonly Event[];
  /** The names on the scoreboard, first to last. */
  readonly shown: readonly string[];
};

/** Opens Ludo's set-up, chooses there, plays against bots to the scoreboard and replays the record. */
async function play(
  seed: string,
  choose: (page: Page) => Promise<void>,
  makeHands: (page: Page) => Hands,
): Promise<Ended> {
  const { page, context, faults } = await openGame(browser, { settings: QUICK });
  await page.getByRole('button', { name: /^Ludo/ }).click();
  await page.getByRole('radio', { name: /^Quick/ }).click();
  await choose(page);
  await page.getByRole('button', { name: 'set a seed' }).click();
  await page.getByRole('textbox', { name: 'Seed' }).fill(seed);
  await page.locator('.setup-start').click();
  await playToTheEnd(page, makeHands(page), LUDO);
  const shown = await page.locator('.figures tbody tr').allInnerTexts();
  const record = await recordOf<LudoTypes>(page);
  await page.getByRole('button', { name: 'Rematch' }).click();
  await page.locator('.seat-3').waitFor();
  expect((await page.locator('.seat-name').allInnerTexts()).sort()).toEqual(NAMES.toSorted());
  expect(faults).toEqual([]);
  await context.close();
  expect(() => derive(ludo, record, record.seed)).not.toThrow();
  return { record, events: [...replay(ludo, record)].flatMap(({ events }) => events), shown };
}

/** What the seats are called on the scoreboard. */
const NAMES = ['You', 'Sun', 'Moon', 'Acorn'];

function winnersOf(events: readonly Event[]): readonly number[] {
  const last = events.at(-1);
  return last?.type === 'gameEnded' ? last.winners : expect.fail('the match has not ended');
}

/** The names in the order of the scoreboard. */
const order = (shown: readonly string[]): readonly (string | undefined)[] =>
  shown.map((row) => row.split('\n')[0]);

describe('a quick game of Ludo', () => {
  it('with blockades is played by taps to the scoreboard, and its record replays to the same places', async () => {
    const setUp = async (page: Page): Promise<void> => {
      await page.getByRole('switch', { name: /^Blockades/ }).click();
    };
    const { record, events, shown } = await play('violet', setUp, taps);
    expect(record.options).toMatchObject({ blockades: true, pawns: 2, players: 4 });
    expect(events.some((event) => event.type === 'blockadeFormed' && event.owner === 0)).toBe(true);
    expect(order(shown)[0]).toBe(NAMES[winnersOf(events)[0] ?? -1]);
  });

  it('in teams is played by the keyboard alone to the scoreboard, and its record replays to the same places', async () => {
    const setUp = async (page: Page): Promise<void> => {
      await page.getByRole('radio', { name: /^Those who sit opposite/ }).click();
    };
    const { record, events, shown } = await play('wind', setUp, keys);
    expect(record.options).toMatchObject({ teams: true, pawns: 2, players: 4 });
    const forPartner = events.filter((event) => event.type === 'pawnMoved' && event.owner !== event.seat);
    expect(forPartner.map((event) => event.type === 'pawnMoved' && event.seat)).toContain(0);
    expect(order(shown).slice(0, 2)).toEqual(winnersOf(events).map((seat) => NAMES[seat]));
  });
});
