import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { replay } from '../../src/engine/core/record.ts';
import { ludo } from '../../src/engine/ludo/index.ts';
import type { Options, Place, State } from '../../src/engine/ludo/types.ts';
import { forbidden } from '../../src/engine/ludo/view.ts';
import { type Choice, choices, hindrances, type Point } from '../../src/show/ludo/choices.ts';
import { violations } from './axe.ts';
import { launchChromium } from './chromium.ts';
import { keptBefore, type Moment } from './moments.ts';
import { type GamePage, kept, openGame, QUICK } from './page.ts';

/** What the table of Ludo says and does at moments that other games were reported to get wrong. */

let browser: Browser;
beforeAll(async () => {
  browser = await launchChromium();
});
afterAll(() => browser.close());

const MAIN = '.main-button .button:not([aria-disabled="true"])';

type Stood = GamePage & {
  readonly state: State;
  /** How many inputs there were. */
  readonly inputs: number;
};

/** Takes up a match that stands before such a moment, and waits until the person may act. */
async function standBefore(
  options: Partial<Options>,
  isWanted: (moment: Moment) => boolean,
  settings: object = {},
): Promise<Stood> {
  const save = keptBefore(options, isWanted);
  const { record } = JSON.parse(save);
  const state: State = [...replay(ludo, record)].at(-1)?.match.state ?? expect.fail('no state');
  const opened = await openGame(browser, { settings: { ...QUICK, ...settings }, save });
  await opened.page.getByRole('button', { name: /^Continue/ }).click();
  await opened.page.locator(`${MAIN}, .can-row`).first().waitFor({ timeout: 60_000 });
  await opened.page.locator('.loading').waitFor({ state: 'detached', timeout: 60_000 });
  return { ...opened, state, inputs: record.inputs.length };
}

/** The inputs since then, in short. */
const since = async ({ page, inputs }: Stood): Promise<string[]> =>
  (await kept(page))
    .slice(inputs)
    .map(({ kind, seat, action }) => (action ? `${seat} ${action.type}` : kind));

/** What the person may do in a state. */
const choicesIn = (state: State): readonly Choice[] =>
  choices(ludo.view(state, 0), ludo.actions(state, 0), (action) => ludo.act(state, 0, action).events);

async function tap(page: Page, { x, y }: Point): Promise<void> {
  const board = await page.locator('.board-overlay').boundingBox();
  if (!board) throw new Error('the board has no place');
  const tile = board.width / 16;
  await page.mouse.click(board.x + (x + 0.5) * tile, board.y + (y + 0.5) * tile);
}

const stateOf = ({ now }: Moment): State => now.before.state;
const isThrow = (moment: Moment): boolean => stateOf(moment).phase === 'throw';
const isMove = (moment: Moment): boolean => stateOf(moment).phase === 'move';
/** The person throws and may choose among so many moves then. */
const throwsInto = (count: number) => (moment: Moment) => {
  const { state } = moment.next.match;
  return isThrow(moment) && state.phase === 'move' && ludo.actions(state, 0).length === count;
};

describe('a throw', () => {
  it('is one for ten quick clicks', async () => {
    const table = await standBefore({}, throwsInto(2));
    await table.page.evaluate((selector) => {
      for (let click = 0; click < 10; click += 1) document.querySelector<HTMLElement>(selector)?.click();
    }, MAIN);
    await table.page.locator('.can-row').first().waitFor();
    expect(await since(table)).toEqual(['0 throw', 'chance']);
    await table.context.close();
  });

  it('with which nothing can move passes by itself and says why', async () => {
    const table = await standBefore({}, (moment) =>
      moment.next.events.some(
        (event) =>
          event.type === 'throwLost' &&
          event.die !== 6 &&
          event.forbidden.some(({ refusal }) => refusal.code === 'exact'),
      ),
    );
    await table.page.locator(MAIN).click();
    await table.page.getByText('too long for home').first().waitFor();
    await expect.poll(async () => (await since(table)).slice(0, 3)).toEqual(['0 throw', 'chance', '1 throw']);
    await table.context.close();
  });

  it('plays its only move by itself where that is wanted, and only there', async () => {
    const wanted = await standBefore({}, throwsInto(1), { autoMove: true });
    await wanted.page.locator(MAIN).click();
    await expect
      .poll(async () => (await since(wanted)).slice(0, 3))
      .toEqual(['0 throw', 'chance', '0 release']);
    await wanted.context.close();
    const other = await standBefore({}, throwsInto(1), { autoMove: false });
    await other.page.locator(MAIN).click();
    await other.page.locator('.can-row').first().waitFor();
    await other.page.waitForTimeout(1000);
    expect(await since(other)).toEqual(['0 throw', 'chance']);
    await other.context.close();
  });
});

describe('a pawn that cannot go', () => {
  it('says which blockade is in its way and shows it, tapped on the board or in the tray', async () => {
    const isWalled = (moment: Moment): boolean =>
      isMove(moment) &&
      forbidden(ludo.view(stateOf(moment), 0)).some(
        ({ from, refusal }) => refusal.code === 'blockade' && typeof from === 'number',
      );
    const table = await standBefore({ blockades: true }, isWalled);
    const { page } = table;
    const [walled] = hindrances(ludo.view(table.state, 0)).filter(({ wall }) => wall);
    const foot = walled?.feet[0] ?? expect.fail('no pawn before a wall');
    const holds = new RegExp(
      `Nobody passes an opposing blockade.*2 of .* pawns hold ${walled?.wall?.tile}\\.`,
      's',
    );
    await tap(page, foot);
    expect(await page.locator('.bubble').textContent()).toMatch(holds);
    expect(await page.locator('.board-halo').count()).toBe(1);
    await page.getByRole('button', { name: 'Fine' }).click();
    expect(await page.locator('.board-halo').count()).toBe(0);
    await page.locator('.can-row.hindered', { hasText: 'blockade' }).click();
    expect(await page.locator('.bubble').textContent()).toMatch(holds);
    expect(await since(table)).toEqual([]);
    await table.context.close();
  });

  it('asks which of two goes where both can', async () => {
    const ends = (state: State): readonly Place[] => choicesIn(state).map(({ to }) => to);
    const isShared = (moment: Moment): boolean =>
      isMove(moment) && new Set(ends(stateOf(moment))).size < ends(stateOf(moment)).length;
    const table = await standBefore({ pachisi: true, captureToEnter: true }, isShared);
    const offer = choicesIn(table.state);
    const shared = offer.find(({ to }, index) => offer.findIndex((other) => other.to === to) < index);
    await tap(table.page, shared?.at ?? expect.fail('nothing is shared'));
    await table.page.locator('.picker-card').last().click();
    expect((await kept(table.page)).at(table.inputs)?.action).toEqual(shared?.action);
    await table.context.close();
  });
});

describe('in teams', () => {
  it('a finished player is told whose pawns to move, and moves them', async () => {
    const throwsForPartner = (moment: Moment): boolean =>
      throwsInto(1)(moment) && ludo.view(stateOf(moment), 0).owner === 2;
    const table = await standBefore({ teams: true, pawns: 2 }, throwsForPartner);
    const { page } = table;
    expect(await page.locator('.seat-0').textContent()).toContain("with Moon's pawns");
    expect(await page.locator('.act-hints').textContent()).toContain(
      "All home: the throw moves Moon's pawns.",
    );
    await page.locator(MAIN).click();
    await page.locator('.spot').first().click({ force: true });
    await page.getByText("with Moon's pawns:").first().waitFor();
    expect((await since(table)).slice(0, 3)).toEqual(['0 throw', 'chance', '0 move']);
    await table.context.close();
  });
});

describe('seats', () => {
  it('that have finished are skipped and show their place', async () => {
    const table = await standBefore(
      { places: 'playOn', pawns: 2 },
      (moment) =>
        isThrow(moment) && stateOf(moment).finished.length === 1 && stateOf(moment).finished[0] !== 1,
    );
    const [first = 0] = table.state.finished;
    expect(await table.page.locator(`.seat-${first} .seat-medal`).textContent()).toBe('1');
    await table.page.locator(MAIN).click();
    await table.page.locator('.can-row, .ribbon-1').first().waitFor();
    await table.context.close();
  });

  it('are as many and for whom the set-up says, three bots playing by themselves to the end', async () => {
    const { page, context, faults } = await openGame(browser, { settings: QUICK });
    await page.getByRole('button', { name: /^Ludo/ }).click();
    await page.getByRole('radio', { name: /^Quick/ }).click();
    await page.getByRole('radio', { name: '3 players' }).click();
    await page.getByRole('combobox', { name: 'Lily' }).selectOption('gentle');
    await page.getByRole('combobox', { name: 'Moon' }).selectOption('sharp');
    await page.locator('.setup-start').click();
    await page.locator('.seat-1').waitFor();
    expect((await page.locator('.seat-name').allInnerTexts()).sort()).toEqual(['Lily', 'Moon', 'Sun']);
    expect(await page.locator('.seat-2').textContent()).toContain('sharp');
    await page.locator('.score').waitFor({ timeout: 120_000 });
    expect(faults).toEqual([]);
    await context.close();
  });
});

describe('for everybody', () => {
  it('set-up and table of Ludo have names, roles and contrast, whoever has the turn', async () => {
    const { page, context } = await openGame(browser, { settings: QUICK });
    await page.getByRole('button', { name: /^Ludo/ }).click();
    await page.locator('.setup-start').waitFor();
    const found = await violations(page);
    await page.getByRole('button', { name: 'What differs from standard' }).click();
    found.push(...(await violations(page)));
    await context.close();
    expect(found).toEqual([]);
    for (const light of ['day', 'night']) {
      const table = await standBefore({ pachisi: true, blockades: true }, isMove, { light });
      expect(await table.page.locator('.ribbon').textContent()).toBe('Your turn');
      expect(await violations(table.page), light).toEqual([]);
      await table.context.close();
    }
  });
});
