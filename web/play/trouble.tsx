// Why a match cannot be shown here, and what can be done about it.
import { Show } from 'solid-js';
import { offerFile } from '../device/offer-file.ts';
import { exportAll } from '../saves/transfer.ts';
import { PageHead } from '../ui/controls.tsx';
import { pagesWords } from '../words/pages/words.ts';
import { words } from '../words/words.ts';
import type { OpenFault } from './open.ts';

export type MatchTrouble = OpenFault | 'failed' | 'elsewhere' | 'moved' | 'badLink' | 'unfinished';

/** What may be worth showing to somebody who can mend it. */
const KEPT: readonly MatchTrouble[] = ['failed', 'damaged', 'olderRules', 'newerRules'];

export default function Trouble(props: { why: MatchTrouble; takeOver?: () => void }) {
  const text = () => pagesWords().notShown[props.why];
  const kept = () => KEPT.includes(props.why);
  return (
    <main class="page">
      <PageHead title={text().title} back={words().home.back} />
      <p>{text().note}</p>
      <div class="row">
        <Show when={props.takeOver && (props.why === 'elsewhere' || props.why === 'moved')}>
          <button type="button" class="button primary" onClick={() => props.takeOver?.()}>
            {words().table.playHere}
          </button>
        </Show>
        <Show when={props.why === 'failed'}>
          <button type="button" class="button primary" onClick={() => location.reload()}>
            {words().notices.reloadPage}
          </button>
        </Show>
        <Show when={kept()}>
          <button
            type="button"
            class="button"
            onClick={async () => offerFile(await exportAll(), 'starboard.json')}
          >
            {words().trouble.export}
          </button>
        </Show>
        <a class="button" href="/">
          {words().home.back}
        </a>
      </div>
    </main>
  );
}
