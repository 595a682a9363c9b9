// The pages and where they live.
import '../art/art.css';
import { Route, Router } from '@solidjs/router';
import { type JSX, Suspense } from 'solid-js';
import { boardsWords } from '../daily/boards/words/words.ts';
import { dailyWords } from '../daily/words/words.ts';
import { Announcer } from '../device/announcer.tsx';
import { followHeading } from '../device/focus.ts';
import { roomsWords } from '../rooms/words/words.ts';
import { Backdrop } from '../ui/backdrop/backdrop.tsx';
import { page } from '../ui/fetched.tsx';
import { withWords } from '../words/loader.ts';
import { pagesWords } from '../words/pages/words.ts';
import { Notices } from './notices.tsx';
import { Stumbled } from './stumbled.tsx';

const Home = page(() => import('../home/home.tsx'));
const NewMatch = page(() => withWords(import('../play/new-match.tsx'), pagesWords));
const Match = page(() => import('../play/match.tsx'));
const Replay = page(() => withWords(import('../play/replay.tsx'), pagesWords));
const Challenge = page(() => import('../play/challenge.ts'));
const Learn = page(() => import('../learn/learn.tsx'));
const Daily = page(() => withWords(import('../daily/page.tsx'), dailyWords));
const Calendar = page(() => withWords(import('../daily/calendar/calendar.tsx'), boardsWords));
const Board = page(() => withWords(import('../daily/boards/board.tsx'), boardsWords));
const Practice = page(() => import('../daily/practice/page.ts'));
const Leagues = page(() => withWords(import('../daily/leagues/leagues.tsx'), boardsWords));
const League = page(() => withWords(import('../daily/leagues/league.tsx'), boardsWords, dailyWords));
const Room = page(() => withWords(import('../rooms/room.tsx'), roomsWords));
const SettingsPage = page(() => withWords(import('../settings/settings.tsx'), pagesWords));
const Statistics = page(() => import('../statistics/page.ts'));
const About = page(() => withWords(import('../settings/about.tsx'), pagesWords));
const NotFound = page(() => import('../ui/not-found.tsx'));

function Shell(props: { children?: JSX.Element }) {
  followHeading();
  return (
    <Stumbled>
      <Backdrop />
      <Notices />
      <Suspense>{props.children}</Suspense>
      <Announcer />
    </Stumbled>
  );
}

export function App() {
  return (
    <Router root={Shell}>
      <Route path="/" component={Home} />
      <Route path="/play/:game" component={NewMatch} />
      <Route path="/match/:id" component={Match} />
      <Route path="/replay/:id?" component={Replay} />
      <Route path="/challenge/:game" component={Challenge} />
      <Route path="/learn/:game" component={Learn} />
      <Route path="/daily" component={Daily} />
      <Route path="/daily/calendar" component={Calendar} />
      <Route path="/daily/:date" component={Daily} />
      <Route path="/daily/:date/board" component={Board} />
      <Route path="/daily/:date/practice/:throw" component={Practice} />
      <Route path="/leagues" component={Leagues} />
      <Route path="/l/:id/:invite?" component={League} />
      <Route path="/r/:id" component={Room} />
      <Route path="/settings" component={SettingsPage} />
      <Route path="/statistics" component={Statistics} />
      <Route path="/about" component={About} />
      <Route path="*" component={NotFound} />
    </Router>
  );
}
