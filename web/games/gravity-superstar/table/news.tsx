// What has happened, in words: the last things first, for whoever looked away.
import { createEffect, createSignal, For, on, Show } from 'solid-js';
import type { Event } from '#shared/games/gravity-superstar/state.ts';
import { gravityWords } from '../words/words.ts';
import type { Model } from './model/model.ts';
import { told } from './model/speech.ts';

const MOST = 12;

export function News(props: { model: Model }) {
  const [events, setEvents] = createSignal<Event[]>([]);
  const moment = () => props.model.view().since;
  createEffect(
    on(moment, (now, before = now) => {
      const last = [...props.model.view().events].reverse();
      // Looking back, what came later has not happened yet.
      setEvents(now < before ? last : [...last, ...events()].slice(0, MOST));
    }),
  );
  return (
    <Show when={events().length > 0}>
      <section class="gravity-news" aria-labelledby="gravity-news">
        <h2 id="gravity-news">{gravityWords().news}</h2>
        <ol>
          <For each={events()}>
            {(event) => <li>{told(event, (seat) => props.model.chair(seat).name)}</li>}
          </For>
        </ol>
      </section>
    </Show>
  );
}
