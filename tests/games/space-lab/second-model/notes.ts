// What may happen in a match of Space Lab that is worth counting, and the rule that says so.

export const NOTES = {
  tenth: '[SL25] the tenth lab brings the last turns',
  third: '[SL25] the third objective brings the last turns',
  tenthInLast: '[SL25] a tenth lab in a last turn',
  thirdInLast: '[SL25] a third objective in a last turn',
  lastTurns: '[SL25] the match is over after the last turns',
  passedOver: '[SL17] somebody can do nothing and is passed over',
  passedOverInLast: '[SL17] somebody has nothing for a last turn',
  nobodyCan: '[SL17] nobody can do anything',
  aloneSixth: '[SL30] alone, the sixth objective',
  aloneFull: '[SL30] alone, the seventeenth card',
  aloneRevealed: '[SL30] alone, the last lab is revealed',
  aloneDrawn: '[SL30] alone, the last lab is drawn by an effect',
  aloneSwept: '[SL30] alone, the last lab is discarded after a turn',
  reshuffled: '[SL16] the discards become the pile',
  fewerLabs: '[SL16] fewer labs are revealed than three',
  noLab: '[SL16] no lab is left to draw',
  pileEndsInEffect: '[SL16] the last lab of the pile is drawn by an effect',
  fewerProjects: '[SL16] fewer projects are left than are to be drawn',
  undone: '[SL18] the only placement is taken back',
  undoneTwice: '[SL18] the last of several placements is taken back',
  kept: '[SL20] one of several projects is kept',
  researcher: '[SL21] a researcher below a capsule',
  technician: '[SL21] a technician below a capsule',
  doctor: '[SL21] a doctor below a capsule',
  twoCapsules: '[SL23] one card validates two capsules of a row',
  twoInAColumn: '[SL23] one card validates two capsules of a column',
  aboveAndBelow: '[SL28] one card is above one capsule and below another, with both bonuses',
  shared: '[SL26] a place is shared',
  byProjects: '[SL26] projects decide between equal points',
} as const;

export type Note = keyof typeof NOTES;
export const ALL_NOTES = Object.keys(NOTES) as Note[];
