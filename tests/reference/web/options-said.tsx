// The options of a table of Nim in words, for those who do not choose them.
import * as v from 'valibot';
import { OptionsSchema } from '#shared/games/nim/options.ts';
import { nimWords } from './words/words.ts';

export default function NimOptionsSaid(props: { options: unknown }) {
  return <p>{nimWords().heap(v.parse(OptionsSchema, props.options).heap)}</p>;
}
