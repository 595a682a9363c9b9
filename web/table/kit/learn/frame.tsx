// The page on which a game is learned: its name, and one of two tabs, the tutorial or, under #rules, the rules. Over a
// table only the rules.
import { useLocation } from '@solidjs/router';
import { type Component, createEffect, createSignal, on, Show, useContext } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import type { GameId } from '#shared/games/registry.ts';
import { BackIcon } from '#web/ui/controls.tsx';
import { GameSign } from '#web/ui/game-sign.tsx';
import { words } from '#web/words/words.ts';
import { type About, said } from '../about.ts';
import { CloseRules } from './in-sheet.ts';
import { StepKept } from './step.ts';
import { createToRoom } from './to-room.ts';
import { tutorialWords } from './words/words.ts';
import './frame.css';

interface Learning {
  game: GameId;
  about: About;
  /** A game whose rules are short needs none. */
  tutorial?: Component<{ rules: string }>;
  rules: Component;
}

export function LearnFrame(props: Learning) {
  const close = useContext(CloseRules);
  return (
    <Show when={close} fallback={<LearnPage {...props} />}>
      {(close) => (
        <>
          <Dynamic component={props.rules} />
          <div class="rules-back">
            <button type="button" class="button primary" onClick={(event) => close()(event.currentTarget)}>
              {tutorialWords().toTable}
            </button>
          </div>
        </>
      )}
    </Show>
  );
}

function LearnPage(props: Learning) {
  const location = useLocation();
  const step = createSignal(0);
  const toRoom = createToRoom();
  const here = () => `/learn/${props.game}${location.search}`;
  const rules = () => `${here()}#rules`;
  const reading = () => !props.tutorial || location.hash === '#rules';
  const current = (isHere: boolean) => (isHere ? 'page' : undefined);
  createEffect(on(reading, () => scrollTo(0, 0), { defer: true }));
  return (
    <main class="learn" classList={{ reading: reading() }} data-game={props.game}>
      <header class="learn-top">
        <a
          class="button plain"
          href={toRoom() ?? '/'}
          aria-label={toRoom() ? tutorialWords().toRoom : words().home.back}
        >
          <BackIcon />
        </a>
        <h1>
          <GameSign />
          {said(props.about).name}
        </h1>
        <Show when={props.tutorial}>
          <nav class="learn-tabs push" aria-label={tutorialWords().sections}>
            <a href={here()} aria-current={current(!reading())}>
              {tutorialWords().tryIt}
            </a>
            <a href={rules()} aria-current={current(reading())}>
              {tutorialWords().rules}
            </a>
          </nav>
        </Show>
      </header>
      <StepKept.Provider value={step}>
        <Show when={reading()} fallback={<Dynamic component={props.tutorial} rules={rules()} />}>
          <Dynamic component={props.rules} />
        </Show>
      </StepKept.Provider>
    </main>
  );
}
