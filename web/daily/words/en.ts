// The English words of the daily galaxy; their shape is what the other languages must fill.

const en = {
  shapes: {
    plain: '5 × 5 cards and nothing special: read the box, search the sky.',
    blackHole:
      'In some throws a black hole swallows a cell of the box: its marbles say which planets must not be there.',
    ring: 'Opposite edges touch: what leaves on one side comes in on the other.',
    rotation: 'The pattern in the box may be turned: by a quarter, a half or three quarters.',
    void: 'Three cards lie face down: they show no planets and are never a destination.',
    larger: '6 × 6 cards, and sometimes a black hole whose marbles say which planets must not be there.',
  },
  intro: {
    steps: [
      'A disc and marbles roll into the box. Find the destination: the card for the disc, with the marbles’ planets on it and around it just as in the box.',
      'Six throws, one try each. If there is no destination, the red button is right.',
      'The clock runs from the moment everything lies still until you answer.',
    ],
    box: 'In the box, the marble lies right of the disc …',
    fits: '… so its planet must be right of the destination.',
    start: 'Start',
    wait: 'One moment …',
    archive: 'From the archive: it fills your calendar, but doesn’t count for the board or your streak.',
    pause: 'Leave partway and your answers stay, but the clock keeps running.',
    calendar: 'Calendar',
    board: 'Board',
    leagues: 'Leagues',
    more: 'More about the daily galaxy',
  },
  notYet: {
    title: 'Not begun yet',
    note: (number: number, date: string) => `Galaxy ${number} begins on ${date}.`,
    clock: 'Does your device show the right date?',
    toToday: 'To today’s galaxy',
  },
  elsewhere: {
    title: 'Open in another tab',
    note: 'You are solving this galaxy in another tab or window. Continue there, or close it and come back.',
  },
  play: {
    leave: 'Leave; your answers stay and the clock runs on',
    throws: 'Your throws',
    throwOf: (at: number, of: number) => `Throw ${at} of ${of}`,
    clock: 'Time of this throw',
    still: 'Everything lies still.',
    search: 'Tap the destination: the card for the disc.',
    picked: 'Tap it again or confirm: one try only.',
    pickedNone: 'You say there is none. Confirm: one try only.',
    none: 'No destination',
    next: 'Next throw',
    end: 'See the result',
  },
  marks: {
    found: 'found',
    rightlyNone: 'rightly none',
    wrong: 'wrong',
    now: 'now',
    open: 'open',
    looked: 'looked at',
    mine: 'your answer',
  },
};

export default en;
export type DailyWords = typeof en;
