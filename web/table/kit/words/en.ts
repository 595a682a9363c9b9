// The English words of what tables are made of; their shape is what the other languages must fill.

const en = {
  curtain: {
    handOver: (name: string) => `Hand over to ${name}`,
    note: 'Everyone else looks away.',
    look: (name: string) => `I’m ${name}`,
  },
  drag: {
    hint: 'Drag a piece, or tap it and then its place.',
    empty: (place: string) => `${place}, empty`,
    taken: (place: string, piece: string) => `${place}, taken by ${piece}`,
    pickedUp: (piece: string) => `Picked up ${piece}. Choose a place; Escape puts it back.`,
    over: (place: string) => `Over ${place}`,
    notHere: (place: string, why: string) => `Not on ${place}: ${why}`,
    putDown: (piece: string, place: string) => `Put down ${piece}: ${place}`,
    putBack: (piece: string) => `${piece} is back in its place`,
    turn: 'Turn',
    flip: 'Flip over',
    back: 'Put back',
  },
};

export default en;
export type KitWords = typeof en;
