// What people have set for this device, as a signal of the page.
import { createRoot, createSignal } from 'solid-js';
import * as v from 'valibot';
import { database, stalled, written } from './database.ts';
import { putIn } from './schema.ts';
import { DEFAULTS, type Settings, SettingsSchema, stored } from './settings-schema.ts';

export { MOTIONS, THEMES } from './settings-schema.ts';

const [settings, setSettings] = createRoot(() => createSignal<Settings>(DEFAULTS));

export { settings };

/** Longer than this, nobody waits before a blank page. */
const PATIENCE = 2_000;

let reading: Promise<void> = Promise.resolve();
/** What was changed before the stored settings were there: it holds, and loses none of them. */
let early: Partial<Settings> = {};

/** Resolves when the settings are there, or when waiting for them would keep the page blank. */
export function loadSettings(): Promise<void> {
  reading = readSettings();
  const impatient = new Promise<void>((go) => setTimeout(go, PATIENCE));
  return Promise.race([reading, stalled, impatient]);
}

async function readSettings(): Promise<void> {
  try {
    const kept = await (await database()).get('settings', 'all');
    const parsed = v.safeParse(SettingsSchema, kept ?? {});
    if (parsed.success) setSettings({ ...parsed.output, ...early });
  } catch {
    // Without a database the defaults hold; database.ts has said what is wrong.
  }
}

export function changeSettings(change: Partial<Settings>): void {
  early = { ...early, ...change };
  setSettings({ ...settings(), ...change });
  void written(async (db) => {
    await reading;
    await putIn(db, 'settings', stored(settings()), 'all');
  });
}
