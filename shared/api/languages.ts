// The languages that Starboard speaks.

export const LANGUAGES = ['en', 'fr', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The chosen language, else the first of those preferred that we speak, else English. */
export function wantedLanguage(chosen: string, preferred: readonly string[]): Language {
  const spoken = [chosen, ...preferred].map((tag) => tag.toLowerCase().split('-')[0]);
  return (
    spoken.find((tag): tag is Language => (LANGUAGES as readonly (string | undefined)[]).includes(tag)) ??
    'en'
  );
}
