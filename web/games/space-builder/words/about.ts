// What every page may say of Space Builder before anything of it is fetched.
import type { About } from '#web/table/kit/about.ts';

export const about: About = {
  en: {
    name: 'Space Builder',
    line: 'One plan, and everyone builds at once. Whose city in space stands first?',
    facts: '1–4 players · 20 minutes · real time',
  },
  fr: {
    name: 'Space Builder',
    line: 'Un seul plan, et tout le monde construit en même temps. Qui finira sa ville spatiale en premier\u202f?',
    facts: '1 à 4 joueurs · 20 minutes · temps réel',
  },
  de: {
    name: 'Space Builder',
    line: 'Ein Plan, und alle bauen gleichzeitig. Wessen Weltraumstadt steht zuerst?',
    facts: '1–4 Personen · 20 Minuten · in Echtzeit',
  },
};
