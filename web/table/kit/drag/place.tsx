// A place for pieces: while one is carried, a button that takes it, or says why it does not.
import type { JSX } from 'solid-js';
import type { Drag } from './drag.ts';

export function Place(props: { drag: Drag; place: string; children: JSX.Element }) {
  const carried = () => props.drag.carried();
  const whyNot = () => props.drag.whyNot(props.place);
  const isOwn = () => {
    const piece = carried()?.piece;
    return piece !== undefined && props.drag.game.placeOf(piece) === props.place;
  };

  function point(): void {
    if (!carried()?.held) props.drag.make({ type: 'point', place: props.place });
  }

  return (
    <div
      class="drag-place"
      classList={{
        shared: props.drag.game.isShared(props.place),
        own: isOwn(),
        open: carried() !== null && !isOwn() && whyNot() === null,
        closed: whyNot() !== null,
        over: carried()?.over === props.place,
      }}
      data-place={props.place}
    >
      <button
        type="button"
        class="drag-target"
        tabIndex={carried() ? 0 : -1}
        aria-label={props.drag.said(props.place)}
        aria-disabled={carried() === null || whyNot() !== null}
        aria-description={whyNot() ?? undefined}
        onFocus={point}
        onPointerEnter={(event) => event.pointerType === 'mouse' && point()}
        onClick={() => props.drag.make({ type: 'press', place: props.place })}
      />
      {props.children}
    </div>
  );
}
