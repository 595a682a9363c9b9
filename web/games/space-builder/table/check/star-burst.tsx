// Stars that fly off the winner's board, once, and only for the eyes.
import { For } from 'solid-js';
import './star-burst.css';

const STARS = 14;

export function StarBurst() {
  return (
    <span class="builder-burst" aria-hidden="true">
      <For each={[...Array(STARS).keys()]}>
        {(star) => <span style={{ '--turn': `${(360 / STARS) * star}deg` }}>★</span>}
      </For>
    </span>
  );
}
