// The English words of what tables are made of; their shape is what the other languages must fill.

const en = {
  curtain: {
    handOver: (name: string) => `Hand over to ${name}`,
    note: 'Everyone else looks away.',
    look: (name: string) => `I’m ${name}`,
  },
};

export default en;
export type KitWords = typeof en;
