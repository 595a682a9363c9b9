// Which buttons the person at the screen has, and whether a press can still be meant for what lay there before.
import { createComputed, createMemo, createSignal, on } from 'solid-js';
import { afterDoublePress } from '#web/table/kit/double-press.ts';
import type { Model } from '../model/model.ts';

type Offered = 'ready' | 'go' | 'doom' | 'confirm' | 'joker';

/** From the top down. Following is named like the call, which it means. */
export function offered(model: Model): Offered[] {
  const kind = model.kind();
  if (kind === 'rest' || kind === 'over') return ['ready'];
  // Round one screen everyone calls from a corner.
  if (kind === 'search') return model.several() || model.watching() ? [] : ['go', 'doom'];
  const actions = model.mayDo();
  const can = (type: string) => actions.some((action) => action.type === type);
  return [
    ...(can('follow') ? [model.countdown()!.call.kind] : []),
    ...(can('confirm') ? (['confirm'] as const) : []),
    ...(can('joker') ? (['joker'] as const) : []),
  ];
}

/** Just after a button has come to lie where another lay. */
export function createSettling(model: Model): () => boolean {
  const [settling, setSettling] = createSignal(false);
  const buttons = createMemo(() => offered(model));
  let before = buttons();
  const moves = createMemo((count: number) => {
    const moved = buttons().some((name, place) => before[place] !== undefined && before[place] !== name);
    before = buttons();
    return moved ? count + 1 : count;
  }, 0);
  createComputed(
    on(
      moves,
      () => {
        setSettling(true);
        afterDoublePress(() => setSettling(false));
      },
      { defer: true },
    ),
  );
  return settling;
}
