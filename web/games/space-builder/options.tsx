// The table options of Space Builder, each with a line that says what it does.
import { Show } from 'solid-js';
import * as v from 'valibot';
import {
  COUNTS,
  LIES,
  LIMITS,
  type Options,
  OptionsSchema,
  RESTS,
} from '#shared/games/space-builder/options.ts';
import type { OptionsProps } from '#web/table/kit/game.ts';
import { Choices } from '#web/ui/controls.tsx';
import { builderWords } from './words/words.ts';

export default function SpaceBuilderOptions(props: OptionsProps) {
  const options = (): Options => v.parse(OptionsSchema, props.options);
  const text = () => builderWords().options;
  const change = (part: Partial<Options>) => props.change({ ...props.options, ...part });
  return (
    <div class="stack">
      <Show when={props.seats === 1}>
        <Choices
          label={text().count}
          items={COUNTS.map((many) => ({ value: many, label: `${many}` }))}
          value={options().count}
          change={(count) => change({ count })}
        />
      </Show>
      <Choices
        label={text().lie}
        items={LIES.map((lie) => ({ value: lie, label: text().lies[lie] }))}
        value={options().lie}
        change={(lie) => change({ lie })}
      />
      <p class="soft note">{text().liesNote[options().lie]}</p>
      <Choices
        label={text().limit}
        items={LIMITS.map((seconds) => ({ value: seconds, label: text().minutes(seconds / 60) }))}
        value={options().limit}
        change={(limit) => change({ limit })}
      />
      <Show when={props.seats !== 1}>
        <Choices
          label={text().rest}
          items={RESTS.map((rest) => ({ value: rest, label: text().rests[rest] }))}
          value={options().rest}
          change={(rest) => change({ rest })}
        />
      </Show>
    </div>
  );
}
