// What a bot makes of things that are not points yet, in hundredths of a point, and how far each level sees.
import type { Level } from '#shared/engine/game.ts';

export const WEIGHTS = {
  /** A card kept in hand, one that was drawn, and one drawn for a last turn; alone there are more slots than cards. */
  card: 210,
  cardAlone: 310,
  drawn: 220,
  drawnLast: 60,
  /** Of a hundred cards to come, so many are of the specialty or agency that one counts. */
  share: 12,
  /** A slot that will be used, and what a free one above a capsule and below one is worth beyond that. */
  slot: 20,
  above: 130,
  belowResearcher: 180,
  belowTechnician: 130,
  belowDoctor: 70,
  /** Of a hundred capsules with one, two, three symbols missing, so many are validated. */
  missingOne: 50,
  missingTwo: 24,
  missingThree: 9,
  /** What comes with a tile. */
  tileLab: 150,
  tileProject: 350,
  /** A project of somebody else, and a card of somebody who places for the last time. */
  project: 370,
  lastCard: 200,
  /** Whoever ends the match knows how it ends: of a hundred points, so many. */
  certain: 150,
  /** Cards that are left in the centre, for whoever comes next, or for oneself who is alone. */
  leftToOthers: -15,
  leftToOneself: 40,
  /** A lab of the pile that is not filled again, and so many tenths of them for each one placed. */
  pile: 150,
  pilePerCard: 40,
  /** So many labs more than another has free slots. */
  beyond: 0,
};

export interface Skill {
  /** So many stations are kept in mind. */
  width: number;
  /** So many labs to come are counted on. */
  sight: number;
  /** So many times it is imagined what may be revealed. */
  samples: number;
  /** How wrong it may be, in hundredths of a point. */
  blur: number;
}

export const SKILLS: Record<Exclude<Level, 1>, Skill> = {
  2: { width: 1, sight: 2, samples: 1, blur: 700 },
  3: { width: 16, sight: 99, samples: 4, blur: 0 },
};
