// The table options of Nim.
import * as v from 'valibot';
import { HEAPS, OptionsSchema } from '#shared/games/nim/options.ts';
import type { OptionsProps } from '#web/table/kit/game.ts';
import { Choices } from '#web/ui/controls.tsx';
import { nimWords } from './words/words.ts';

export default function NimOptions(props: OptionsProps) {
  const text = () => nimWords().options;
  return (
    <Choices
      label={text().heap}
      items={HEAPS.map((heap) => ({ value: heap, label: text().stones(heap) }))}
      value={v.parse(OptionsSchema, props.options).heap}
      change={(heap) => props.change({ ...props.options, heap })}
    />
  );
}
