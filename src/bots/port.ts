import type { GameId } from '../engine/index.ts';
import type { BotPort } from '../table/types.ts';
import type { Choice, Question, TypesOf } from './index.ts';

/** What goes to the Worker. */
export type Ask = { readonly id: number; readonly question: Question };

/** What comes back. */
export type Told = { readonly id: number; readonly action: Choice };

/** What the port needs of a Worker. */
export type BotWorker = Pick<
  Worker,
  'postMessage' | 'terminate' | 'onmessage' | 'onmessageerror' | 'onerror'
>;

/** How long a Worker may think, in milliseconds. */
const PATIENCE = 4000;
/** How often a Worker is asked before the bot thinks on the main thread. */
const TRIES = 2;

export type BotPortParts = {
  /** Starts a Worker; may throw. */
  readonly hire: () => BotWorker;
  /** Chooses on the main thread. */
  readonly choose: (question: Question) => Promise<Choice>;
};

/** A `BotPort` and how to end it. What is asked then is never answered. */
export type BotOffice<Id extends GameId> = BotPort<TypesOf<Id>> & { dispose(): void };

/**
 * Asks a Worker, which is started at the first question. One that dies or is silent for four seconds is replaced and
 * asked again; when that fails too, the main thread thinks itself. Rejects only when that throws.
 */
export function makeBotPort<Id extends GameId>(
  game: Id,
  { hire, choose }: BotPortParts = inBrowser(),
): BotOffice<Id> {
  const desk = makeDesk(hire);
  return {
    async choose(level, seat, view) {
      const question: Question<Id> = { game, level, seat, view };
      for (let attempt = 0; attempt < TRIES; attempt += 1) {
        const answer = await desk.ask(question);
        if (answer) return answer.action;
      }
      return choose(question);
    },
    dispose: desk.close,
  };
}

type Pending = {
  readonly settle: (told: Told | null) => void;
  readonly timer: ReturnType<typeof setTimeout>;
};

/** One Worker at a time, and who waits for it. */
function makeDesk(hire: () => BotWorker) {
  const pending = new Map<number, Pending>();
  let worker: BotWorker | null = null;
  let asked = 0;

  /** The Worker is no good: it goes, and everybody who waits for it has no answer. */
  function replace(): void {
    const waiting = [...pending.values()];
    close();
    for (const { settle } of waiting) settle(null);
  }

  function close(): void {
    worker?.terminate();
    worker = null;
    for (const { timer } of pending.values()) clearTimeout(timer);
    pending.clear();
  }

  function staff(): BotWorker {
    const hired = hire();
    hired.onerror = replace;
    hired.onmessageerror = replace;
    hired.onmessage = ({ data }: MessageEvent<Told>) => {
      const waiting = pending.get(data.id);
      if (!waiting) return;
      pending.delete(data.id);
      clearTimeout(waiting.timer);
      waiting.settle(data);
    };
    return hired;
  }

  return {
    close,
    /** The Worker's answer, `null` when it has none. */
    ask(question: Question): Promise<Told | null> {
      asked += 1;
      const id = asked;
      return new Promise((settle) => {
        pending.set(id, { settle, timer: setTimeout(replace, PATIENCE) });
        try {
          worker ??= staff();
          const ask: Ask = { id, question };
          worker.postMessage(ask);
        } catch {
          replace();
        }
      });
    },
  };
}

/** The Worker of this project and the main thread. The literal URL is for the bundler to find. */
const inBrowser = (): BotPortParts => ({
  hire: () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }),
  choose: async (question) => (await import('./index.ts')).chooseAction(question),
});
