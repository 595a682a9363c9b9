// The French words of what tables are made of.
import type { KitWords } from './en.ts';

const fr: KitWords = {
  curtain: {
    handOver: (name) => `Passe l’appareil à ${name}`,
    note: 'Les autres ne regardent pas.',
    look: (name) => `C’est moi, ${name}`,
  },
  drag: {
    hint: 'Fais glisser une pièce, ou touche-la puis touche sa place.',
    empty: (place) => `${place}, vide`,
    taken: (place, piece) => `${place}, où se trouve ${piece}`,
    pickedUp: (piece) => `Tu prends : ${piece}. Choisis sa place ; Échap annule.`,
    over: (place) => `Au-dessus de ${place}`,
    notHere: (place, why) => `Pas sur ${place} : ${why}`,
    putDown: (piece, place) => `Tu poses : ${piece}, ${place}`,
    putBack: (piece) => `${piece} retrouve sa place`,
    turn: 'Tourner',
    flip: 'Retourner',
    back: 'Remettre',
  },
};

export default fr;
