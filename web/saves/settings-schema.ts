// What can be set for a device; every field has a default, so a damaged one costs only itself.
import * as v from 'valibot';
import { LANGUAGES } from '#shared/api/languages.ts';
import { NAME_UNITS } from '#shared/engine/signs.ts';

export const THEMES = ['system', 'dark', 'light'] as const;
export const MOTIONS = ['system', 'full', 'reduced'] as const;

const flag = (fallback: boolean) => v.fallback(v.optional(v.boolean(), fallback), fallback);

/** As loud as sounds were when they were only on or off. */
const VOLUME = 70;
const volume = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100));

const FieldsSchema = v.object({
  language: v.fallback(v.optional(v.picklist(['system', ...LANGUAGES]), 'system'), 'system'),
  name: v.fallback(v.optional(v.pipe(v.string(), v.maxLength(NAME_UNITS)), ''), ''),
  colour: v.fallback(v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(7)), 0), 0),
  theme: v.fallback(v.optional(v.picklist(THEMES), 'system'), 'system'),
  motion: v.fallback(v.optional(v.picklist(MOTIONS), 'system'), 'system'),
  /** Of 100; 0 is silence. */
  volume: v.fallback(v.optional(volume), undefined),
  /** Before there was a volume. */
  sound: flag(true),
  vibration: flag(true),
  /** Whether the system may say that one is wanted at a table while the page is hidden, or may be asked for it. */
  notify: flag(true),
  letters: flag(false),
  distractors: flag(true),
  bigger: flag(false),
  /** Under which one may be listed on a board; empty, as long as nobody has agreed to it: under none. */
  boardName: v.fallback(v.optional(v.pipe(v.string(), v.maxLength(NAME_UNITS)), ''), ''),
  /** Whether boards show the names of others. */
  names: flag(true),
  /** Whether practice of the daily has a clock. */
  practiceTimed: flag(false),
});
/** Whoever had switched sounds off hears none. */
export const SettingsSchema = v.pipe(
  FieldsSchema,
  v.transform(({ sound, volume, ...others }) => ({ ...others, volume: volume ?? (sound ? VOLUME : 0) })),
);
export type Settings = v.InferOutput<typeof SettingsSchema>;

/** As it is stored and exported: an older version that reads it stays silent too. */
export const stored = (settings: Settings) => ({ ...settings, sound: settings.volume > 0 });

export const DEFAULTS: Settings = v.parse(SettingsSchema, {});

/** Theirs where nobody has set anything here, so that a new device becomes like the old one. */
export function mergedSettings(mine: Settings, theirs: Settings): Settings {
  const set = Object.entries(mine).filter(([field, value]) => value !== DEFAULTS[field as keyof Settings]);
  return { ...theirs, ...Object.fromEntries(set) };
}
