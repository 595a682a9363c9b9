// What every page may say of Space Bowl before anything of it is fetched.
import type { About } from '#web/table/kit/about.ts';

export const about: About = {
  en: {
    name: 'Space Bowl',
    line: 'Everyone searches the same sky at once. Who finds the destination first?',
    facts: '2–8 players · 30 minutes · real time',
  },
  fr: {
    name: 'Space Bowl',
    line: 'Tout le monde fouille le même ciel en même temps. Qui trouvera la destination en premier ?',
    facts: '2 à 8 joueurs · 30 minutes · temps réel',
  },
  de: {
    name: 'Space Bowl',
    line: 'Alle suchen gleichzeitig am selben Himmel. Wer findet das Ziel zuerst?',
    facts: '2–8 Personen · 30 Minuten · in Echtzeit',
  },
};
