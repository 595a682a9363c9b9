// Keeps a field to so many signs as people count them: `maxLength` counts units, and cuts a family to its first person.
import { signsOf } from '#shared/engine/signs.ts';

/** What of it stays when something came in before the caret: what was there, and as much of the new as has room. */
export function fitted(value: string, caret: number, longest: number): { before: string; after: string } {
  const after = value.slice(caret);
  const room = Math.max(0, longest - signsOf(after).length);
  const before = signsOf(value.slice(0, caret)).slice(0, room).join('');
  return { before, after: signsOf(after).slice(0, longest).join('') };
}

/** Called with `input` and `compositionend`: what is still being composed is longer than what it becomes. */
export function keepWhole(event: InputEvent | CompositionEvent, longest: number): string {
  const field = event.target as HTMLInputElement;
  const isComposing = 'isComposing' in event && event.isComposing;
  if (isComposing || signsOf(field.value).length <= longest) return field.value;
  const { before, after } = fitted(field.value, field.selectionStart ?? field.value.length, longest);
  field.value = before + after;
  field.setSelectionRange(before.length, before.length);
  return field.value;
}
