// Whoever is done before the bots need not wait for them.
import { builderWords } from '../../words/words.ts';
import type { Model } from '../model/model.ts';

export function SkipButton(props: { model: Model }) {
  return (
    <button
      type="button"
      class="button big builder-done"
      data-first
      onClick={() => void props.model.table.skip?.()}
    >
      {builderWords().toCheck}
    </button>
  );
}
