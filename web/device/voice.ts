// What is heard and felt at once or not at all; apart from what wakes the voice, which the start of every page needs.
import { allowed, audio, wake } from './audio.ts';

/** Later after its event a sound would speak of what is over. */
const LATEST = 100;

/** Nothing while it may not be felt, or nobody has touched the page yet. */
export function vibrate(pattern: number | number[]): void {
  if (allowed.vibration && navigator.userActivation?.hasBeenActive) navigator.vibrate?.(pattern);
}

/** Nothing while nothing may be heard, or nobody has woken the voice; and nothing that would come too late. */
export function voiced(sing: (to: AudioContext, volume: number) => void): void {
  if (allowed.volume === 0 || !audio) return;
  const [to, asked] = [audio, performance.now()];
  wake();
  const begin = () => {
    if (allowed.volume > 0 && performance.now() - asked <= LATEST) sing(to, allowed.volume);
  };
  if (to.state === 'running') begin();
  else to.resume().then(begin, () => {});
}
