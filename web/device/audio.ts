// What may be heard and felt, and the browser's voice, which only a tap or a key can wake.

/** Of 100, how loud. */
let allowed = { volume: 0, vibration: false };
let audio: AudioContext | null = null;

export function allowSounds(now: typeof allowed): void {
  allowed = now;
  // Turned up by a finger that is still there: the sample must not wait for the next one.
  if (navigator.userActivation?.isActive) wake();
}

/** Longer than any sound. Awake, a voice keeps a processor busy even while it is silent. */
const AWAKE = 3_000;
/** Later after its event a sound would speak of what is over: it is not heard at all. */
const LATEST = 100;
let rest = 0;

// Browsers allow sound only from a tap or a key on; a context made before would stay mute.
function wake(): void {
  if (allowed.volume === 0) return;
  audio ??= new AudioContext();
  void audio.resume();
  clearTimeout(rest);
  rest = window.setTimeout(() => void audio?.suspend(), AWAKE);
}

addEventListener('pointerdown', wake, { passive: true });
addEventListener('keydown', wake);

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
