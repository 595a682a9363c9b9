// What every page may say of Space Lab before anything of it is fetched.
import type { About } from '#web/table/kit/about.ts';

export const about: About = {
  en: {
    name: 'Space Lab',
    line: 'Hire a crew from four agencies. Whose station discovers the most?',
    facts: '1–4 players · 20 minutes · turns',
  },
  fr: {
    name: 'Space Lab',
    line: 'Recrute ton équipage dans quatre agences. Quelle station fera le plus de découvertes\u202f?',
    facts: '1 à 4 joueurs · 20 minutes · tour par tour',
  },
  de: {
    name: 'Space Lab',
    line: 'Wirb deine Crew bei vier Agenturen an. Wessen Station entdeckt am meisten?',
    facts: '1–4 Personen · 20 Minuten · Zug um Zug',
  },
};
