// Before the first match: what will stand here, drawn as it might become, and the way into a game.
import { PlayNow } from '../table/kit/play-now.tsx';
import { pagesWords } from '../words/pages/words.ts';

export function Empty() {
  const text = () => pagesWords().statistics.empty;
  return (
    <section class="panel statistics-empty" aria-labelledby="nothing-yet">
      <svg viewBox="0 0 300 90" aria-hidden="true">
        <polyline points="12,74 52,66 92,70 132,48 172,52 212,34 252,28 288,16" />
        <circle cx="12" cy="74" r="3.5" />
        <circle cx="92" cy="70" r="3.5" />
        <circle cx="172" cy="52" r="3.5" />
        <circle cx="252" cy="28" r="3.5" />
        <path
          transform="translate(288 16)"
          d="M0-8 2.1-2.9 7.6-2.5 3.4 1.1 4.7 6.5 0 3.6-4.7 6.5-3.4 1.1-7.6-2.5-2.1-2.9Z"
        />
      </svg>
      <h2 id="nothing-yet">{text().title}</h2>
      <p>{text().note}</p>
      <div class="row">
        <PlayNow game="space-bowl" note={text().play} />
      </div>
    </section>
  );
}
