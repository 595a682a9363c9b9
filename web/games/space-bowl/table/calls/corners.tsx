// Buzzers for up to four people round one screen: everyone calls from a corner, then takes turns to point.
import { For, Show } from 'solid-js';
import type { Seat } from '#shared/engine/game.ts';
import { RedButton } from '#web/art/tokens.tsx';
import './corners.css';
import { ChairToken } from '#web/ui/seat-token.tsx';
import { bowlWords } from '../../words/words.ts';
import type { Model } from '../model/model.ts';

/** Two people sit face to face; three and four take the corners. */
export function Corners(props: { model: Model; side: 'far' | 'near' }) {
  const seats = () => {
    const { here } = props.model.table;
    const far = Math.floor(here.length / 2);
    return props.side === 'far' ? here.slice(0, far) : here.slice(far);
  };
  return (
    <div class={`corners ${props.side}`}>
      <For each={seats()}>{(seat) => <Corner model={props.model} seat={seat} />}</For>
    </div>
  );
}

function Corner(props: { model: Model; seat: Seat }) {
  const text = () => bowlWords().table;
  const chair = () => props.model.chair(props.seat);
  const role = () => props.model.countdown()?.roles[props.seat] ?? null;
  const pointing = () => props.model.actor() === props.seat && canPoint();
  const canPoint = () => role() === 'claimant' || role() === 'searcher';
  const call = (kind: 'go' | 'doom') => props.model.claim(kind, props.seat);
  return (
    <section class="corner" classList={{ pointing: pointing() }} aria-label={chair().name}>
      <div class="corner-who">
        <span class="corner-token">
          <ChairToken chair={chair()} />
        </span>
        <span class="corner-name">{chair().name}</span>
        <strong>{props.model.view().scores[props.seat]}</strong>
      </div>
      <div class="corner-buttons">
        <Show when={props.model.kind() === 'search'}>
          <button
            type="button"
            class="button primary"
            disabled={props.model.rolling()}
            onClick={() => call('go')}
          >
            {text().go}
          </button>
          <button
            type="button"
            class="button danger"
            disabled={props.model.rolling()}
            onClick={() => call('doom')}
            aria-label={text().doom}
          >
            <span class="corner-red">
              <RedButton />
            </span>
          </button>
        </Show>
        <Show when={props.model.countdown()}>
          {(now) => (
            <>
              <Show when={!now().closed && (role() === 'free' || role() === 'searcher')}>
                <button
                  type="button"
                  class="button"
                  classList={{ primary: now().call.kind === 'go', danger: now().call.kind === 'doom' }}
                  onClick={() => call(now().call.kind)}
                >
                  {now().call.kind === 'doom' ? text().followDoomShort : text().follow}
                </button>
              </Show>
              <Show when={canPoint()}>
                <button
                  type="button"
                  class="button"
                  aria-pressed={pointing()}
                  onClick={() => props.model.choose(props.seat)}
                >
                  {pointing() ? text().pointing : text().point}
                </button>
              </Show>
              <Show when={role() === 'red'}>
                <span class="corner-said">
                  <span class="corner-red">
                    <RedButton />
                  </span>
                  {text().saidRed}
                </span>
              </Show>
            </>
          )}
        </Show>
      </div>
    </section>
  );
}
