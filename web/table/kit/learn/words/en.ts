// The English words round every game's tutorial and rules; their shape is what the other languages must fill.

const en = {
  sections: 'Tutorial and rules',
  tryIt: 'Try it',
  rules: 'Rules',
  toTable: 'Back to the table',
  step: (step: number, of: number) => `Step ${step} of ${of}`,
  skip: 'Skip the tutorial',
  back: 'Back',
  next: 'Next',
  toRules: 'Read the rules',
  tryAgain: 'Try again',
  showMe: 'Show me',
  ready: 'Ready?',
  toRoom: 'Back to the room',
  keys: {
    title: 'Keyboard',
    key: 'Key',
    does: 'What it does',
    arrows: 'Arrows',
    enter: 'Enter',
    backspace: 'Backspace',
    escape: 'Esc',
  },
};

export default en;
export type TutorialWords = typeof en;
