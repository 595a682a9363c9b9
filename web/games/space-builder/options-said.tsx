// The options of a table of Space Builder in words, for those who do not choose them.
import { Show } from 'solid-js';
import * as v from 'valibot';
import { OptionsSchema } from '#shared/games/space-builder/options.ts';
import type { OptionsSaidProps } from '#web/table/kit/game.ts';
import { builderWords } from './words/words.ts';

export default function OptionsSaid(props: OptionsSaidProps) {
  const options = () => v.parse(OptionsSchema, props.options);
  const text = () => builderWords().options;
  return (
    <ul class="rules-said">
      <li>{text().liesNote[options().lie]}</li>
      <li>{text().with(text().limit, text().minutes(options().limit / 60))}</li>
      <Show when={props.seats !== 1}>
        <li>{text().with(text().rest, text().rests[options().rest])}</li>
      </Show>
      <Show when={props.seats === 1}>
        <li>{text().with(text().count, `${options().count}`)}</li>
      </Show>
    </ul>
  );
}
