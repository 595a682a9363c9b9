// The words of the reminder in all languages: a service worker fetches nothing when it is woken.
import type { Language } from '#shared/api/languages.ts';
import de from './de.ts';
import en, { type NudgeWords } from './en.ts';
import fr from './fr.ts';

export const nudgeWords: Record<Language, NudgeWords> = { en, fr, de };
