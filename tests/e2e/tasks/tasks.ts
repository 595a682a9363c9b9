// What somebody wants on each screen, and the one press that leads there: a friend who sees only the picture finds it.
import { expect, type Page } from '@playwright/test';
import { button, goButton } from '../bowl.ts';
import { dateAt } from '../noon.ts';
import { openRoom } from '../rooms.ts';
import { openMidway } from '../walk/midway.ts';

export interface Task {
  screen: string;
  open(page: Page): Promise<unknown>;
  wish: string;
  /** The name of what is pressed. */
  press: string | RegExp;
  /** On which game's tile, where each has one. */
  of?: string;
}

const at = (path: string) => (page: Page) => page.goto(path);

export const TASKS: readonly Task[] = [
  {
    screen: 'home',
    open: at('/'),
    wish: 'You are alone and want to begin a game of Space Bowl at once.',
    press: 'Play now',
    of: 'Space Bowl',
  },
  {
    screen: 'home',
    open: at('/'),
    wish: 'You want to play Space Bowl with three friends, each on their own phone.',
    press: 'Play with friends',
    of: 'Space Bowl',
  },
  { screen: 'home', open: at('/'), wish: 'You want to do today’s puzzle.', press: /^Solve/ },
  {
    screen: 'home',
    open: at('/'),
    wish: 'You have never played Space Bowl and want to learn it first.',
    press: 'How to play',
    of: 'Space Bowl',
  },
  {
    screen: 'home',
    open: at('/'),
    wish: 'You want two bots that are hard.',
    press: 'Choose players and rules',
    of: 'Space Bowl',
  },
  {
    screen: 'home-again',
    open: homeAgain,
    wish: 'You left a match yesterday and want to finish it.',
    press: /^Continue the match/,
  },
  {
    screen: 'new-match',
    open: at('/play/gravity-superstar'),
    wish: 'The three of you are set: begin.',
    press: 'Start',
  },
  {
    screen: 'new-match',
    open: at('/play/gravity-superstar'),
    wish: 'Your sister plays too, on this phone.',
    press: 'Add a person',
  },
  {
    screen: 'lesson',
    open: at('/learn/gravity-superstar'),
    wish: 'You have read this and want to go on.',
    press: 'Next',
  },
  { screen: 'daily', open: at('/daily'), wish: 'You are ready: let the clock run.', press: 'Start' },
  {
    screen: 'calendar',
    open: at('/daily/calendar'),
    wish: 'You want to solve the galaxy of today.',
    press: 'To today’s galaxy',
  },
  {
    screen: 'board',
    open: at(`/daily/${dateAt(Date.now())}/board`),
    wish: 'You want a table of your own with your friends.',
    press: 'Make a league',
  },
  {
    screen: 'leagues',
    open: at('/leagues'),
    wish: 'You have typed a name for your group: make it.',
    press: 'Make the league',
  },
  {
    screen: 'statistics',
    open: at('/statistics'),
    wish: 'There is nothing here yet: play something.',
    press: 'Play now',
  },
  {
    screen: 'bowl-first',
    open: table('space-bowl', 3, 0),
    wish: 'You want the round to begin.',
    press: 'Throw the marbles',
  },
  {
    screen: 'bowl-search',
    open: searching,
    wish: 'You have found a card and want to say so before the others.',
    press: 'Go!',
  },
  {
    screen: 'bowl-search',
    open: searching,
    wish: 'You are sure that there is no such card.',
    press: /^We’re all going to die!$/,
  },
  {
    screen: 'gravity',
    open: table('gravity-superstar', 2, 0.5),
    wish: 'You want to look up a rule.',
    press: 'Rules',
  },
  {
    screen: 'lab',
    open: table('space-lab', 2, 0),
    wish: 'You like the goals as they lie.',
    press: 'Ready',
  },
  {
    screen: 'builder',
    open: table('space-builder', 2, 0),
    wish: 'You are ready: the plan may be turned up.',
    press: 'I’m ready',
  },
  {
    screen: 'builder',
    open: table('space-builder', 2, 0.5),
    wish: 'You have to answer the door: time should stand still.',
    press: 'Pause',
  },
  {
    screen: 'replay',
    open: table('space-bowl', 3, 1),
    wish: 'You want to see the match play by itself.',
    press: 'Play',
  },
  {
    screen: 'replay',
    open: table('space-bowl', 3, 1),
    wish: 'You want to send this match to a friend.',
    press: 'Share',
  },
  {
    screen: 'lobby',
    open: (page) => openRoom(page),
    wish: 'Your friends need the way into this room.',
    press: /^(Copy|Share)/,
  },
  {
    screen: 'lobby',
    open: (page) => openRoom(page),
    wish: 'One of you does not come: a bot may play.',
    press: /^Add a bot/,
  },
  {
    screen: 'settings',
    open: at('/settings'),
    wish: 'You have a new phone and want to take everything along.',
    press: 'Export everything',
  },
  {
    screen: 'nowhere',
    open: at('/nowhere'),
    wish: 'You have come to a page that is not there.',
    press: 'Back to home',
  },
];

function table(...[game, seats, part]: [Parameters<typeof openMidway>[1], number, 0 | 0.5 | 1]) {
  return (page: Page) => openMidway(page, game, seats, part);
}

async function searching(page: Page): Promise<void> {
  await openMidway(page, 'space-bowl', 3, 0);
  await button(page, 'Throw the marbles').click();
  await expect(goButton(page)).toBeEnabled();
}

async function homeAgain(page: Page): Promise<void> {
  await openMidway(page, 'gravity-superstar', 2, 0.5);
  await page.goto('/');
}
