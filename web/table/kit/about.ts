// What every page may say of a game before anything of it is fetched: its name, a line, and how it is played.
import type { Language } from '#shared/api/languages.ts';
import { language } from '#web/words/loader.ts';

export type About = Readonly<Record<Language, { name: string; line: string; facts: string }>>;

export const said = (about: About) => about[language()];
