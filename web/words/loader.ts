// Words in the language of the page: each set is fetched by whoever waits for it, and all change language together.
import { batch, createSignal } from 'solid-js';
import type { Language } from '#shared/api/languages.ts';
import { regional } from './region.ts';

type Sources<T> = Record<Language, () => Promise<{ default: T }>>;

/** Fetches the words of a language, and answers how to show them. */
type Prepare = (wanted: Language) => Promise<() => void>;

/** Words to read, and to wait for before they are read. */
export interface Wording<T> {
  (): T;
  fetch(): Promise<void>;
}

const [language, setLanguage] = createSignal<Language>('en');
const fetched = new Set<Prepare>();

/** The language in which everything is said; reactive. */
export { language };

/** The same as the reader's region writes it: for dates, numbers and lists. */
export const locale = () => regional(language());

/** Names or things, one after the other, with an "and" before the last. */
export const listed = (items: readonly string[]) =>
  new Intl.ListFormat(locale(), { type: 'conjunction' }).format(items);

export function wording<T extends object>(sources: Sources<T>): Wording<T> {
  const [said, setSaid] = createSignal<T | null>(null);
  let under: Language | null = null;

  async function prepare(wanted: Language): Promise<() => void> {
    const { default: words } = await sources[wanted]();
    return () => {
      under = wanted;
      setSaid(() => words);
    };
  }

  async function fetch(): Promise<void> {
    // The language may change while they are on their way.
    while (under !== language()) (await prepare(language()))();
    fetched.add(prepare);
  }

  function words(): T {
    const now = said();
    if (!now) throw new Error('Nobody has waited for these words.');
    return now;
  }
  return Object.assign(words, { fetch });
}

/** A module together with the words it says. */
export async function withWords<M>(module: Promise<M>, ...wordings: Wording<object>[]): Promise<M> {
  const [loaded] = await Promise.all([module, ...wordings.map((one) => one.fetch())]);
  return loaded;
}

let wanted: Language = 'en';

/** Changes the language of everything that is shown, at once; when a file of it is missing, of nothing. */
export async function speak(next: Language): Promise<void> {
  wanted = next;
  const shows = new Map<Prepare, () => void>();
  const missing = () => [...fetched].filter((prepare) => !shows.has(prepare));
  // A page that comes meanwhile has fetched its words in the language before.
  while (missing().length > 0) {
    await Promise.all(missing().map(async (prepare) => shows.set(prepare, await prepare(next))));
  }
  if (wanted !== next) return;
  batch(() => {
    for (const show of shows.values()) show();
    setLanguage(next);
  });
  document.documentElement.lang = next;
}
