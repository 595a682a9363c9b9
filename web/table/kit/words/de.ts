// The German words of what tables are made of.
import type { KitWords } from './en.ts';

const de: KitWords = {
  curtain: {
    handOver: (name) => `Gib das Gerät an ${name} weiter`,
    note: 'Alle anderen schauen weg.',
    look: (name) => `Ich bin ${name}`,
  },
};

export default de;
