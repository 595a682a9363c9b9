// What was set by an older version still holds: who had switched sounds off hears none, wherever it was kept.
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { DEFAULTS, mergedSettings, SettingsSchema, stored } from '#web/saves/settings-schema.ts';
import { readFile } from '#web/saves/transfer.ts';

const read = (kept: object) => v.parse(SettingsSchema, kept);
const imported = (settings: object, format = 3) => {
  const file = readFile(JSON.stringify({ app: 'starboard', format, matches: [], settings }));
  if (typeof file === 'string') throw new Error(file);
  return file.settings;
};

describe('a volume in place of sounds that were on or off', () => {
  test('off stays off, on is as loud as it was', () => {
    expect(read({ sound: false }).volume).toBe(0);
    expect(read({ sound: true }).volume).toBe(DEFAULTS.volume);
    expect(read({}).volume).toBe(DEFAULTS.volume);
    expect(DEFAULTS.volume).toBeGreaterThan(0);
  });

  test('in a file of an older version too, also on a device where nothing was set', () => {
    for (const format of [1, 2, 3]) {
      const theirs = imported({ sound: false, name: 'Ana' }, format);
      expect(mergedSettings(DEFAULTS, theirs)).toMatchObject({ volume: 0, name: 'Ana' });
    }
  });

  test('silence here is not broken by a file in which sounds were on', () => {
    expect(mergedSettings(read({ sound: false }), imported({ sound: true })).volume).toBe(0);
    expect(mergedSettings({ ...DEFAULTS, volume: 35 }, imported({ sound: false })).volume).toBe(35);
  });

  test('once there is a volume, it alone counts', () => {
    expect(read({ volume: 35, sound: false }).volume).toBe(35);
    expect(read({ volume: 0, sound: true }).volume).toBe(0);
  });

  test.each([-1, 101, 7.5, '70', null])('a damaged one (%s) is what was set before it', (volume) => {
    expect(read({ volume, sound: false }).volume).toBe(0);
    expect(read({ volume }).volume).toBe(DEFAULTS.volume);
  });

  test('what is stored comes back the same, and says to older versions whether there is any', () => {
    for (const volume of [0, 5, 100]) {
      const kept = stored({ ...DEFAULTS, volume });
      expect(kept.sound).toBe(volume > 0);
      expect(read(kept)).toEqual({ ...DEFAULTS, volume });
    }
  });
});
