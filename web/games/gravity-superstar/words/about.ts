// What every page may say of Gravity Superstar before anything of it is fetched.
import type { About } from '#web/table/kit/about.ts';

export const about: About = {
  en: {
    name: 'Gravity Superstar',
    line: 'Everyone falls a different way. Who collects the most stars on planets without an edge?',
    facts: '2–6 players · 30 minutes · turns',
  },
  fr: {
    name: 'Gravity Superstar',
    line: 'Chacun tombe dans sa direction. Qui ramassera le plus d’étoiles sur des planètes sans bord ?',
    facts: '2 à 6 joueurs · 30 minutes · tour par tour',
  },
  de: {
    name: 'Gravity Superstar',
    line: 'Alle fallen in eine andere Richtung. Wer sammelt die meisten Sterne auf Planeten ohne Rand?',
    facts: '2–6 Personen · 30 Minuten · Zug um Zug',
  },
};
