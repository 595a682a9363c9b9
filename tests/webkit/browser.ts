// What a person does in WebKit and sees there: everything waits until it is possible, and fails when it never is.
import { type Driver, Refused, startDriver } from './driver.ts';

const LIMIT = 10_000;
const OFTEN = 25;

/** What of the page is meant: a selector, and the name or text where several things have that. */
export interface Wanted {
  css: string;
  name?: string | RegExp;
  /** Which of several, from 0. */
  at?: number;
}

export interface Browser extends Pick<Driver, 'goto' | 'run' | 'keys' | 'resize' | 'screenshot' | 'end'> {
  press(wanted: Wanted): Promise<void>;
  /** False when it is not possible just now. */
  tryPress(wanted: Wanted): Promise<boolean>;
  type(wanted: Wanted, text: string): Promise<void>;
  shows(wanted: Wanted): Promise<boolean>;
  see(wanted: Wanted): Promise<void>;
  texts(css: string): Promise<string[]>;
}

export const button = (name: string | RegExp): Wanted => ({ css: 'button', name });
export const link = (name: string | RegExp): Wanted => ({ css: 'a', name });

/** @param origin what paths are looked up at */
export async function openBrowser(display: string, origin: string): Promise<Browser> {
  const driver = await startDriver(display);
  /** Nothing while another page takes the place of this one. */
  const find = ({ css, name = '', at = 0 }: Wanted) => {
    const said = typeof name === 'string' ? ([name, ''] as const) : (['', name.source] as const);
    return passing(() => driver.find(shown, css, at, ...said), null);
  };

  const tryPress = (wanted: Wanted) =>
    passing(async () => {
      const element = await find(wanted);
      if (!element || (await driver.run(disabled, element))) return false;
      await driver.click(element);
      return true;
    }, false);

  const see = (wanted: Wanted) => until(async () => (await find(wanted)) !== null, `see ${said(wanted)}`);

  const { run, keys, resize, screenshot, end } = driver;
  return {
    goto: (path) => driver.goto(origin + path),
    run,
    keys,
    resize,
    screenshot,
    end,
    tryPress,
    press: (wanted) => until(() => tryPress(wanted), `press ${said(wanted)}`),
    async type(wanted, text) {
      await see(wanted);
      await driver.type((await find(wanted))!, text);
    },
    shows: async (wanted) => (await find(wanted)) !== null,
    see,
    texts: (css) => driver.run(textsOf, css),
  };
}

const PASSING = [
  'stale element reference',
  'element click intercepted',
  'element not interactable',
  'no such element',
];

/** What is drawn anew, or covered, while on the way to it, is looked for again. */
async function passing<Result>(work: () => Promise<Result>, otherwise: Result): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Refused && PASSING.includes(error.reason)) return otherwise;
    throw error;
  }
}

/** Asks again and again; the failure says what was never possible. */
export async function until(
  isDone: () => Promise<boolean>,
  what: string,
  limit: number = LIMIT,
): Promise<void> {
  const end = Date.now() + limit;
  while (!(await isDone())) {
    if (Date.now() > end) throw new Error(`In ${limit / 1000} s never possible: ${what}`);
    await new Promise((done) => setTimeout(done, OFTEN));
  }
}

const said = ({ css, name }: Wanted) => (name ? `${css} ${name}` : css);

// What follows runs in the page.

function shown(css: string, at: number, name: string, pattern: string): Element | undefined {
  const all = [...document.querySelectorAll(css)].filter((element) => {
    const text = (element.getAttribute('aria-label') ?? (element as HTMLElement).innerText).trim();
    const isMeant = pattern ? new RegExp(pattern).test(text) : !name || text === name;
    return isMeant && element.checkVisibility({ visibilityProperty: true });
  });
  return all[at];
}

const disabled = (element: Element): boolean => element.matches(':disabled');

const textsOf = (css: string): string[] =>
  [...document.querySelectorAll(css)].map((element) => element.textContent);
