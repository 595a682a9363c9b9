// A question to the server: what stays, what goes, and which of two answers counts.
import { createRoot } from 'solid-js';
import { expect, test } from 'vitest';
import { createAsked } from '#web/daily/boards/asked.ts';
import { OFFLINE, type Reply } from '#web/daily/server/api.ts';

interface Answer {
  ok: true;
  word: string;
}
const said = (word: string): Answer => ({ ok: true, word });

/** Questions that are answered when the test says so. */
function asking() {
  const waiting: ((reply: Reply<Answer>) => void)[] = [];
  return createRoot((dispose) => ({
    dispose,
    asked: createAsked<Answer>(() => new Promise((answer) => waiting.push(answer))),
    answer: (at: number, reply: Reply<Answer>) => waiting[at]!(reply),
  }));
}

test('an answer arrives', async () => {
  const { asked, answer } = asking();
  const done = asked.ask();
  expect(asked.busy()).toBe(true);
  answer(0, said('first'));
  await done;
  expect([asked.answer(), asked.failure(), asked.busy()]).toEqual([said('first'), null, false]);
});

test('an answer overtaken by a later one is not shown', async () => {
  const { asked, answer } = asking();
  const both = [asked.ask(), asked.ask()];
  answer(1, said('later'));
  await both[1];
  answer(0, said('earlier'));
  await both[0];
  expect(asked.answer()).toEqual(said('later'));
});

test('what is known stays when asking again fails, and goes when it is forgotten', async () => {
  const { asked, answer } = asking();
  const first = asked.ask();
  answer(0, said('first'));
  await first;
  const second = asked.ask();
  answer(1, OFFLINE);
  await second;
  expect([asked.answer(), asked.failure()]).toEqual([said('first'), 'offline']);
  asked.forget();
  expect([asked.answer(), asked.failure()]).toEqual([null, null]);
});

test('a request that breaks is like no network', async () => {
  const asked = createRoot(() => createAsked<Answer>(() => Promise.reject(new Error('broken'))));
  await asked.ask();
  expect([asked.failure(), asked.busy()]).toEqual(['offline', false]);
});

test('nothing is shown on a page that was left', async () => {
  const { asked, answer, dispose } = asking();
  const done = asked.ask();
  dispose();
  answer(0, said('too late'));
  await done;
  expect(asked.answer()).toBeNull();
});
