// A place for pieces: while one is carried, a button that takes it, or says why it does not.
import { createMemo, type JSX } from 'solid-js';
import type { Drag } from './drag.ts';

export function Place(props: { drag: Drag; place: string; children: JSX.Element }) {
  const piece = () => props.drag.piece();
  // One memo each: of what changes on the table, a place hears what it is about.
  const said = createMemo(() => props.drag.said(props.place));
  const whyNot = createMemo(() => props.drag.whyNot(props.place));
  const isOver = createMemo(() => props.drag.carried()?.over === props.place);
  const isOwn = createMemo(() => piece() !== null && props.drag.game.placeOf(piece()!) === props.place);

  function point(): void {
    if (!props.drag.carried()?.held) props.drag.make({ type: 'point', place: props.place });
  }

  return (
    <div
      class="drag-place"
      classList={{
        shared: props.drag.game.isShared(props.place),
        own: isOwn(),
        open: piece() !== null && !isOwn() && whyNot() === null,
        closed: whyNot() !== null,
        over: isOver(),
      }}
      data-place={props.place}
    >
      <button
        type="button"
        class="drag-target"
        tabIndex={piece() === null ? -1 : 0}
        aria-label={said()}
        aria-disabled={piece() === null || whyNot() !== null}
        aria-description={whyNot() ?? undefined}
        onFocus={point}
        onPointerEnter={(event) => event.pointerType === 'mouse' && point()}
        onClick={() => props.drag.make({ type: 'press', place: props.place })}
      />
      {props.children}
    </div>
  );
}
