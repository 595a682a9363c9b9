// What every page may say of Nim before anything of it is fetched.
import type { About } from '#web/table/kit/about.ts';

export const about: About = {
  en: {
    name: 'Nim',
    line: 'One heap of stones. Who takes the last one?',
    facts: '2–4 players · 2 minutes · turns',
  },
  fr: {
    name: 'Nim',
    line: 'Un seul tas de pierres. Qui prendra la dernière\u202f?',
    facts: '2–4 joueurs · 2 minutes · tour par tour',
  },
  de: {
    name: 'Nim',
    line: 'Ein einziger Haufen Steine. Wer nimmt den letzten?',
    facts: '2–4 Personen · 2 Minuten · Zug um Zug',
  },
};
