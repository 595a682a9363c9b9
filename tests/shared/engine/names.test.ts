// Names as others see them: what is taken out, what stays, and where they are cut.
import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { LEAGUE_NAME_LENGTH } from '#shared/daily/protocol.ts';
import { cleanName } from '#shared/engine/names.ts';
import { initialOf, NAME_LENGTH, NAME_UNITS } from '#shared/engine/signs.ts';

const clean = (text: string) => cleanName(text, NAME_LENGTH);
const lengthOf = (text: string) => [...new Intl.Segmenter().segment(text)].length;

describe('stays', () => {
  test.each([
    'Ada',
    'Ada Lovelace',
    'Zoë',
    'Åsa Öström',
    'Ngô Bảo Châu',
    'Łukasz',
    'Ελένη',
    'Мария',
    'דנה',
    'ليلى',
    '小林さくら',
    '김민수',
    'देवी',
    'O’Brien-Smith 3',
    '<b>"&\'</b>',
    '🪐🚀',
    '👍🏽',
    '🇫🇷',
    '𝒜𝒹𝒶',
    '👨‍👩‍👧‍👦',
    '👩🏽‍🚀 Ada',
    '🏳️‍🌈',
    '❤️‍🔥',
    '👩🏻‍❤️‍💋‍👩🏼',
    '❤️',
    'Nguyễn',
    'ᾧ',
    'ที่รัก',
    'မြို့',
    'བརྒྱུད',
    'שָׁלוֹם',
  ])('%s', (name) => {
    expect(clean(name)).toBe(name.normalize('NFC'));
  });
});

describe('is taken out', () => {
  test.each([
    ['a new line', 'A\nB', '\n'],
    ['a carriage return', 'A\r\nB', '\r'],
    ['a tab', 'A\tB', '\t'],
    ['nothing', 'A\u0000B', '\u0000'],
    ['a bell', 'A\u0007B', '\u0007'],
    ['escape', 'A\u001b[31mB', '\u001b'],
    ['delete', 'A\u007fB', '\u007f'],
    ['next line', 'A\u0085B', '\u0085'],
    ['a line separator', 'A\u2028B', '\u2028'],
    ['a paragraph separator', 'A\u2029B', '\u2029'],
    ['left-to-right mark', 'A\u200eB', '\u200e'],
    ['right-to-left mark', 'A\u200fB', '\u200f'],
    ['Arabic letter mark', 'A\u061cB', '\u061c'],
    ['left-to-right embedding', 'A\u202aB', '\u202a'],
    ['right-to-left embedding', 'A\u202bB', '\u202b'],
    ['the end of a direction', 'A\u202cB', '\u202c'],
    ['left-to-right override', 'A\u202dB', '\u202d'],
    ['right-to-left override', 'A\u202eB', '\u202e'],
    ['left-to-right isolate', 'A\u2066B', '\u2066'],
    ['right-to-left isolate', 'A\u2067B', '\u2067'],
    ['first strong isolate', 'A\u2068B', '\u2068'],
    ['the end of an isolate', 'A\u2069B', '\u2069'],
    ['zero-width space', 'A\u200bB', '\u200b'],
    ['zero-width non-joiner', 'A\u200cB', '\u200c'],
    ['zero-width joiner', 'A\u200dB', '\u200d'],
    ['a joiner before a letter', 'A👩\u200dB', '\u200d'],
    ['a joiner after a letter', 'A\u200d👩B', '\u200d'],
    ['one joiner too many', 'A👩\u200d\u200d👩B', '\u200d'],
    ['a selector on a letter', 'A\ufe0fB', '\ufe0f'],
    ['word joiner', 'A\u2060B', '\u2060'],
    ['byte order mark', 'A\ufeffB', '\ufeff'],
    ['soft hyphen', 'A\u00adB', '\u00ad'],
    ['a tag', 'A\u{e0041}B', '\u{e0041}'],
    ['private use', 'A\ue000B', '\ue000'],
    ['no character', 'A\uffffB', '\uffff'],
    ['a filler', 'A\u3164B', '\u3164'],
    ['half a surrogate pair, the first', 'A\ud83dB', '\ud83d'],
    ['half a surrogate pair, the second', 'A\ude80B', '\ude80'],
  ])('%s', (_, text, unseen) => {
    expect(clean(text)).not.toContain(unseen);
    expect(clean(text)).toMatch(/^A.*B$/u);
    expect(clean(unseen)).toBe('');
  });

  test('the space around a name, and all but one space within', () => {
    expect(clean('  Ada   Lovelace ')).toBe('Ada Lovelace');
    expect(clean('Ada\u00a0\u2003\u3000Lovelace\u202f')).toBe('Ada Lovelace');
    expect(clean('\u200b Ada \u200b')).toBe('Ada');
    expect(clean(' \u2003\u00a0 ')).toBe('');
    expect(clean('')).toBe('');
  });

  test.each([
    ['zero-width spaces', '\u200b\u200b\u200b'],
    ['fillers', '\u115f\u1160\u3164\uffa0'],
    ['an empty braille pattern', '\u2800'],
    ['a place for an object, and a note without a head', '\ufffc\u{1d159}'],
    ['a variation selector', '\ufe0f'],
    ['a variation selector beyond the first plane', '\u{e0100}'],
    ['a grapheme joiner', '\u034f'],
    ['inherent vowels', '\u17b4\u17b5'],
  ])('a name of nothing to see, made of %s', (_, text) => {
    expect(clean(text)).toBe('');
  });
});

describe('is cut', () => {
  test.each([
    ['letters', 'a'.repeat(30), 'a'.repeat(20)],
    ['emoji, none in halves', '🚀'.repeat(30), '🚀'.repeat(20)],
    ['a letter before emoji', `a${'🚀'.repeat(30)}`, `a${'🚀'.repeat(19)}`],
    ['letters with their accents apart', 'e\u0301'.repeat(30), 'é'.repeat(20)],
    ['before a space that would be the last', `${'a'.repeat(19)} b`, 'a'.repeat(19)],
    ['flags, each of two signs', '🇫🇷'.repeat(30), '🇫🇷'.repeat(20)],
    ['hands, each with its colour', '👍🏽'.repeat(30), '👍🏽'.repeat(20)],
    ['accents that no letter has of its own', 'x\u0323'.repeat(30), 'x\u0323'.repeat(20)],
    ['families, each of four people', '👨‍👩‍👧‍👦'.repeat(30), '👨‍👩‍👧‍👦'.repeat(7)],
    [
      'couples before what a name has no room for',
      `${'👩‍🚀'.repeat(15)}${'a'.repeat(9)}`,
      `${'👩‍🚀'.repeat(15)}aaaaa`,
    ],
    ['not at twenty', `${'a'.repeat(19)}🚀`, `${'a'.repeat(19)}🚀`],
    ['after what does not show is gone', `${'\u200b'.repeat(50)}${'a'.repeat(20)}`, 'a'.repeat(20)],
  ])('%s', (_, text, expected) => {
    expect(clean(text)).toBe(expected);
  });

  test('at another length where asked', () => {
    expect(cleanName('b'.repeat(50), LEAGUE_NAME_LENGTH)).toBe('b'.repeat(30));
    expect(cleanName('abc', 0)).toBe('');
  });
});

describe('marks that are stacked', () => {
  const accents = '\u0300\u0301\u0302\u0303\u0304\u0305\u0306\u0307\u0308\u0309';
  test.each([
    ['two of ten stay', `Z${accents}`, 'Z\u0300\u0301'],
    ['on a letter with one of its own, one more', `é${accents.slice(2)}`, 'é\u0302'],
    ['on each letter', `Z${accents}a${accents}l`, 'Z\u0300\u0301à\u0301l'],
    ['the same one once', `x${'\u0301'.repeat(50)}`, 'x\u0301'],
    ['of a script that has some, too', `ก${'\u0e49'.repeat(50)}`, 'ก้'],
    [
      'of other scripts at most four',
      '\u1019\u103c\u102d\u102f\u1037\u1031\u1032',
      '\u1019\u103c\u102d\u102f\u1037',
    ],
    ['on nothing', `${accents}Z`, '\u0300\u0301Z'],
    ['on a picture', `🚀${accents}`, '🚀\u0300\u0301'],
  ])('%s', (_, text, expected) => {
    expect(clean(text)).toBe(expected);
  });
});

test('more people than an emoji has are not joined', () => {
  expect(clean(new Array(9).fill('👩').join('\u200d'))).toBe('👩‍👩‍👩‍👩👩‍👩‍👩‍👩👩');
});

describe('the first sign of a name', () => {
  test.each([
    ['ada', 'A'],
    ['éa', 'É'],
    ['🚀 Ada', '🚀'],
    ['🇫🇷🇩🇪', '🇫🇷'],
    ['👍🏽 Ada', '👍🏽'],
    ['👨‍👩‍👧 Ada', '👨‍👩‍👧'],
    ['𝒜𝒹𝒶', '𝒜'],
    ['ßa', 'S'],
    ['देवी', 'दे'],
    ['', undefined],
  ])('of %s is %s', (name, initial) => {
    expect(initialOf(name)).toBe(initial);
  });
});

describe('where a runtime does not know signs', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.resetModules();
  });

  test.each(['Ada', '🚀'.repeat(20), '𝒜𝒹𝒶', '👩🏽‍🚀👨‍👩‍👧', 'a\nb', ''])(
    'none is cut in halves in %j',
    async (name) => {
      vi.resetModules();
      vi.stubGlobal('Intl', { ...Intl, Segmenter: undefined });
      const { initialOf: initialWithout } = await import('#shared/engine/signs.ts');
      const { cleanName: cleanWithout } = await import('#shared/engine/names.ts');
      expect(initialWithout(name)).toBe(initialOf(name));
      expect(cleanWithout(name.repeat(2), NAME_LENGTH)).toBe(clean(name.repeat(2)));
    },
  );
});

describe('whatever comes', () => {
  const unit = fc.oneof(
    fc.constantFrom(
      ...' \n\u00a0\u200b\u200d\u202e\u0301\u0308\u1100\u1160\u1161\u3164\u2800\ufe0f',
      'a',
      'e',
      'ü',
      '🚀',
      '👨‍👩‍👧',
      '\u{1f3fd}',
      '\u0345',
      '\u1039',
    ),
    fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
    fc.integer({ min: 0xd800, max: 0xdfff }).map((code) => String.fromCharCode(code)),
  );
  const text = fc.array(unit, { maxLength: 60 }).map((units) => units.join(''));

  test('a clean name has only what may be shown, at most as much as asked', () => {
    fc.assert(
      fc.property(text, fc.integer({ min: 0, max: 40 }), (input, longest) => {
        const name = cleanName(input, longest);
        expect(lengthOf(name)).toBeLessThanOrEqual(longest);
        expect(longest > NAME_LENGTH || name.length <= NAME_UNITS).toBe(true);
        expect(name.replaceAll('\u200d', '')).not.toMatch(/[\p{C}\p{Zl}\p{Zp}]/u);
        expect(name).not.toMatch(/\u200d(?!\p{Extended_Pictographic})/u);
        expect(name).not.toMatch(/(^|[\p{L}\p{N}\p{Z}\p{P}\u200d])\u200d/u);
        expect(name).not.toMatch(/\p{M}{5}|(?:(?=\p{M})\p{Script=Inherited}){3}/u);
        expect(name).not.toMatch(/^\s|\s$|\s\s/u);
        expect(name.normalize('NFC')).toBe(name);
      }),
      { numRuns: 2000 },
    );
  });

  test('a name cleaned again is itself', () => {
    fc.assert(
      fc.property(text, fc.integer({ min: 0, max: 40 }), (input, longest) => {
        const name = cleanName(input, longest);
        expect(cleanName(name, longest)).toBe(name);
      }),
      { numRuns: 2000 },
    );
  });

  test.each([
    ['an accent', 'e\u200d\u0301'],
    ['a syllable', '\u1100\u1160\u1161'],
    ['a surrogate pair', '\ud83d\u200d\ude80'],
    ['a surrogate pair of no character', '\ud83f\u200d\udfff'],
  ])('so is one in which taking something out puts together %s', (_, input) => {
    expect(clean(clean(input))).toBe(clean(input));
  });
});
