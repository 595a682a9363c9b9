// The one instrument that all sounds are played on: notes of one scale, in a timbre, as loud as is set.

/** Notes as [step of the scale, start in s, length in s, loudness]. */
export type Note = readonly [number, number, number, number];

/** D: whatever sounds at once, of this scale it agrees. */
const KEY = 293.66;
const SCALE = [0, 2, 4, 7, 9] as const;

/** Step 0 is the key itself, five steps are an octave. */
function pitchOf(step: number): number {
  const octave = Math.floor(step / SCALE.length);
  return KEY * 2 ** (octave + SCALE[step - octave * SCALE.length]! / 12);
}

interface Timbre {
  /** How strong each overtone is, from the note itself on. */
  overtones: readonly number[];
  /** How long until it is at its loudest, in s: never at once, which would click. */
  attack: number;
  /** Of its length, how long it rings. */
  ring: number;
  /** From which part of its pitch it rises. */
  from: number;
}

/** Marbles, leaps, machines, blocks. */
export const TIMBRES = {
  glass: { overtones: [1, 0, 0, 0.32, 0, 0, 0, 0, 0, 0.06], attack: 0.005, ring: 1.15, from: 1 },
  spring: { overtones: [1, 0, 0.12, 0, 0.05], attack: 0.012, ring: 0.95, from: 0.93 },
  reed: { overtones: [1, 0.42, 0.2, 0.1, 0.05], attack: 0.025, ring: 1.35, from: 1 },
  wood: { overtones: [1, 0.08, 0.45, 0.04, 0.16], attack: 0.004, ring: 0.7, from: 1 },
} as const satisfies Record<string, Timbre>;
export type TimbreName = keyof typeof TIMBRES;

/** Twice as loud at most as the notes say; softer by squares, as ears measure it. */
const loudnessOf = (volume: number) => 2 * (volume / 100) ** 2;

let volumeOf: { to: AudioContext; gain: GainNode; waves: Map<TimbreName, PeriodicWave> } | null = null;

/** Before the speaker what is very loud is held down: many notes at once would crackle. */
function connected(to: AudioContext) {
  if (volumeOf?.to === to) return volumeOf;
  const [gain, limit] = [to.createGain(), to.createDynamicsCompressor()];
  // Lower, it would hold down every single note, and let the next one jump.
  limit.threshold.value = -6;
  limit.knee.value = 6;
  gain.connect(limit).connect(to.destination);
  volumeOf = { to, gain, waves: new Map() };
  return volumeOf;
}

export function sing(to: AudioContext, volume: number, name: TimbreName, notes: readonly Note[]): void {
  const { gain, waves } = connected(to);
  const { overtones, attack, ring, from }: Timbre = TIMBRES[name];
  gain.gain.value = loudnessOf(volume);
  const wave = waves.get(name) ?? to.createPeriodicWave([0, ...overtones.map(() => 0)], [0, ...overtones]);
  waves.set(name, wave);
  for (const [step, start, length, loudness] of notes) {
    const [tone, level] = [to.createOscillator(), to.createGain()];
    const [begin, end, pitch] = [
      to.currentTime + start,
      to.currentTime + start + length * ring,
      pitchOf(step),
    ];
    tone.setPeriodicWave(wave);
    tone.frequency.setValueAtTime(pitch * from, begin);
    if (from !== 1) tone.frequency.exponentialRampToValueAtTime(pitch, begin + 0.05);
    level.gain.setValueAtTime(0, begin);
    level.gain.linearRampToValueAtTime(loudness, begin + attack);
    level.gain.exponentialRampToValueAtTime(0.0001, end);
    tone.connect(level).connect(gain);
    tone.start(begin);
    tone.stop(end + 0.02);
  }
}
