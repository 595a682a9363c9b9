// Tabs, one panel shown at a time: Tab goes to the chosen one, arrows, Home and End choose another.
import { createUniqueId, For, type JSX } from 'solid-js';
import './tabs.css';

interface TabItem<T extends string> {
  id: T;
  label: string;
}

const STEPS: Partial<Record<string, (at: number, count: number) => number>> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

export function Tabs<T extends string>(props: {
  label: string;
  items: readonly TabItem<T>[];
  chosen: T;
  choose: (id: T) => void;
  /** The panel of the chosen one. */
  children: JSX.Element;
}) {
  const id = createUniqueId();
  let list!: HTMLDivElement;

  function onKeyDown(event: KeyboardEvent): void {
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    const at = props.items.findIndex((item) => item.id === props.chosen);
    const next = step(at, props.items.length);
    props.choose(props.items[next]!.id);
    list.querySelectorAll('button')[next]!.focus();
  }

  return (
    <div class="tabs">
      <div ref={list} class="tab-list" role="tablist" aria-label={props.label} onKeyDown={onKeyDown}>
        <For each={props.items}>
          {(item) => (
            <button
              type="button"
              role="tab"
              class="tab"
              id={`${id}-${item.id}`}
              aria-selected={item.id === props.chosen}
              aria-controls={item.id === props.chosen ? `${id}-panel` : undefined}
              tabIndex={item.id === props.chosen ? 0 : -1}
              onClick={() => props.choose(item.id)}
            >
              {item.label}
            </button>
          )}
        </For>
      </div>
      <div class="tab-panel" role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${props.chosen}`}>
        {props.children}
      </div>
    </div>
  );
}
