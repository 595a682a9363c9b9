// What people have set for this device; every field has a default, so a damaged one costs only itself.
import { createRoot, createSignal } from 'solid-js';
import * as v from 'valibot';
import { database, stalled, written } from './database.ts';
import { NAME_LENGTH } from './match-save.ts';

export const LANGUAGES = ['en', 'fr', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];
export const THEMES = ['system', 'dark', 'light'] as const;
export const MOTIONS = ['system', 'full', 'reduced'] as const;

const flag = (fallback: boolean) => v.fallback(v.optional(v.boolean(), fallback), fallback);

export const SettingsSchema = v.object({
  language: v.fallback(v.optional(v.picklist(['system', ...LANGUAGES]), 'system'), 'system'),
  name: v.fallback(v.optional(v.pipe(v.string(), v.maxLength(NAME_LENGTH)), ''), ''),
  colour: v.fallback(v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(7)), 0), 0),
  theme: v.fallback(v.optional(v.picklist(THEMES), 'system'), 'system'),
  motion: v.fallback(v.optional(v.picklist(MOTIONS), 'system'), 'system'),
  sound: flag(true),
  vibration: flag(true),
  letters: flag(false),
  distractors: flag(true),
  bigger: flag(false),
});
export type Settings = v.InferOutput<typeof SettingsSchema>;

const DEFAULTS = v.parse(SettingsSchema, {});
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
