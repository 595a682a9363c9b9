// The options of a table of Space Bowl in words, for those who do not choose them.
import { For } from 'solid-js';
import * as v from 'valibot';
import { OptionsSchema, VARIANTS } from '#shared/games/space-bowl/options.ts';
import { words } from '#web/words/words.ts';
import { bowlWords } from './words/words.ts';

export default function OptionsSaid(props: { options: unknown }) {
  const options = () => v.parse(OptionsSchema, props.options);
  const text = () => bowlWords().options;
  const variants = () => VARIANTS.filter((variant) => options()[variant]);
  return (
    <ul class="rules-said">
      <For each={variants()} fallback={<li>{text().plain}</li>}>
        {(variant) => <li>{`${words().spaceBowl.variants[variant]}. ${text().notes[variant]}`}</li>}
      </For>
      <li>{text().with(text().search, text().limit(options().search))}</li>
      <li>{text().with(text().grace, text().seconds(options().grace))}</li>
    </ul>
  );
}
