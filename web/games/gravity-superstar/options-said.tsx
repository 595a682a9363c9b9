// The options of a table of Gravity Superstar in words, for those who do not choose them.
import { Show } from 'solid-js';
import * as v from 'valibot';
import { OptionsSchema } from '#shared/games/gravity-superstar/options.ts';
import { gravityWords } from './words/words.ts';

export default function OptionsSaid(props: { options: unknown }) {
  const expert = () => v.parse(OptionsSchema, props.options).expert;
  return (
    <>
      <Show when={expert()}>
        <p>{gravityWords().options.expertNote}</p>
      </Show>
      <p>{gravityWords().options.plain}</p>
    </>
  );
}
