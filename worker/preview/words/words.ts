// What previews say, in the language of whoever sends the link.
import type { Language } from '#shared/api/languages.ts';
import de from './de.ts';
import en, { type PreviewWords } from './en.ts';
import fr from './fr.ts';

export const WORDS: Record<Language, PreviewWords> = { en, fr, de };
