// The table options of Space Lab.
import * as v from 'valibot';
import { OptionsSchema } from '#shared/games/space-lab/options.ts';
import type { OptionsProps } from '#web/table/kit/game.ts';
import { Switch } from '#web/ui/controls.tsx';
import { labWords } from './words/words.ts';

export default function SpaceLabOptions(props: OptionsProps) {
  const options = () => v.parse(OptionsSchema, props.options);
  return (
    <Switch
      label={labWords().options.draft}
      note={labWords().options.draftNote}
      on={options().draft}
      change={(draft) => props.change({ ...props.options, draft })}
    />
  );
}
