// The colours of the drawings, by name: those that all share, and the five of each one's own.
import type { BuildingName } from '#shared/games/space-builder/components.ts';

/** What a site lies on: the rock of a board, or the paper of a plan. */
export type Ground = 'rock' | 'paper';
/** What is drawn: a building, a site on rock or on paper, the beacon at a corner, or a lock. */
export type Drawn = BuildingName | Ground | 'beacon' | 'lock';

const SHARED = {
  ink: '#1b1740',
  night: '#2a2a5e',
  hull: '#f6f4fd',
  shade: '#c3c6e4',
  metal: '#959bc6',
  steel: '#5d639a',
  glass: '#6cc9f2',
  lamp: '#ffd65c',
  glow: '#fff2bd',
  shadow: '#0b092659',
  halo: '#ffd65c4d',
} as const;
const OWN = ['base', 'light', 'deep', 'accent', 'rim'] as const;

type Own = (typeof OWN)[number];
export type Tone = keyof typeof SHARED | Own;

const OF: Record<Drawn, Record<Own, string>> = {
  observatory: { base: '#9a7cf0', light: '#cfbdff', deep: '#5f42b8', accent: '#ffb86b', rim: '#5f42b8' },
  mast: { base: '#f2563f', light: '#ff9d86', deep: '#a82a22', accent: '#ff9d86', rim: '#b32d24' },
  greenhouse: { base: '#3fbf6b', light: '#c9f7cf', deep: '#167a49', accent: '#8d5a34', rim: '#167a49' },
  hangar: { base: '#2fb6c0', light: '#8fe6e4', deep: '#136a80', accent: '#ffb02e', rim: '#136a80' },
  rocket: { base: '#f4649f', light: '#ffb0cf', deep: '#a82765', accent: '#f4649f', rim: '#a82765' },
  towers: { base: '#f3dcb4', light: '#fff3d9', deep: '#c9a06a', accent: '#e8772e', rim: '#b9551c' },
  sunworks: { base: '#3d7bff', light: '#9cc2ff', deep: '#1f3f9f', accent: '#ffb02e', rim: '#1f3f9f' },
  crane: { base: '#ffc928', light: '#ffe98f', deep: '#c98a06', accent: '#e8935a', rim: '#c98a06' },
  rock: { base: '#4d5178', light: '#676d98', deep: '#565b84', accent: '#8a90ba', rim: '#353961' },
  paper: { base: '#1d4c99', light: '#7fb2f5', deep: '#2a5fb4', accent: '#7fb2f5', rim: '#7fb2f5' },
  beacon: { base: '#ff7d3b', light: '#ffc08f', deep: '#b3471a', accent: '#ffd65c', rim: '#ffd65c' },
  lock: { base: '#ffd65c', light: '#fff2bd', deep: '#8a6a10', accent: '#ffd65c', rim: '#ffd65c' },
};

const isOwn = (tone: Tone): tone is Own => OWN.some((own) => own === tone);

export const colourOf = (drawn: Drawn, tone: Tone): string => (isOwn(tone) ? OF[drawn][tone] : SHARED[tone]);
