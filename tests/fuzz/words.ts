// Texts for a room to hear: messages as they should be, almost as they should be, and anything at all.

import type { Dice } from '#shared/engine/random.ts';
import { LARGEST_MESSAGE } from '#shared/rooms/protocol.ts';

const TYPES = [
  'hello',
  'clock',
  'act',
  'wish',
  'view',
  'welcome',
  'tick',
  'toString',
  '__proto__',
  'Act',
  '',
];
const ACTIONS = ['ready', 'call', 'follow', 'joker', 'pick', 'confirm', 'tick', 'constructor'];
const WISHES = [
  'sit',
  'leave',
  'options',
  'fill',
  'remove',
  'start',
  'again',
  'reopen',
  'vote',
  'pass',
  'react',
  'record',
  'takeOver',
  'game',
  'door',
  'pause',
  'here',
];
const KEYS = [
  'type',
  'number',
  'action',
  'pressed',
  'wish',
  'seat',
  'by',
  'match',
  'kind',
  'card',
  'level',
  'name',
  'colour',
  'options',
  'key',
  'hash',
  'party',
  'host',
  'constructor',
  'toString',
  'hasOwnProperty',
  '__proto__',
  'prototype',
];
const NUMBERS = [0, 1, 2, 3, 7, 8, 35, 36, -1, 1.5, 1e9, 1e9 + 1, 1e15, -1e15, 1e16, 1e308, -0];
const TEXTS = [
  '',
  'Ana',
  '\u202eABC',
  '\u200b',
  'ä'.repeat(150),
  'x'.repeat(201),
  '\ud800',
  '<b>',
  'null',
  'hello',
];

/** JSON is put together as text: as values, some keys could not be said at all. */
type Json = string;
type Fields = [key: string, value: Json][];

export function speaker(roll: Dice, nextNumber: () => number) {
  const one = <Item>(items: readonly Item[]): Item => items[roll.below(items.length)]!;
  const often = (sides: number) => roll.below(sides) > 0;
  const text = (value: unknown): Json => JSON.stringify(value);
  const object = (fields: Fields): Json =>
    `{${fields.map(([key, value]) => `${text(key)}:${value}`).join(',')}}`;

  function anything(depth = 0): Json {
    const kind = roll.below(depth > 4 ? 6 : 9);
    if (kind < 2) return text(one(NUMBERS));
    if (kind === 2) return text(one(TEXTS));
    if (kind < 6) return one(['null', 'true', 'false', '1e400', text(one(TYPES))]);
    const inner = Array.from({ length: roll.below(5) }, () => anything(depth + 1));
    if (kind === 6) return `[${inner.join(',')}]`;
    return object(inner.map((value) => [one(KEYS), value]));
  }

  /** One field missing, one too many, one of the wrong kind, or all as it should be. */
  function bent(fields: Fields): Json {
    const at = roll.below(fields.length);
    switch (roll.below(14)) {
      case 0:
        return object(fields.filter((_, other) => other !== at));
      case 1:
        return object([...fields, [one(KEYS), anything()]]);
      case 2:
        return object(fields.map((field, other) => (other === at ? [field[0], anything()] : field)));
      default:
        return object(fields);
    }
  }

  function action(): Json {
    const type = one(ACTIONS);
    const fields: Fields = [['type', text(type)]];
    if (type === 'call') fields.push(['kind', text(one(['go', 'doom']))]);
    if (type === 'joker' || type === 'pick') fields.push(['card', text(roll.below(26))]);
    return bent(fields);
  }

  function wish(): Json {
    const type = one(WISHES);
    const fields: Fields = [['type', text(type)]];
    const seat: [string, Json] = ['seat', text(roll.below(9))];
    if (type === 'takeOver') fields.push(seat);
    if (type === 'sit' || type === 'takeOver')
      fields.push(['name', text(one(TEXTS))], ['colour', text(roll.below(8))]);
    if (type === 'game') fields.push(['game', text(one(['space-lab', 'space-bowl', 'chess']))]);
    if (type === 'options' || type === 'game')
      fields.push(['options', one(['{}', '{"search":60}', anything()])]);
    if (type === 'fill') fields.push(seat, ['level', one(['1', '3', 'null'])], ['name', text(one(TEXTS))]);
    if (type === 'remove' || type === 'vote') fields.push(seat);
    if (['start', 'again', 'reopen', 'pause', 'game'].includes(type))
      fields.push(['match', text(roll.below(3))]);
    if (type === 'again' || type === 'pause') fields.push(['wants', one(['true', 'true', 'false'])]);
    if (type === 'door') fields.push(['closed', one(['true', 'false'])]);
    if (type === 'react') fields.push(['kind', text(one(['wow', 'hello', 'boo']))]);
    return bent(fields);
  }

  function message(now: number): Json {
    const number: [string, Json] = ['number', text(often(5) ? nextNumber() : Math.max(0, roll.below(20)))];
    switch (roll.below(8)) {
      case 0:
        return bent([
          ['type', '"hello"'],
          ['protocol', text(roll.below(3))],
          ['key', text('k'.repeat(43))],
        ]);
      case 1:
        return bent([
          ['type', '"clock"'],
          ['sent', text(now)],
          ['heard', one(['null', text(now - roll.below(400))])],
        ]);
      case 2:
      case 3:
      case 4:
        return bent([
          ['type', '"act"'],
          number,
          ['action', action()],
          ['pressed', text(now - roll.below(900))],
        ]);
      default:
        return bent([['type', '"wish"'], number, ['wish', wish()]]);
    }
  }

  function monster(): string {
    const depth = one([100, 2000, 3900, 200_000]);
    return one([
      '['.repeat(depth) + ']'.repeat(depth),
      `{"type":"act","number":1,"pressed":1,"action":${'['.repeat(depth)}${']'.repeat(depth)}}`,
      '{"type":'.repeat(depth),
      text('x'.repeat(LARGEST_MESSAGE)),
      `{"type":"wish","number":1,"wish":{"type":"options","options":${text({ a: 'x'.repeat(depth) })}}}`,
      '',
      'ping',
      '\u0000',
      '{"type":"act"',
    ]);
  }

  return (now: number): string => {
    const kind = roll.below(20);
    if (kind === 0) return monster();
    return kind < 4 ? anything() : message(now);
  };
}
