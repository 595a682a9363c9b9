// What may be heard and felt, and the browser's voice, which only a tap or a key can wake.

/** Of 100, how loud. */
export let allowed = { volume: 0, vibration: false };
export let audio: AudioContext | null = null;

export function allowSounds(now: typeof allowed): void {
  allowed = now;
  // Turned up by a finger that is still there: the sample must not wait for the next one.
  if (navigator.userActivation?.isActive) wake();
}

/** Longer than any sound. Awake, a voice keeps a processor busy even while it is silent. */
const AWAKE = 3_000;
let rest = 0;

// Browsers allow sound only from a tap or a key on; a context made before would stay mute.
export function wake(): void {
  if (allowed.volume === 0) return;
  audio ??= new AudioContext();
  void audio.resume();
  clearTimeout(rest);
  rest = window.setTimeout(() => void audio?.suspend(), AWAKE);
}

addEventListener('pointerdown', wake, { passive: true });
addEventListener('keydown', wake);
