// What a room takes for a message: known kinds with known keys, not too long, and nothing inherited.
import { expect, test } from 'vitest';
import {
  CLOSE,
  CLOSE_REASONS,
  closeReasonOf,
  LARGEST_MESSAGE,
  parseMessage,
} from '#shared/rooms/protocol.ts';

const KEY = 'k'.repeat(43);
const parsed = (message: unknown) => parseMessage(JSON.stringify(message));

test.each([
  { type: 'hello', protocol: 1, key: KEY },
  { type: 'hello', protocol: 1, key: KEY, pass: 'ABC234' },
  { type: 'clock', sent: 17, heard: null },
  { type: 'act', number: 3, action: { type: 'ready' }, pressed: 170 },
  { type: 'act', number: 3, match: 2, action: null, pressed: 170 },
  { type: 'wish', number: 0, wish: { type: 'sit', name: 'Ana', colour: 3 } },
  { type: 'wish', number: 0, wish: { type: 'fill', seat: 7, level: null, name: 'Bo' } },
  { type: 'wish', number: 0, wish: { type: 'options', options: { any: ['thing'] } } },
])('%j is one', (message) => {
  expect(parsed(message)).toEqual(message);
});

test.each([
  null,
  [],
  7,
  { type: 'hello', protocol: 1, key: 'short' },
  { type: 'hello', protocol: 1, key: KEY, pass: 'abc' },
  { type: 'hello', protocol: 1, key: KEY, seat: 0 },
  { type: 'clock', sent: 1.5, heard: null },
  { type: 'clock', sent: 1 },
  { type: 'act', number: -1, action: null, pressed: 1 },
  { type: 'act', number: 1e9 + 1, action: null, pressed: 1 },
  { type: 'act', number: 1, pressed: 1 },
  { type: 'act', number: 1, action: null, pressed: 1, by: 0 },
  { type: 'wish', number: 0, wish: { type: 'vote', seat: 8 } },
  { type: 'wish', number: 0, wish: { type: 'fill', seat: 0, level: 4, name: 'Bo' } },
  { type: 'wish', number: 0, wish: { type: 'toString' } },
  { type: 'constructor' },
])('%j is none', (message) => {
  expect(parsed(message)).toBeNull();
});

test.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty'])(
  '%s is an unknown key, at any depth',
  (key) => {
    const act = (action: string, more = '') =>
      `{"type":"act","number":1,"action":${action},"pressed":1${more}}`;
    expect(parseMessage(act('{"type":"ready"}'))).not.toBeNull();
    expect(parseMessage(act('{"type":"ready"}', `,"${key}":{}`))).toBeNull();
    expect(parseMessage(act(`{"type":"ready","${key}":1}`))).toBeNull();
    expect(parseMessage(act(`[[{"${key}":{}}]]`))).toBeNull();
  },
);

test('no more than 8 KB is read', () => {
  const wish = (length: number) => {
    const text = (options: string) =>
      JSON.stringify({ type: 'wish', number: 1, wish: { type: 'options', options } });
    return text('x'.repeat(length - text('').length));
  };
  expect(parseMessage(wish(LARGEST_MESSAGE))).not.toBeNull();
  expect(parseMessage(wish(LARGEST_MESSAGE + 1))).toBeNull();
  for (const text of ['', '{', 'ping', '['.repeat(8000), '1e400']) expect(parseMessage(text)).toBeNull();
});

test('every reason to close has a code of its own', () => {
  expect(new Set(Object.values(CLOSE)).size).toBe(CLOSE_REASONS.length);
  for (const reason of CLOSE_REASONS) expect(closeReasonOf(CLOSE[reason])).toBe(reason);
  expect(closeReasonOf(1006)).toBeNull();
});
