// The German words round every game's tutorial and rules.
import type { TutorialWords } from './en.ts';

const de: TutorialWords = {
  sections: 'Tutorial und Regeln',
  tryIt: 'Ausprobieren',
  rules: 'Regeln',
  toTable: 'Zurück an den Tisch',
  step: (step, of) => `Schritt ${step} von ${of}`,
  skip: 'Überspringen',
  back: 'Zurück',
  next: 'Weiter',
  toRules: 'Regeln lesen',
  tryAgain: 'Noch einmal',
  showMe: 'Zeig’s mir',
  ready: 'Bereit?',
  toRoom: 'Zurück zum Raum',
  keys: {
    title: 'Tastatur',
    key: 'Taste',
    does: 'Was sie tut',
    arrows: 'Pfeile',
    enter: 'Eingabe',
    backspace: 'Rücktaste',
    escape: 'Esc',
  },
};

export default de;
