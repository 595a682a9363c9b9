// The German words of practice.
import type { PracticeWords } from './en.ts';

const de: PracticeWords = {
  title: (at, number) => `Übung: wie Wurf ${at} von Galaxie ${number}`,
  like: (at) => `wie Wurf ${at}`,
  name: 'Übung',
  timed: 'Mit Uhr',
  more: 'Noch einer',
  toResult: 'Zurück zum Ergebnis',
};

export default de;
