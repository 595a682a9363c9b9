// The French words of what tables are made of.
import type { KitWords } from './en.ts';

const fr: KitWords = {
  curtain: {
    handOver: (name) => `Passe l’appareil à ${name}`,
    note: 'Les autres ne regardent pas.',
    look: (name) => `C’est moi, ${name}`,
  },
};

export default fr;
