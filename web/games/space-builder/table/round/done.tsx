// "Done!": the tap that ends building, and why it cannot be made yet.
import { announce } from '#web/device/announcer.tsx';
import { builderWords } from '../../words/words.ts';
import { KeyCap } from '../keys/cap.tsx';
import { KEYS } from '../model/keys.ts';
import type { Model } from '../model/model.ts';

export function DoneButton(props: { model: Model }) {
  const text = () => builderWords();
  const isComplete = () => props.model.canBuild() && props.model.missing().length === 0;
  const why = () => text().status.more(props.model.missing().length);
  return (
    <button
      type="button"
      class="button big builder-done"
      classList={{ primary: isComplete() }}
      aria-disabled={!isComplete()}
      aria-description={isComplete() || !props.model.canBuild() ? undefined : why()}
      aria-keyshortcuts={KEYS.done[0]}
      onClick={() => (isComplete() ? void props.model.tap() : props.model.canBuild() && announce(why()))}
    >
      {text().done}
      <KeyCap of="done" />
    </button>
  );
}
