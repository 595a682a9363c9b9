// Bots that think in a worker: asked once, heard when they are done, and replaced by the page where the worker fails.
import { expect, test, vi } from 'vitest';
import type { Plan } from '#shared/engine/game.ts';
import { bot } from '#shared/games/gravity-superstar/bot.ts';
import { gravitySuperstar } from '#shared/games/gravity-superstar/rules.ts';
import { answer, type Question, thinkIn } from '#web/table/host/thinker.ts';

function begin(own = vi.fn((): Plan<unknown> | null => null)) {
  const asked: Question[] = [];
  const worker = {
    postMessage: (question: Question) => asked.push(question),
    terminate: vi.fn(),
    onmessage: (_: { data: unknown }) => {},
    onerror: () => {},
  };
  const thought = vi.fn();
  const thinker = thinkIn(worker as unknown as Worker)(own, thought);
  return { asked, worker, thought, thinker, own };
}

const PLAN = { action: { type: 'end' }, at: 7 };

test('a question is asked once, and its plan is there when the worker has said it', () => {
  const { asked, worker, thought, thinker } = begin();
  expect(thinker.bot({ n: 1 }, 0, 3, 'seed')).toBeNull();
  expect(thinker.bot({ n: 1 }, 0, 3, 'seed')).toBeNull();
  expect(asked).toHaveLength(1);
  worker.onmessage({ data: { ...asked[0]!, plan: PLAN } });
  expect(thought.mock.calls).toEqual([[0]]);
  expect(thinker.bot({ n: 1 }, 0, 3, 'seed')).toEqual(PLAN);
});

test('a plan for a table that has changed meanwhile counts no more', () => {
  const { asked, worker, thought, thinker } = begin();
  thinker.bot({ n: 1 }, 0, 3, 'seed');
  thinker.bot({ n: 2 }, 0, 3, 'seed');
  worker.onmessage({ data: { ...asked[0]!, plan: PLAN } });
  expect(thought).not.toHaveBeenCalled();
  expect(thinker.bot({ n: 2 }, 0, 3, 'seed')).toBeNull();
});

test('each seat has its own question', () => {
  const { asked, worker, thinker } = begin();
  thinker.bot({ n: 1 }, 0, 3, 'seed');
  thinker.bot({ n: 1 }, 1, 3, 'seed');
  worker.onmessage({ data: { ...asked[1]!, plan: PLAN } });
  expect(thinker.bot({ n: 1 }, 0, 3, 'seed')).toBeNull();
  expect(thinker.bot({ n: 1 }, 1, 3, 'seed')).toEqual(PLAN);
});

test('where the worker fails, the page thinks itself', () => {
  const own = vi.fn(() => PLAN);
  const { worker, thought, thinker } = begin(own);
  expect(thinker.bot({ n: 1 }, 0, 3, 'seed')).toBeNull();
  worker.onerror();
  expect(thought.mock.calls).toEqual([[0]]);
  expect(thinker.bot({ n: 1 }, 0, 3, 'seed')).toEqual(PLAN);
});

test('closing ends the worker', () => {
  const { worker, thinker } = begin();
  thinker.close();
  expect(worker.terminate).toHaveBeenCalledTimes(1);
});

test('the worker answers what the bot itself would', () => {
  const state = gravitySuperstar.setup({ expert: false }, 3, 'thinking');
  const view = gravitySuperstar.view(state, state.starter);
  const { asked, thinker } = begin();
  thinker.bot(view, state.starter, 3, 'seed');
  expect(answer(bot, asked[0]!).plan).toEqual(bot(view, state.starter, 3, 'seed'));
  expect(answer(bot, asked[0]!).plan).not.toBeNull();
});
