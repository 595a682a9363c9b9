// What may be heard and felt, and the browser's voice, which only a tap or a key can wake.

let allowed = { sound: true, vibration: true };
let audio: AudioContext | null = null;

export function allowSounds(now: typeof allowed): void {
  allowed = now;
}

// Browsers allow sound only from a tap or a key on; a context made before would stay mute.
function wake(): void {
  if (!allowed.sound) return;
  audio ??= new AudioContext();
  void audio.resume();
}
addEventListener('pointerdown', wake, { passive: true });
addEventListener('keydown', wake);

/** Nothing while it may not be felt, or nobody has touched the page yet. */
export function vibrate(pattern: number | number[]): void {
  if (allowed.vibration && navigator.userActivation?.hasBeenActive) navigator.vibrate?.(pattern);
}

/** Null while nothing may be heard, or the voice still sleeps. */
export const voice = (): AudioContext | null => (allowed.sound && audio?.state === 'running' ? audio : null);
