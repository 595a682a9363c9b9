// The lines of what happened outlive the page in its tab, and whatever else lies there is no line.
import { afterEach, expect, test, vi } from 'vitest';
import { keepTold, toldBefore } from '#web/table/kit/told-before.ts';

function stubStorage(kept: Map<string, string>): void {
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => kept.set(name, text),
  });
}
afterEach(() => vi.unstubAllGlobals());

test('each match has its own', () => {
  stubStorage(new Map());
  const told = { moment: 7, lines: ['Ana: Step right.', 'Ben passes.'] };
  keepTold('abc/1', told);
  expect(toldBefore('abc/1')).toEqual(told);
  expect(toldBefore('abc/2')).toBeNull();
});

test.each(['', '{', 'null', '[]', '{"moment":1}', '{"moment":"1","lines":[]}', '{"moment":1,"lines":[{}]}'])(
  'what is kept as %j is nothing',
  (text) => {
    stubStorage(new Map([['told/abc', text]]));
    expect(toldBefore('abc')).toBeNull();
  },
);

test('where the browser keeps nothing, nothing was told', () => {
  const refuse = () => {
    throw new DOMException('Denied', 'SecurityError');
  };
  vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse });
  keepTold('abc', { moment: 1, lines: ['Ana passes.'] });
  expect(toldBefore('abc')).toBeNull();
});
