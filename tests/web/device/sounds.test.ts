// What is heard and felt: as far as both are set, as loud as is set, in one key, and never late.
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { newPage, struck, touch, vibrate, waking } from './browser-voice.ts';

async function opened(set: { volume: number; vibration: boolean }) {
  const { allowSounds } = await import('#web/device/audio.ts');
  const { chime } = await import('#web/device/chime.ts');
  const sound = await import('#web/device/sound.ts');
  allowSounds(set);
  return { allowSounds, chime, ...sound };
}
const all = { volume: 70, vibration: true };

beforeEach(newPage);

test('a turn: two rising notes, and three short buzzes', async () => {
  const { chime } = await opened(all);
  touch();
  chime();
  expect(struck).toHaveLength(2);
  expect(struck[1]!.pitch).toBeGreaterThan(struck[0]!.pitch);
  expect(vibrate).toHaveBeenCalledExactlyOnceWith([60, 60, 60]);
});

test('only felt at no volume, only heard without vibration', async () => {
  const silent = await opened({ volume: 0, vibration: true });
  touch();
  silent.chime();
  expect([struck.length, vibrate.mock.calls.length]).toEqual([0, 1]);
  const still = await opened({ volume: 70, vibration: false });
  touch();
  still.chime();
  expect([struck.length, vibrate.mock.calls.length]).toEqual([2, 1]);
});

test('not before somebody has touched the page', async () => {
  const { chime } = await opened(all);
  vi.stubGlobal('navigator', { vibrate, userActivation: { hasBeenActive: false } });
  chime();
  expect([struck.length, vibrate.mock.calls.length]).toEqual([0, 0]);
});

describe('how loud', () => {
  const volumeAt = async (volume: number) => {
    const { play } = await opened({ ...all, volume });
    touch();
    play('tick');
    return struck.pop()!.volume;
  };

  test('each step is louder than the one before, and the usual one as loud as the notes say', async () => {
    const volumes = [];
    for (const volume of [5, 30, 70, 100]) {
      newPage();
      volumes.push(await volumeAt(volume));
    }
    expect(volumes).toEqual([...volumes].sort((one, other) => one - other));
    expect(new Set(volumes).size).toBe(4);
    expect(volumes[2]).toBeCloseTo(1, 1);
  });

  test('a change counts from the next sound on', async () => {
    const { allowSounds, play } = await opened(all);
    touch();
    play('tick');
    allowSounds({ ...all, volume: 20 });
    play('tick');
    allowSounds({ ...all, volume: 0 });
    play('tick');
    expect(struck).toHaveLength(2);
    expect(struck[1]!.volume).toBeLessThan(struck[0]!.volume);
  });

  test('turned up from silence by a tap, the next sound is heard', async () => {
    const { allowSounds, play } = await opened({ ...all, volume: 0 });
    touch();
    vi.stubGlobal('navigator', { vibrate, userActivation: { hasBeenActive: true, isActive: true } });
    allowSounds(all);
    play('tick');
    expect(struck).toHaveLength(1);
  });
});

describe('when', () => {
  test('a voice that wakes up in time is heard', async () => {
    waking.takes = 60;
    const { play } = await opened(all);
    touch();
    play('go');
    await vi.advanceTimersByTimeAsync(200);
    expect(struck).toHaveLength(2);
  });

  test('what would come more than a tenth of a second late is not heard at all', async () => {
    waking.takes = 150;
    const { play } = await opened(all);
    touch();
    play('go');
    await vi.advanceTimersByTimeAsync(1_000);
    expect(struck).toEqual([]);
    play('go');
    expect(struck).toHaveLength(2);
  });

  test('after a rest it is the same', async () => {
    const { play } = await opened(all);
    touch();
    await vi.advanceTimersByTimeAsync(4_000);
    waking.takes = 150;
    play('go');
    await vi.advanceTimersByTimeAsync(1_000);
    expect(struck).toEqual([]);
  });

  test('silence that is set while it wakes up is kept', async () => {
    waking.takes = 60;
    const { allowSounds, play } = await opened(all);
    touch();
    play('go');
    allowSounds({ ...all, volume: 0 });
    await vi.advanceTimersByTimeAsync(200);
    expect(struck).toEqual([]);
  });
});

describe('the palette', () => {
  test('is of one key: every note is one of five', async () => {
    const { play, SOUNDS } = await opened(all);
    touch();
    for (const sound of Object.keys(SOUNDS) as (keyof typeof SOUNDS)[]) play(sound);
    const halves = struck.map(({ pitch }) => Math.round(12 * Math.log2(pitch / 293.66)));
    expect(new Set(halves.map((half) => ((half % 12) + 12) % 12))).toEqual(new Set([0, 2, 4, 7, 9]));
  });

  test('nothing is shrill, and no sound outlasts the voice’s rest', async () => {
    const { SOUNDS, play } = await opened(all);
    const { TIMBRES } = await import('#web/device/instrument.ts');
    touch();
    for (const [sound, notes] of Object.entries(SOUNDS)) {
      play(sound as keyof typeof SOUNDS);
      for (const timbre of Object.values(TIMBRES))
        for (const [, start, length] of notes) expect(start + length * timbre.ring, sound).toBeLessThan(2.9);
      for (const [, , , loudness] of notes) expect(loudness, sound).toBeLessThanOrEqual(0.25);
    }
    for (const { pitch } of struck) expect(pitch).toBeLessThan(2_000);
  });

  test('a game has its own timbre, and what comes after it the usual one', async () => {
    const { play, soundAs } = await opened(all);
    const { TIMBRES } = await import('#web/device/instrument.ts');
    touch();
    soundAs('reed');
    play('tick');
    soundAs();
    play('tick');
    expect(struck.map(({ overtones }) => overtones.slice(1))).toEqual([
      TIMBRES.reed.overtones,
      TIMBRES.glass.overtones,
    ]);
  });

  test('first places and results have motifs of their own', async () => {
    const { SOUNDS } = await opened(all);
    const phrases = Object.values(SOUNDS).map((notes) => notes.map(([step]) => step).join());
    expect(phrases.filter((phrase) => phrase === phrases.at(-1))).toHaveLength(1);
    expect(SOUNDS.first.slice(0, 3).map(([step]) => step)).toEqual(
      SOUNDS.result.slice(0, 3).map(([step]) => step),
    );
  });
});
