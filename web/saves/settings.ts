// What people have set for this device, as a signal of the page.
import { createRoot, createSignal } from 'solid-js';
import * as v from 'valibot';
import { database, stalled, written } from './database.ts';
import { DEFAULTS, type Settings, SettingsSchema } from './settings-schema.ts';

export { LANGUAGES, type Language, MOTIONS, THEMES } from './settings-schema.ts';

const [settings, setSettings] = createRoot(() => createSignal<Settings>(DEFAULTS));

export { settings };

/** Resolves when the settings are there, or when waiting for them would keep the page blank. */
export function loadSettings(): Promise<void> {
  return Promise.race([readSettings(), stalled]);
}

async function readSettings(): Promise<void> {
  try {
    const stored = await (await database()).get('settings', 'all');
    const parsed = v.safeParse(SettingsSchema, stored ?? {});
    if (parsed.success) setSettings(parsed.output);
  } catch {
    // Without a database the defaults hold; database.ts has said what is wrong.
  }
}

export function changeSettings(change: Partial<Settings>): void {
  const next = { ...settings(), ...change };
  setSettings(next);
  void written((db) => db.put('settings', next, 'all'));
}
