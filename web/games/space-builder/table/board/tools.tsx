// What can be done with the building in hand: turned, flipped over, taken back.
import { builderWords } from '../../words/words.ts';
import { KEYS } from '../model/keys.ts';
import type { Model } from '../model/model.ts';
import type { Placing } from '../model/placing.ts';
import './tools.css';

export function Tools(props: { model: Model; placing: Placing }) {
  const text = () => builderWords();
  const isIdle = () => props.placing.handled() === null;
  const mayTakeBack = () => {
    const building = props.placing.handled();
    return building !== null && props.model.hand.placedAt(building) >= 0;
  };
  /** The focus stays on the button, which may be pressed again. */
  function pressed(button: HTMLButtonElement, change: () => unknown): void {
    props.placing.stay();
    change();
    button.focus({ preventScroll: true });
  }
  return (
    <div class="builder-tools" role="group" aria-label={text().tools}>
      <button
        type="button"
        class="button"
        aria-disabled={isIdle()}
        aria-keyshortcuts={KEYS.turn[0]}
        onClick={(event) => pressed(event.currentTarget, props.placing.turn)}
      >
        <TurnIcon />
        <span>{text().turn}</span>
      </button>
      <button
        type="button"
        class="button"
        aria-disabled={isIdle()}
        aria-keyshortcuts={KEYS.flip[0]}
        onClick={(event) => pressed(event.currentTarget, props.placing.flip)}
      >
        <FlipIcon />
        <span>{text().flip}</span>
      </button>
      <button
        type="button"
        class="button builder-take"
        aria-disabled={!mayTakeBack()}
        aria-keyshortcuts={KEYS.takeBack[0]}
        onClick={() => props.placing.takeBack()}
      >
        <BackIcon />
        <span>{text().takeBack}</span>
      </button>
    </div>
  );
}

function TurnIcon() {
  return (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M19 12a7 7 0 1 1-2.2-5.1" />
      <path d="M19.5 2.5v5h-5" />
    </svg>
  );
}

function FlipIcon() {
  return (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M9 5L3 8v9l6 3z" />
      <path d="M15 5l6 3v9l-6 3z" stroke-dasharray="2.5 2.5" />
      <path d="M12 2v20" stroke-dasharray="1 3" />
    </svg>
  );
}

function BackIcon() {
  return (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M12 4v10M7.5 10l4.5 4.5 4.5-4.5M4 19h16" />
    </svg>
  );
}
