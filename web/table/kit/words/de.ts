// The German words of what tables are made of.
import type { KitWords } from './en.ts';

const de: KitWords = {
  curtain: {
    handOver: (name) => `Gib das Gerät an ${name} weiter`,
    note: 'Alle anderen schauen weg.',
    look: (name) => `Ich bin ${name}`,
  },
  drag: {
    hint: 'Zieh ein Teil, oder tippe erst darauf und dann auf seinen Platz.',
    empty: (place) => `${place}, leer`,
    taken: (place, piece) => `${place}, belegt mit ${piece}`,
    pickedUp: (piece) => `${piece} aufgenommen. Wähle einen Platz; Escape bricht ab.`,
    over: (place) => `Über ${place}`,
    notHere: (place, why) => `Nicht auf ${place}: ${why}`,
    putDown: (piece, place) => `${piece} abgelegt: ${place}`,
    putBack: (piece) => `${piece} liegt wieder an seinem Platz`,
    turn: 'Drehen',
    flip: 'Wenden',
    back: 'Zurücklegen',
  },
};

export default de;
