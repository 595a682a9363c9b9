// The table options of Gravity Superstar.
import * as v from 'valibot';
import { OptionsSchema } from '#shared/games/gravity-superstar/options.ts';
import type { OptionsProps } from '#web/table/kit/game.ts';
import { Switch } from '#web/ui/controls.tsx';
import { gravityWords } from './words/words.ts';

export default function GravitySuperstarOptions(props: OptionsProps) {
  const options = () => v.parse(OptionsSchema, props.options);
  return (
    <Switch
      label={gravityWords().options.expert}
      note={gravityWords().options.expertNote}
      on={options().expert}
      change={(expert) => props.change({ ...props.options, expert })}
    />
  );
}
