// Names that others see: cleaned of whatever shows nothing or turns the direction of writing.

export const NAME_LENGTH = 20;

// Controls, the signs that turn the direction of writing, and whatever else shows nothing.
const UNSEEN = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** A name as it may be shown to others; cleaned again, it stays the same. */
export function cleanName(text: string, longest: number): string {
  const seen = text.replace(/\s/gu, ' ').replace(UNSEEN, '').normalize('NFC').replace(/ +/gu, ' ').trim();
  return [...seen].slice(0, longest).join('').trim();
}
