// Sounds made on the spot, each event its own; silent until the first tap and when switched off.
import { vibrate, voice } from './audio.ts';

/** Notes as [frequency in Hz, start in s, length in s, loudness, wave]. */
export type Note = readonly [number, number, number, number, OscillatorType];

const SOUNDS = {
  throw: [
    [220, 0, 0.05, 0.2, 'triangle'],
    [180, 0.16, 0.05, 0.22, 'triangle'],
    [240, 0.34, 0.05, 0.18, 'triangle'],
    [200, 0.55, 0.05, 0.16, 'triangle'],
    [160, 0.8, 0.06, 0.14, 'triangle'],
    [150, 1.1, 0.08, 0.1, 'triangle'],
  ],
  go: [
    [523, 0, 0.1, 0.25, 'triangle'],
    [784, 0.09, 0.22, 0.25, 'triangle'],
  ],
  doom: [
    [196, 0, 0.25, 0.25, 'sawtooth'],
    [139, 0.2, 0.45, 0.22, 'sawtooth'],
  ],
  follow: [[659, 0, 0.09, 0.2, 'triangle']],
  joker: [
    [988, 0, 0.08, 0.15, 'sine'],
    [1319, 0.07, 0.08, 0.15, 'sine'],
    [1760, 0.14, 0.2, 0.12, 'sine'],
  ],
  tick: [[880, 0, 0.03, 0.1, 'square']],
  zero: [[330, 0, 0.25, 0.2, 'square']],
  won: [
    [523, 0, 0.12, 0.2, 'triangle'],
    [659, 0.1, 0.12, 0.2, 'triangle'],
    [784, 0.2, 0.28, 0.2, 'triangle'],
  ],
  lost: [
    [330, 0, 0.18, 0.18, 'triangle'],
    [262, 0.16, 0.3, 0.18, 'triangle'],
  ],
  star: [
    [1047, 0, 0.09, 0.14, 'sine'],
    [1568, 0.05, 0.14, 0.1, 'sine'],
  ],
  token: [
    [784, 0, 0.08, 0.14, 'sine'],
    [1175, 0.07, 0.14, 0.12, 'sine'],
  ],
  eject: [
    [294, 0, 0.1, 0.2, 'sawtooth'],
    [220, 0.08, 0.2, 0.16, 'triangle'],
  ],
  land: [[131, 0, 0.09, 0.2, 'triangle']],
  neutral: [[392, 0, 0.15, 0.15, 'triangle']],
} as const satisfies Record<string, readonly Note[]>;
export type Sound = keyof typeof SOUNDS;

const VIBRATIONS: Partial<Record<Sound, number | number[]>> = {
  go: 40,
  doom: [40, 40, 80],
  won: 30,
  lost: [20, 30, 20],
};

export function play(sound: Sound): void {
  const pattern = VIBRATIONS[sound];
  if (pattern !== undefined) vibrate(pattern);
  const to = voice();
  if (to) for (const note of SOUNDS[sound]) sing(to, note);
}

export function sing(to: AudioContext, [frequency, start, length, loudness, wave]: Note): void {
  const tone = to.createOscillator();
  const gain = to.createGain();
  const from = to.currentTime + start;
  tone.type = wave;
  tone.frequency.value = frequency;
  gain.gain.setValueAtTime(0, from);
  gain.gain.linearRampToValueAtTime(loudness, from + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.0001, from + length);
  tone.connect(gain).connect(to.destination);
  tone.start(from);
  tone.stop(from + length + 0.02);
}
