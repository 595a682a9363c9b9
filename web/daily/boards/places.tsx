// The lines of a board behind two tabs: the places around one's own, and the best.
import { Match, Show, Switch as SolidSwitch } from 'solid-js';
import type { DateText } from '#shared/daily/calendar.ts';
import { type BoardAnswer, TOP } from '#shared/daily/protocol.ts';
import { changeSettings, settings } from '#web/saves/settings.ts';
import { Switch } from '#web/ui/controls.tsx';
import { today } from '../parts/day.ts';
import { Lines } from './lines.tsx';
import { Tabs } from './tabs.tsx';
import { boardsWords } from './words/words.ts';

export type PlacesTab = 'near' | 'top';

export function Places(props: {
  date: DateText;
  board: BoardAnswer;
  tab: PlacesTab;
  choose: (tab: PlacesTab) => void;
}) {
  const text = () => boardsWords().board;
  const isEmpty = () => props.board.total === 0;
  const canPlay = () => props.board.mine === null && props.date === today();
  return (
    <Show when={!isEmpty() || canPlay()}>
      <div class="stack board-places">
        <Tabs
          label={text().tabs}
          items={[
            { id: 'near', label: text().near },
            { id: 'top', label: text().top(TOP) },
          ]}
          chosen={props.tab}
          choose={props.choose}
        >
          <Show when={props.tab === 'near'} fallback={<Top board={props.board} />}>
            <Near date={props.date} board={props.board} canPlay={canPlay()} />
          </Show>
        </Tabs>
        <Show when={!isEmpty()}>
          <p class="soft board-note">{text().timingNote}</p>
          <Switch label={text().names} on={settings().names} change={(names) => changeSettings({ names })} />
        </Show>
      </div>
    </Show>
  );
}

function Near(props: { date: DateText; board: BoardAnswer; canPlay: boolean }) {
  const text = () => boardsWords().board;
  return (
    <SolidSwitch fallback={<Best board={props.board} />}>
      <Match when={props.board.near.length > 0}>
        <Lines label={text().near} lines={props.board.near} />
      </Match>
      <Match when={props.canPlay}>
        <div class="tab-text">
          <p>{text().howToday}</p>
          <a class="button primary" href={`/daily/${props.date}`}>
            {text().toToday}
          </a>
        </div>
      </Match>
    </SolidSwitch>
  );
}

const BEST = 10;

/** Where there is no neighbourhood to show. */
function Best(props: { board: BoardAnswer }) {
  const text = () => boardsWords().board;
  return (
    <>
      <div class="tab-text">
        <p>{props.board.mine ? text().howUnranked : text().howLater}</p>
      </div>
      <Lines label={text().near} lines={props.board.top.slice(0, BEST)} />
    </>
  );
}

function Top(props: { board: BoardAnswer }) {
  const text = () => boardsWords().board;
  return (
    <Show
      when={props.board.top.length > 0}
      fallback={
        <div class="tab-text">
          <p>{text().noResults}</p>
        </div>
      }
    >
      <Lines label={text().top(TOP)} lines={props.board.top} />
    </Show>
  );
}
