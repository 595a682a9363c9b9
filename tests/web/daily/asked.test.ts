// A question to the server: what stays, what goes, and which of two answers counts.
import { createRoot } from 'solid-js';
import { describe, expect, test } from 'vitest';
import { createAsked } from '#web/daily/boards/asked.ts';
import { OFFLINE, type Reply } from '#web/daily/server/ask.ts';

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

test('the same answer once more draws nothing anew', async () => {
  const { asked, answer } = asking();
  const first = asked.ask();
  answer(0, said('same'));
  await first;
  const before = asked.answer();
  const second = asked.ask();
  answer(1, said('same'));
  await second;
  expect(asked.answer()).toBe(before);
});

describe('asked quietly', () => {
  async function answered() {
    const question = asking();
    const first = question.asked.ask();
    question.answer(0, said('first'));
    await first;
    return question;
  }

  test('nothing shows that it is asked, and the answer is shown', async () => {
    const { asked, answer } = await answered();
    const done = asked.askQuietly();
    expect(asked.busy()).toBe(false);
    answer(1, said('second'));
    await done;
    expect(asked.answer()).toEqual(said('second'));
  });

  test('what passes by itself is not said, what does not is', async () => {
    const { asked, answer } = await answered();
    const offline = asked.askQuietly();
    answer(1, OFFLINE);
    await offline;
    expect(asked.failure()).toBeNull();
    const gone = asked.askQuietly();
    answer(2, { ok: false, code: 'not-found' });
    await gone;
    expect(asked.failure()).toBe('not-found');
  });

  test('without an answer so far everything is said', async () => {
    const { asked, answer } = asking();
    const done = asked.askQuietly();
    answer(0, OFFLINE);
    await done;
    expect(asked.failure()).toBe('offline');
  });

  test('it does not overtake what somebody has asked', async () => {
    const { asked, answer } = await answered();
    const loud = asked.ask();
    await asked.askQuietly();
    answer(1, said('loud'));
    await loud;
    expect([asked.answer(), asked.busy()]).toEqual([said('loud'), false]);
  });
});
