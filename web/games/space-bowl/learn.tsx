// Learning Space Bowl: the tutorial, and under #rules the rules with drawings.
import { useLocation } from '@solidjs/router';
import { createEffect, on, Show } from 'solid-js';
import { Sky } from '../../art/sky.tsx';
import { Sprite } from '../../art/sprite.tsx';
import { BackIcon } from '../../ui/controls.tsx';
import { learnWords } from '../../words/learn-words.ts';
import { words } from '../../words/words.ts';
import './learn.css';
import { Rules } from './learn-rules.tsx';
import { Tutorial } from './learn-tutorial.tsx';

const HERE = '/learn/space-bowl';
const RULES = `${HERE}#rules`;

export default function LearnSpaceBowl() {
  const location = useLocation();
  const rules = () => location.hash === '#rules';
  const current = (here: boolean) => (here ? 'page' : undefined);
  const text = () => learnWords().spaceBowl;
  createEffect(on(rules, () => scrollTo(0, 0), { defer: true }));
  return (
    <>
      <Sky />
      <Sprite />
      <main class="learn" classList={{ reading: rules() }}>
        <header class="learn-top">
          <a class="button plain" href="/" aria-label={words().home.back}>
            <BackIcon />
          </a>
          <h1>{words().games['space-bowl'].name}</h1>
          <nav class="learn-tabs push" aria-label={text().sections}>
            <a href={HERE} aria-current={current(!rules())}>
              {text().tryIt}
            </a>
            <a href={RULES} aria-current={current(rules())}>
              {text().rules}
            </a>
          </nav>
        </header>
        <Show when={rules()} fallback={<Tutorial rules={RULES} />}>
          <Rules />
        </Show>
      </main>
    </>
  );
}
