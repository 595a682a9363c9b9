// The table options of Space Bowl, each with a line that says what it does.
import { For } from 'solid-js';
import * as v from 'valibot';
import {
  GRACES,
  type Options,
  OptionsSchema,
  SEARCH_LIMITS,
  VARIANTS,
} from '#shared/games/space-bowl/options.ts';
import type { OptionsProps } from '#web/table/kit/game.ts';
import { Choices, Switch } from '#web/ui/controls.tsx';
import { words } from '#web/words/words.ts';
import { bowlWords } from './words/words.ts';

export default function SpaceBowlOptions(props: OptionsProps) {
  const options = (): Options => v.parse(OptionsSchema, props.options);
  const text = () => bowlWords().options;
  const change = (part: Partial<Options>) => props.change({ ...props.options, ...part });
  return (
    <div class="stack">
      <For each={VARIANTS}>
        {(variant) => (
          <Switch
            label={words().spaceBowl.variants[variant]}
            note={text().notes[variant]}
            on={options()[variant]}
            change={(on) => change({ [variant]: on })}
          />
        )}
      </For>
      <Choices
        label={text().search}
        items={SEARCH_LIMITS.map((seconds) => ({ value: seconds, label: text().limit(seconds) }))}
        value={options().search}
        change={(search) => change({ search })}
      />
      <Choices
        label={text().grace}
        items={GRACES.map((seconds) => ({ value: seconds, label: text().seconds(seconds) }))}
        value={options().grace}
        change={(grace) => change({ grace })}
      />
    </div>
  );
}
