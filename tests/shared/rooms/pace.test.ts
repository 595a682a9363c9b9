// The page never says more in a second than the room takes, and nothing of an old connection on a new one.
import { expect, test } from 'vitest';
import { makePace } from '#shared/rooms/page/pace.ts';
import { MESSAGES_PER_SECOND } from '#shared/rooms/protocol.ts';
import { Timeline } from './timeline.ts';

function pace() {
  const sent: { text: string; at: number }[] = [];
  const time = new Timeline();
  return { sent, time, ...makePace((text) => sent.push({ text, at: time.now() }), time) };
}
const texts = (many: number) => Array.from({ length: many }, (_, at) => `${at}`);

test('what is not too much is said at once', () => {
  const { say, sent } = pace();
  for (const text of texts(5)) say(text);
  expect(sent.map(({ text }) => text)).toEqual(texts(5));
});

test('a flood comes in its order, never more in any second than the room takes, and all of it', () => {
  const { say, sent, time } = pace();
  for (const text of texts(50)) {
    say(text);
    time.pass(7);
  }
  time.pass(10_000);
  expect(sent.map(({ text }) => text)).toEqual(texts(50));
  for (const { at } of sent) {
    const inSecond = sent.filter((other) => other.at >= at && other.at < at + 1_000);
    expect(inSecond.length).toBeLessThan(MESSAGES_PER_SECOND);
  }
});

test('a new connection begins with nothing said and nothing waiting', () => {
  const { say, begin, sent, time } = pace();
  for (const text of texts(30)) say(text);
  begin();
  sent.length = 0;
  say('hello');
  time.pass(5_000);
  expect(sent.map(({ text }) => text)).toEqual(['hello']);
});
