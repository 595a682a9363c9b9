// The way from a table to its rules and back: they open over it, and it stays as it is, at home as in a room.
import { type Component, createContext, createSignal, Show, useContext } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import type { GameId } from '#shared/games/registry.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { words } from '#web/words/words.ts';
import type { LearnProps } from '../game.ts';
import { CloseRules } from '../learn/in-sheet.ts';
import './rules-button.css';

/** Where the game of a table is learned. */
export const Learning = createContext<Component<LearnProps>>();

export function RulesButton(props: { game: GameId; pause?: (() => void) | undefined }) {
  const learning = useContext(Learning);
  const [open, setOpen] = createSignal(false);
  function read(): void {
    props.pause?.();
    // The pause has the focus first, and gets it back.
    queueMicrotask(() => setOpen(true));
  }
  function close(pressed: Element): void {
    pressed.closest('dialog')?.close();
  }
  return (
    <>
      <button
        type="button"
        class="button plain table-rules"
        aria-haspopup="dialog"
        aria-label={words().table.rules}
        onClick={read}
      >
        ?
      </button>
      <Show when={open()}>
        <Dialog title={words().table.rules} class="rules-sheet" close={() => setOpen(false)}>
          <CloseRules.Provider value={close}>
            <Dynamic component={learning} game={props.game} />
          </CloseRules.Provider>
        </Dialog>
      </Show>
    </>
  );
}
