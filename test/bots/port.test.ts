import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Question } from '../../src/bots/index.ts';
import { type Ask, type BotWorker, makeBotPort, type Told } from '../../src/bots/port.ts';
import { begin } from '../../src/engine/core/match.ts';
import { games } from '../../src/engine/index.ts';

const VIEW = games.nobles.view(begin(games.nobles).match.state, 0);

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

type Fake = BotWorker & { readonly asked: Ask[]; isGone: boolean; answer(told: Told): void };

/** A Worker that keeps what it is asked and answers when it is told to. */
function makeFake(onAsk: (fake: Fake, ask: Ask) => void): Fake {
  const fake: Fake = {
    asked: [],
    isGone: false,
    onmessage: null,
    onmessageerror: null,
    onerror: null,
    postMessage(ask: Ask) {
      fake.asked.push(ask);
      onAsk(fake, ask);
    },
    terminate() {
      fake.isGone = true;
    },
    answer: (told) => fake.onmessage?.call(fake as never, new MessageEvent('message', { data: told })),
  };
  return fake;
}

/** A port whose Workers do, one after the other, what `manners` say. */
function open(...manners: ((fake: Fake, ask: Ask) => void)[]) {
  const workers: Fake[] = [];
  const choose = vi.fn(async (_question: Question) => ({ type: 'end' }) as const);
  const port = makeBotPort('nobles', {
    hire() {
      const manner = manners[workers.length];
      if (!manner) throw new Error('nobody is left to hire');
      const fake = makeFake(manner);
      workers.push(fake);
      return fake;
    },
    choose,
  });
  return { port, workers, choose };
}

const obeys = (fake: Fake, { id }: Ask) =>
  queueMicrotask(() => fake.answer({ id, action: { type: 'throw' } }));
const sleeps = () => undefined;
const dies = (fake: Fake) =>
  queueMicrotask(() => fake.onerror?.call(fake as never, new Event('error') as ErrorEvent));
const chokes = () => {
  throw new Error('cannot be cloned');
};

test('one Worker answers question after question', async () => {
  const { port, workers, choose } = open(obeys);
  expect(await port.choose('sharp', 2, VIEW)).toEqual({ type: 'throw' });
  expect(await port.choose('sharp', 2, VIEW)).toEqual({ type: 'throw' });
  const question = { game: 'nobles', level: 'sharp', seat: 2, view: VIEW };
  expect(workers[0]?.asked.map((ask) => ask.question)).toEqual([question, question]);
  expect(workers).toHaveLength(1);
  expect(choose).not.toHaveBeenCalled();
});

test('a Worker that is silent for four seconds is replaced and asked again', async () => {
  const { port, workers } = open(sleeps, obeys);
  const choice = port.choose('greedy', 0, VIEW);
  await vi.advanceTimersByTimeAsync(3999);
  expect(workers).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(await choice).toEqual({ type: 'throw' });
  expect(workers.map((worker) => worker.isGone)).toEqual([true, false]);
  expect(workers[1]?.asked[0]?.question).toEqual(workers[0]?.asked[0]?.question);
});

test.each([
  ['dies', dies],
  ['cannot be asked', chokes],
])('one that %s is replaced too', async (_, manner) => {
  const { port, workers, choose } = open(manner, obeys);
  expect(await port.choose('greedy', 0, VIEW)).toEqual({ type: 'throw' });
  expect(workers.map((worker) => worker.isGone)).toEqual([true, false]);
  expect(choose).not.toHaveBeenCalled();
});

test('the patience with a Worker that died does not run on for the next', async () => {
  const { port, workers } = open(sleeps, sleeps);
  const choice = port.choose('greedy', 0, VIEW);
  await vi.advanceTimersByTimeAsync(2000);
  dies(workers[0] ?? expect.fail('nobody was hired'));
  await vi.advanceTimersByTimeAsync(3000);
  workers[1]?.answer({ id: 2, action: { type: 'throw' } });
  expect(await choice).toEqual({ type: 'throw' });
  expect(workers[1]?.isGone).toBe(false);
});

test('after a second failure the main thread thinks, and the next question goes to a Worker again', async () => {
  const { port, choose } = open(dies, dies, obeys);
  expect(await port.choose('greedy', 0, VIEW)).toEqual({ type: 'end' });
  expect(choose).toHaveBeenCalledTimes(1);
  expect(await port.choose('greedy', 0, VIEW)).toEqual({ type: 'throw' });
});

test('where there are no Workers the main thread thinks', async () => {
  const { port } = open();
  expect(await port.choose('greedy', 0, VIEW)).toEqual({ type: 'end' });
});

test('answers find their question whatever their order, and late ones are nobody’s', async () => {
  const { port, workers } = open(sleeps);
  const choices = [port.choose('greedy', 0, VIEW), port.choose('greedy', 1, VIEW)];
  const [worker] = workers;
  worker?.answer({ id: 7, action: { type: 'end' } });
  worker?.answer({ id: 2, action: { type: 'exit', piece: 'noble' } });
  worker?.answer({ id: 1, action: { type: 'exit', piece: 'guard' } });
  expect(await Promise.all(choices)).toEqual([
    { type: 'exit', piece: 'guard' },
    { type: 'exit', piece: 'noble' },
  ]);
});

test('a disposed port lets its Worker go and answers no more', async () => {
  const { port, workers, choose } = open(sleeps);
  const answered = vi.fn();
  void port.choose('greedy', 0, VIEW).then(answered, answered);
  await vi.advanceTimersByTimeAsync(10);
  port.dispose();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(workers.map((worker) => worker.isGone)).toEqual([true]);
  expect(answered).not.toHaveBeenCalled();
  expect(choose).not.toHaveBeenCalled();
});
