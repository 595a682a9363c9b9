// What the preview of a link says in German.
import type { PreviewWords } from './en.ts';

const de: PreviewWords = {
  invites: (by, game) => `${by} lädt dich zu ${game} ein`,
  come: (game) => `Spiel ${game} mit uns`,
  seats: (taken, all) => `${taken} von ${all} Plätzen besetzt`,
  inMatch: 'eine Partie läuft',
  league: (name) => `Komm in die Liga „${name}“`,
  aboutLeagues: 'Eine Wochentabelle unter Freunden: jeden Morgen sechs Würfe, für alle dieselben.',
  replay: (game) => `Eine Partie zum Ansehen: ${game}`,
  challenge: (game) => `Herausforderung: ${game}`,
};

export default de;
