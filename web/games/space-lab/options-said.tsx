// The options of a table of Space Lab in words, for those who do not choose them.
import * as v from 'valibot';
import { OptionsSchema } from '#shared/games/space-lab/options.ts';
import { labWords } from './words/words.ts';

export default function SpaceLabOptionsSaid(props: { options: unknown }) {
  const { draftNote, plain } = labWords().options;
  return <p>{v.parse(OptionsSchema, props.options).draft ? draftNote : plain}</p>;
}
