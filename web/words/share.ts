// A part of a whole, as the language writes it.
import { locale } from './words.ts';

export const shareText = (share: number) =>
  new Intl.NumberFormat(locale(), { style: 'percent' }).format(share);
