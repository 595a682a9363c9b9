// The French words round every game's tutorial and rules.
import type { TutorialWords } from './en.ts';

const fr: TutorialWords = {
  sections: 'Tutoriel et règles',
  tryIt: 'Essayer',
  rules: 'Règles',
  toTable: 'Retour à la table',
  step: (step, of) => `Étape ${step} sur ${of}`,
  skip: 'Passer le tutoriel',
  back: 'Retour',
  next: 'Suivant',
  toRules: 'Lire les règles',
  tryAgain: 'Réessayer',
  showMe: 'Montre-moi',
  ready: 'C’est parti ?',
  toRoom: 'Retour au salon',
  keys: {
    title: 'Clavier',
    key: 'Touche',
    does: 'Effet',
    arrows: 'Flèches',
    enter: 'Entrée',
    backspace: 'Retour arrière',
    escape: 'Échap',
  },
};

export default fr;
