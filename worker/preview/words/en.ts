// What the preview of a link says in English; its shape is what the other languages must fill.

const en = {
  invites: (by: string, game: string) => `${by} invites you to ${game}`,
  come: (game: string) => `Come and play ${game}`,
  seats: (taken: number, all: number) => `${taken} of ${all} seats taken`,
  inMatch: 'a match is under way',
  league: (name: string) => `Join the league “${name}”`,
  aboutLeagues: 'A weekly table among friends: six throws every morning, the same for everyone.',
  replay: (game: string) => `Watch a match of ${game}`,
  challenge: (game: string) => `Challenge: ${game}`,
};

export default en;
export type PreviewWords = typeof en;
