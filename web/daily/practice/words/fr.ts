// The French words of practice.
import type { PracticeWords } from './en.ts';

const fr: PracticeWords = {
  title: (at, number) => `Entraînement : comme le lancer ${at} de la galaxie ${number}`,
  like: (at) => `comme le n° ${at}`,
  name: 'Entraînement',
  timed: 'Avec le chrono',
  more: 'Encore un',
  toResult: 'Retour au résultat',
};

export default fr;
