// Hours, minutes and seconds as a countdown shows them.
import type { Millis } from '#shared/engine/game.ts';

export function countdownText(left: Millis): string {
  const two = (value: number) => String(value).padStart(2, '0');
  const seconds = Math.max(0, Math.ceil(left / 1000));
  return `${Math.floor(seconds / 3600)}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
}
