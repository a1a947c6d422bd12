import type { Frame, Page } from 'playwright-core';

/** What a person does at the table, by one kind of hand. */
export type Hands = {
  throwDice(): Promise<void>;
  endTurn(): Promise<void>;
  /** Chooses the first piece or group of the board that can be chosen, all that can go. */
  chooseFirst(): Promise<void>;
  /** Sends them to the first place that is lit up, by the first way. */
  goFirst(): Promise<void>;
};

const SOURCE = '.spot:not([data-spot^="to "])';
const TARGET = '.spot[data-spot^="to "]';
const CARD = '.picker-card';
const MAIN = '.main-button .button:not([aria-disabled="true"])';

/** Taps only: a pointer on what can be seen. */
export function taps(page: Page | Frame): Hands {
  const tapMain = (): Promise<void> => page.locator(MAIN).click();
  return {
    throwDice: tapMain,
    endTurn: tapMain,
    async chooseFirst() {
      await page.locator(SOURCE).first().click({ force: true });
      if (await page.locator(CARD).count()) await page.locator(CARD).last().click();
    },
    async goFirst() {
      await page.locator(TARGET).first().click({ force: true });
      if (await page.locator(CARD).count()) await page.locator(CARD).first().click();
    },
  };
}

/** The keyboard alone; `frame` is where the game is, if not the page itself. */
export function keys(page: Page, frame: Frame = page.mainFrame()): Hands {
  const press = (key: string): Promise<void> => page.keyboard.press(key);
  const focused = (): Promise<string | null> =>
    frame.evaluate(() =>
      document.activeElement instanceof HTMLElement ? (document.activeElement.dataset.spot ?? null) : null,
    );
  /** Walks with the Tab key until the focus is on what `selector` names first or last. */
  const walkTo = async (selector: string, which: 'first' | 'last'): Promise<void> => {
    const wanted = frame.locator(selector)[which]();
    for (let steps = 0; steps < 80; steps += 1) {
      if (await wanted.evaluate((element) => element === document.activeElement)) return;
      await press('Tab');
    }
    throw new Error(`the Tab key does not reach ${selector}; the focus is on ${await focused()}`);
  };
  return {
    throwDice: () => press('t'),
    endTurn: () => press('e'),
    async chooseFirst() {
      await walkTo(SOURCE, 'first');
      await press('Enter');
      if (await frame.locator(CARD).count()) {
        await walkTo(CARD, 'last');
        await press('Enter');
      }
    },
    async goFirst() {
      await walkTo(TARGET, 'first');
      await press('Enter');
      if (await frame.locator(CARD).count()) {
        await walkTo(CARD, 'first');
        await press('Enter');
      }
    },
  };
}

/** How a game is moved in: what a move is made of, and how many there are before the turn is ended by hand. */
export type Rhythm = { readonly moves: number; readonly move: (hands: Hands) => Promise<void> };

/** Two moves a turn, so that games differ from "everything at once". */
export const NOBLES: Rhythm = {
  moves: 2,
  async move(hands) {
    await hands.chooseFirst();
    await hands.goFirst();
  },
};

/** One touch is a move; turns end by themselves. */
export const LUDO: Rhythm = { moves: Number.POSITIVE_INFINITY, move: (hands) => hands.chooseFirst() };

/** Plays for the person at the screen until the scoreboard stands; returns how many turns it ended. */
export async function playToTheEnd(page: Page | Frame, hands: Hands, rhythm = NOBLES): Promise<number> {
  let turns = 0;
  let moves = 0;
  for (;;) {
    await page.locator(`${MAIN}, ${SOURCE}, .score`).first().waitFor({ timeout: 60_000 });
    if (await page.locator('.score').count()) return turns;
    const main = page.locator(MAIN);
    if (
      (await main.count()) &&
      /throw/i.test((await main.textContent({ timeout: 1000 }).catch(() => '')) ?? '')
    ) {
      moves = 0;
      await hands.throwDice();
    } else if (moves < rhythm.moves && (await page.locator(SOURCE).count())) {
      moves += 1;
      await rhythm.move(hands);
    } else if (await main.count()) {
      turns += 1;
      await hands.endTurn();
    }
  }
}
