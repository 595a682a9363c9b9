// What may be heard and felt, and the browser's voice, which only a tap or a key can wake.

let allowed = { sound: true, vibration: true };
let audio: AudioContext | null = null;

export function allowSounds(now: typeof allowed): void {
  allowed = now;
}

/** Longer than any sound. Awake, a voice keeps a processor busy even while it is silent. */
const AWAKE = 3_000;
let rest = 0;
let hasSlept = false;

// Browsers allow sound only from a tap or a key on; a context made before would stay mute.
function wake(): void {
  if (!allowed.sound) return;
  audio ??= new AudioContext();
  void audio.resume();
  clearTimeout(rest);
  rest = window.setTimeout(sleep, AWAKE);
}

function sleep(): void {
  hasSlept = audio?.state === 'running';
  void audio?.suspend();
}

addEventListener('pointerdown', wake, { passive: true });
addEventListener('keydown', wake);

/** Nothing while it may not be felt, or nobody has touched the page yet. */
export function vibrate(pattern: number | number[]): void {
  if (allowed.vibration && navigator.userActivation?.hasBeenActive) navigator.vibrate?.(pattern);
}

/** Null while nothing may be heard, or nobody has woken the voice yet: it would say everything at once when it is. */
export function voice(): AudioContext | null {
  if (!allowed.sound || !(hasSlept || audio?.state === 'running')) return null;
  wake();
  return audio;
}
