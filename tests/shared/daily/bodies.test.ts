// The bodies of requests: exactly what is asked for, and nothing a client may not say.
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { SECRET_FORM } from '#shared/api/refusals.ts';
import {
  AnswerBody,
  CareBody,
  DateParam,
  LEAGUE_ID_FORM,
  LeagueBody,
  LeagueParam,
  MemberBody,
  NameBody,
  RevealBody,
  RunBody,
  StartBody,
  WithdrawBody,
} from '#shared/daily/protocol.ts';

const RUN = {
  generator: 1,
  name: 'Ada',
  answers: [3, 'none', 0, 35, 12, 7],
  spans: [400, 5000, 0, 3_600_000, 12_345, 1],
};

/** As it arrives: through JSON, so that keys of every name are its own. */
const received = (body: unknown) => JSON.parse(JSON.stringify(body));

describe('a run', () => {
  test('is a name, six answers and six spans', () => {
    expect(v.parse(RunBody, received(RUN))).toEqual(RUN);
    expect(v.is(RunBody, { ...RUN, name: '' })).toBe(true);
    expect(v.is(RunBody, { ...RUN, name: 'n'.repeat(200) })).toBe(true);
  });

  test.each(['score', 'time', 'timing', 'rank', 'marks', 'date', 'player', 'constructor', 'toString'])(
    'says nothing of its own about %s',
    (key) => {
      expect(v.is(RunBody, received({ ...RUN, [key]: 6 }))).toBe(false);
    },
  );

  test('brings no prototype', () => {
    const text = JSON.stringify(RUN).replace('{', '{"__proto__":{"score":6},');
    expect(v.is(RunBody, JSON.parse(text))).toBe(false);
  });

  test.each(['generator', 'name', 'answers', 'spans'])('has %s', (key) => {
    const { [key]: _, ...rest } = RUN as Record<string, unknown>;
    expect(v.is(RunBody, rest)).toBe(false);
  });

  test.each([
    ['five answers', { answers: RUN.answers.slice(1) }],
    ['seven answers', { answers: [...RUN.answers, 1] }],
    ['no answers', { answers: [] }],
    ['five spans', { spans: RUN.spans.slice(1) }],
    ['seven spans', { spans: [...RUN.spans, 1] }],
    ['an answer of null', { answers: RUN.answers.with(2, null as never) }],
    ['card 36', { answers: RUN.answers.with(2, 36) }],
    ['card −1', { answers: RUN.answers.with(2, -1) }],
    ['half a card', { answers: RUN.answers.with(2, 0.5) }],
    ['a card as text', { answers: RUN.answers.with(2, '3') }],
    ['a negative span', { spans: RUN.spans.with(0, -1) }],
    ['a span over an hour', { spans: RUN.spans.with(0, 3_600_001) }],
    ['a broken millisecond', { spans: RUN.spans.with(0, 400.5) }],
    ['a name too long', { name: 'n'.repeat(201) }],
    ['a name that is none', { name: 7 }],
  ])('is refused with %s', (_, change) => {
    expect(v.is(RunBody, { ...RUN, ...change })).toBe(false);
  });

  test.each([null, undefined, 'run', 6, true, [], [RUN]])('is not %j', (body) => {
    expect(v.is(RunBody, body)).toBe(false);
  });
});

const ID = 'abcdefghj2';
const TICKET = 't'.repeat(2000);

const BODIES = {
  start: [StartBody, { generator: 1, name: 'Ada' }],
  reveal: [RevealBody, { ticket: TICKET, throw: 5 }],
  'first reveal': [RevealBody, { throw: 0 }],
  answer: [AnswerBody, { ticket: TICKET, throw: 5, answer: 'none', span: 5_000 }],
  'first answer': [AnswerBody, { throw: 0, answer: 24, span: 0 }],
  withdraw: [WithdrawBody, { dates: ['2026-11-01', '2027-03-28'], leagues: [ID] }],
  'withdraw nothing': [WithdrawBody, { dates: [], leagues: [] }],
  care: [CareBody, { open: false, renew: true }],
  'no care': [CareBody, {}],
  'a name for the list': [NameBody, { name: 'Ada' }],
  'a record': [StartBody, { generator: 1, name: '', record: 'r.s' }],
  league: [LeagueBody, { name: 'Friday club', nickname: 'Ada' }],
  member: [MemberBody, { nickname: 'Ada' }],
  'member by invitation': [MemberBody, { nickname: 'Ada', invite: 'abc234' }],
  'member of two secrets': [MemberBody, { nickname: 'Ada', formerly: 's'.repeat(43) }],
  'date in the address': [DateParam, { date: '2026-11-01' }],
  'league in the address': [LeagueParam, { id: ID }],
} as const;

describe('other bodies', () => {
  test.each(Object.entries(BODIES))('%s: taken as it is, refused with anything more', (_, [schema, body]) => {
    expect(v.parse(schema, received(body))).toEqual(body);
    expect(v.is(schema, { ...body, score: 6 })).toBe(false);
    expect(v.is(schema, { ...body, time: 1000 })).toBe(false);
  });

  test.each<[string, v.GenericSchema, unknown]>([
    ['a throw before the first', RevealBody, { throw: -1 }],
    ['a seventh throw', RevealBody, { throw: 6 }],
    ['half a throw', RevealBody, { throw: 1.5 }],
    ['a throw as text', RevealBody, { throw: '1' }],
    ['no throw', RevealBody, { ticket: 't' }],
    ['a ticket too long', RevealBody, { ticket: `${TICKET}t`, throw: 1 }],
    ['a ticket of null', RevealBody, { ticket: null, throw: 1 }],
    ['no answer', AnswerBody, { ticket: 't', throw: 1, span: 1 }],
    ['an answer that is none', AnswerBody, { ticket: 't', throw: 1, answer: 'doom', span: 1 }],
    ['an answer without a time', AnswerBody, { ticket: 't', throw: 1, answer: 1 }],
    ['an answer before its throw', AnswerBody, { ticket: 't', throw: 1, answer: 1, span: -1 }],
    ['a broken millisecond', AnswerBody, { ticket: 't', throw: 1, answer: 1, span: 0.5 }],
    ['an answer to a seventh throw', AnswerBody, { ticket: 't', throw: 6, answer: 1, span: 1 }],
    ['a day that is none', WithdrawBody, { dates: ['2026-02-30'], leagues: [] }],
    ['more than thirty days', WithdrawBody, { dates: new Array(31).fill('2026-11-01'), leagues: [] }],
    ['more than ten leagues', WithdrawBody, { dates: [], leagues: new Array(11).fill(ID) }],
    ['a league that is none', WithdrawBody, { dates: [], leagues: ['../../'] }],
    ['days without leagues', WithdrawBody, { dates: ['2026-11-01'] }],
    ['an invitation that is none', MemberBody, { nickname: 'Ada', invite: '../../' }],
    ['a link that is not to be renewed', CareBody, { renew: false }],
    ['no name', StartBody, { generator: 1 }],
    ['no generator', StartBody, { name: 'Ada' }],
    ['a generator before the first', StartBody, { generator: 0, name: 'Ada' }],
    ['a name too long', StartBody, { generator: 1, name: 'n'.repeat(201) }],
    ['a league without a nickname', LeagueBody, { name: 'Friday club' }],
    ['a member with a list for a name', MemberBody, { nickname: ['Ada'] }],
    ['a former secret that is none', MemberBody, { nickname: 'Ada', formerly: 'short' }],
    ['an address with a day that is none', DateParam, { date: '2026-13-01' }],
    ['an address with a league that is none', LeagueParam, { id: '../../' }],
  ])('%s is refused', (_, schema, body) => {
    expect(v.is(schema, body)).toBe(false);
  });
});

describe('secrets and leagues', () => {
  test('a secret is 32 bytes in the alphabet of addresses', () => {
    for (const byte of [0, 1, 0x7f, 0xfb, 0xff]) {
      const secret = Buffer.alloc(32, byte).toString('base64url');
      expect(secret).toMatch(SECRET_FORM);
    }
  });

  test.each([
    ['nothing', ''],
    ['one too few', 'a'.repeat(42)],
    ['one too many', 'a'.repeat(44)],
    ['padded', `${'a'.repeat(43)}=`],
    ['of the other alphabet', `${'a'.repeat(42)}+`],
    ['with a slash', `${'a'.repeat(42)}/`],
    ['with a space', `${'a'.repeat(42)} `],
    ['with a new line after it', `${'a'.repeat(43)}\n`],
    ['with a letter of another script', `${'a'.repeat(42)}é`],
  ])('no secret: %s', (_, text) => {
    expect(text).not.toMatch(SECRET_FORM);
  });

  test('the name of a league in its link has ten signs that are not mistaken for one another', () => {
    expect(ID).toMatch(LEAGUE_ID_FORM);
    for (const sign of ['l', '0', '1', 'A', '-', 'é', '\n']) {
      expect(`${ID.slice(1)}${sign}`).not.toMatch(LEAGUE_ID_FORM);
    }
    for (const id of [ID.slice(1), `${ID}a`, `${ID}\n`, '']) expect(id).not.toMatch(LEAGUE_ID_FORM);
  });
});
