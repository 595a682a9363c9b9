// A field for a name or a link, with the words for what is wrong with it.
import { createUniqueId, Show } from 'solid-js';
import { keepWhole } from '#web/ui/whole-signs.ts';

export function NameField(props: {
  label: string;
  value: string;
  longest: number;
  note?: string;
  /** What is wrong; empty while it is right. */
  fault: string;
  change: (value: string) => void;
}) {
  const id = createUniqueId();
  return (
    <div class="name-field">
      <label for={id}>{props.label}</label>
      <input
        class="field"
        id={id}
        value={props.value}
        autocomplete="off"
        aria-invalid={props.fault !== ''}
        aria-describedby={`${id}-note`}
        onInput={(event) => props.change(keepWhole(event, props.longest))}
        onCompositionEnd={(event) => props.change(keepWhole(event, props.longest))}
      />
      <p class="soft name-note" id={`${id}-note`}>
        <Show when={props.fault} fallback={props.note}>
          <strong class="name-fault">{props.fault}</strong>
        </Show>
      </p>
    </div>
  );
}

/** Goes to the first field of the form that is not right; false when all are. */
export function focusFault({ currentTarget }: Event): boolean {
  const faulty = (currentTarget as HTMLFormElement).querySelector<HTMLInputElement>('[aria-invalid="true"]');
  faulty?.focus();
  return faulty !== null;
}
