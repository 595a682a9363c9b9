// While one searches: what to do, the confirmation and the red button.
import { RedButton } from '#web/art/tokens.tsx';
import { words } from '#web/words/words.ts';
import { dailyWords } from '../words/words.ts';
import './answering.css';
import type { Hand } from '../hand/hand.ts';

export function Answering(props: { hand: Hand }) {
  const text = () => dailyWords().play;
  const open = () => props.hand.step() === 'searching' && !props.hand.busy();
  const status = () => {
    if (props.hand.step() === 'rolling') return words().spaceBowl.rolling;
    const picked = props.hand.picked();
    return picked === null ? text().search : picked === 'none' ? text().pickedNone : text().picked;
  };
  return (
    <div class="answering">
      <p class="answering-status">{status()}</p>
      <button
        type="button"
        class="button primary big"
        data-confirm
        disabled={!open() || props.hand.picked() === null}
        onClick={props.hand.confirm}
      >
        {words().spaceBowl.confirm}
      </button>
      <button
        type="button"
        class="button danger"
        disabled={!open()}
        aria-pressed={props.hand.picked() === 'none'}
        aria-keyshortcuts="D"
        onClick={() => props.hand.pick('none')}
      >
        <span class="answering-token">
          <RedButton />
        </span>
        {text().none}
      </button>
    </div>
  );
}
