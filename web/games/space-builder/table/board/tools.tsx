// What can be done with the building in hand: turned, flipped over, taken back.
import { FlipSign, TakeBackSign, TurnSign } from '../../drawings/tool-signs.tsx';
import { builderWords } from '../../words/words.ts';
import { KeyCap } from '../keys/cap.tsx';
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
        <TurnSign />
        <span>{text().turn}</span>
        <KeyCap of="turn" />
      </button>
      <button
        type="button"
        class="button"
        aria-disabled={isIdle()}
        aria-keyshortcuts={KEYS.flip[0]}
        onClick={(event) => pressed(event.currentTarget, props.placing.flip)}
      >
        <FlipSign />
        <span>{text().flip}</span>
        <KeyCap of="flip" />
      </button>
      <button
        type="button"
        class="button"
        aria-disabled={!mayTakeBack()}
        aria-keyshortcuts={KEYS.takeBack[0]}
        onClick={() => props.placing.takeBack()}
      >
        <TakeBackSign />
        <span>{text().takeBack}</span>
        <KeyCap of="takeBack" />
      </button>
    </div>
  );
}
