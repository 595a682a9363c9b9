// What the preview of a link says in French.
import type { PreviewWords } from './en.ts';

const plural = new Intl.PluralRules('fr');

const fr: PreviewWords = {
  invites: (by, game) => `${by} t’invite à jouer à ${game}`,
  come: (game) => `Viens jouer à ${game}`,
  seats: (taken, all) =>
    `${taken} ${plural.select(taken) === 'one' ? 'place prise' : 'places prises'} sur ${all}`,
  inMatch: 'une partie est en cours',
  league: (name) => `Rejoins la ligue «\u202f${name}\u202f»`,
  aboutLeagues:
    'Un tableau de la semaine entre amis\u202f: six lancers chaque matin, les mêmes pour tout le monde.',
  replay: (game) => `Une partie à revoir\u202f: ${game}`,
  challenge: (game) => `Défi\u202f: ${game}`,
};

export default fr;
