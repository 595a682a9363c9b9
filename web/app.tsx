// The pages and where they live.
import './art/art.css';
import { Route, Router } from '@solidjs/router';
import { type JSX, lazy, Suspense } from 'solid-js';
import { Announcer } from './ui/announcer.tsx';
import { followHeading } from './ui/heading.ts';
import { Notices } from './ui/notices.tsx';
import { Stumbled } from './ui/stumbled.tsx';

const Home = lazy(() => import('./home/home.tsx'));
const NewMatch = lazy(() => import('./home/new-match.tsx'));
const Match = lazy(() => import('./table/match.tsx'));
const Replay = lazy(() => import('./table/replay.tsx'));
const Learn = lazy(() => import('./learn/learn.tsx'));
const Daily = lazy(() => import('./daily/play.tsx'));
const Calendar = lazy(() => import('./daily/calendar.tsx'));
const Board = lazy(() => import('./daily/board.tsx'));
const Leagues = lazy(() => import('./daily/leagues.tsx'));
const League = lazy(() => import('./daily/league.tsx'));
const Room = lazy(() => import('./rooms/room.tsx'));
const SettingsPage = lazy(() => import('./settings/settings.tsx'));
const About = lazy(() => import('./settings/about.tsx'));
const NotFound = lazy(() => import('./ui/not-found.tsx'));

function Shell(props: { children?: JSX.Element }) {
  followHeading();
  return (
    <Stumbled>
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
      <Route path="/learn/:game" component={Learn} />
      <Route path="/daily" component={Daily} />
      <Route path="/daily/calendar" component={Calendar} />
      <Route path="/daily/:date" component={Daily} />
      <Route path="/daily/:date/board" component={Board} />
      <Route path="/leagues" component={Leagues} />
      <Route path="/l/:id" component={League} />
      <Route path="/r/:id" component={Room} />
      <Route path="/settings" component={SettingsPage} />
      <Route path="/about" component={About} />
      <Route path="*" component={NotFound} />
    </Router>
  );
}
