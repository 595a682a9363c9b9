// Two people with a hidden number each, who take turns at one screen.
import { createSignal, Show } from 'solid-js';
import type { Seat } from '#shared/engine/game.ts';
import type { Chair } from '#shared/engine/table.ts';
import { Curtain } from '#web/table/kit/curtain.tsx';
import { Dialog } from '#web/ui/dialog.tsx';

const chairs: readonly Chair[] = [
  { kind: 'person', name: 'Ana', colour: 0 },
  { kind: 'person', name: 'Ben', colour: 3 },
];
const HIDDEN = ['Ana hides 17', 'Ben hides 42'];

export function Handing(props: { people: number }) {
  const [looking, look] = createSignal<Seat | null>(null);
  const [next, setNext] = createSignal<Seat | null>(0);
  const [reading, setReading] = createSignal(false);
  const here = () => [...chairs.keys()].slice(0, props.people);
  // Drawn under the curtain too, so that it is seen to hide it.
  const viewer = () => (next() === null ? null : (looking() ?? next()));
  const end = () => setNext((seat) => (props.people > 1 ? 1 - seat! : 0));
  return (
    <Curtain chairs={chairs} here={here()} looking={looking()} next={next()} look={look}>
      <main class="page">
        <h1>Hidden numbers</h1>
        <p>{HIDDEN[viewer() ?? -1] ?? 'It is over'}</p>
        <button type="button" class="button" onClick={() => setReading(true)}>
          Read
        </button>
        <button type="button" class="button primary" onClick={end}>
          End turn
        </button>
        <button type="button" class="button" onClick={() => setNext(null)}>
          End match
        </button>
        <Show when={reading()}>
          <Dialog title="Only for this person" close={() => setReading(false)}>
            <p>{HIDDEN[viewer()!]}</p>
            <button type="button" class="button" onClick={end}>
              Take it
            </button>
          </Dialog>
        </Show>
      </main>
    </Curtain>
  );
}
