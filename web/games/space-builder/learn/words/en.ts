// The English words of learning Space Builder; their shape is what the other languages must fill.

const en = {
  /** With its colon: `Mast: turned wrong.` */
  blamed: (building: string, reason: string) => `${building}: ${reason}.`,
  next: {
    choose: 'Tap a building, then its site.',
    carrying: 'Now tap its site.',
    standing: 'Change it here, or tap another site for it.',
    change: 'Tap a building to change it. When all is right: Done!',
    done: 'Just like the plan? Then tap Done!',
  },
  lost: (name: string, faults: string) => `${faults} Someone has fewer than ${name}.`,
  lessons: {
    plan: {
      title: 'The plan',
      text: 'Everyone builds the same plan at the same time. Tap a building, then its site, or drag it there.',
      goal: 'Put both buildings where the plan shows them.',
      praise: 'Exactly as planned! In a match the others are building too, so be quick.',
      hint: 'The observatory stands at the top, in the middle. Then tap Done!',
    },
    turn: {
      title: 'Turning',
      text: 'On the plan, some buildings are on their side or upside down. You can turn them before or after placing them.',
      goal: 'Build both, turned as the plan shows.',
      praise: 'Perfect! Each one turned wrong would have cost you 2 faults.',
      hint: 'The row of lights is a building’s ground: turn it until the lights are where the plan has them.',
    },
    faces: {
      title: 'Two sides',
      text: 'Every building has two sides, identical except for one small detail.',
      goal: 'Two of these four show the wrong side. Flip them!',
      praise: 'Good eye! All eight pairs are in the rules.',
      hint: 'Count portholes, and look where the lamp is.',
    },
    locked: {
      title: 'Still locked',
      text: 'The plan always shows all eight buildings. Those with a lock aren’t yours yet: leave their sites empty.',
      goal: 'Finish the city with your last two buildings.',
      praise: 'Done, and the four locked buildings’ sites are empty! Each round you win unlocks one.',
      hint: 'The greenhouse stands at the top, in the middle. The mast at the bottom left, with its lamp in the middle.',
    },
    faults: {
      title: 'The check',
      text: 'A missing building is 1 fault. Wrong site, turned wrong or wrong side: 2. The fewest faults win; if tied, the faster player. The last one still building is stopped.',
      goal: 'Who wins? Tap the winning board.',
      praise: 'Vega wins! Nobody was slower, but a gap is only 1 fault, not 2.',
      hint: 'Compare each board with the plan.',
    },
    turned: {
      title: 'A turned plan',
      text: 'You can also play with a turned plan, and you can’t straighten it. The beacon marks the same corner on plan and board.',
      goal: 'Build it beacon to beacon.',
      praise: 'Beacon to beacon! Watch the plan turn to match your board: everything fits.',
      hint: 'Tilt your head to the right until the plan’s beacon is at the top left.',
    },
  },
  round: {
    title: 'How a round works',
    steps: [
      'The plan is revealed, to everyone at once.',
      'Build with the buildings you have. Ignore those with a lock.',
      'Turn them and flip them until they match the plan.',
      'All placed? Done! The last one still building is stopped.',
      'The fewest faults win the round; if tied, the faster player.',
      'The winner unlocks a building. Win with all eight: the match is yours!',
    ],
  },
  rules: {
    goal: {
      title: 'Goal',
      text: [
        'Everyone builds the same city in space at the same time, each on their own board, from the same plan. Faults count first, then speed.',
        'Each round you win unlocks one more building. Whoever wins a round with all eight wins the match.',
        'There are no turns, so everyone needs their own screen. You can also play against bots, or alone against the clock.',
      ],
    },
    plan: {
      title: 'Plan and board',
      text: [
        'A plan has all eight buildings on eight of the nine sites. You start with four: observatory, mast, greenhouse and hangar. On the plan, the others have a lock: leave their sites empty.',
        'Until the check, nobody sees your board, only how many buildings are on it and whether you’re done.',
      ],
    },
    build: {
      title: 'Building',
      text: [
        'Tap a building, then a site, or drag it there.',
        'If the site is taken, two buildings on the board swap places. A new one from your hand sends the old one back.',
        'Move, turn, flip and take back as often as you like, until you are done.',
      ],
    },
    turn: {
      title: 'Turning',
      text: ['A building can be any of four ways up. Its row of lights shows where the ground is.'],
    },
    faces: {
      title: 'The two sides',
      text: ['The two sides differ in just one detail. Each round starts with all fronts up.'],
      starred: 'yours from the start',
      front: 'Front',
      back: 'Back',
    },
    done: {
      title: 'Done, and the stop',
      text: [
        'Once all your buildings are on the board, you can tap Done. After that, you can’t change anything.',
        'The others keep building. As soon as only one is left, the round stops, and that board counts as it stands. With two players, the first Done stops the round.',
        'There is also a time limit of 1, 2, 3 or 5 minutes.',
      ],
    },
    faults: {
      title: 'The check',
      text: ['Each of your buildings is compared with the plan:'],
      plan: 'Plan',
      board: 'Board',
      fault: 'What is wrong',
      many: 'Faults',
      notes: [
        'A building never costs more than 2, whatever is wrong with it. Two that have swapped places cost 4.',
        'The fewest faults win the round; if tied, the faster player. Whoever was stopped is slower than everyone who was done.',
        'If time runs out for several players, whoever has fewer buildings missing is ahead, then whoever made their last change earlier. If nobody was done, an empty board wins nothing.',
      ],
    },
    example: {
      title: 'An example',
      text: ['Rigel is done first, Mira second, and Vega is stopped.'],
      told: 'Vega has the fewest faults, wins the round and unlocks a building. Without Vega it would be Rigel: as many faults as Mira, but faster.',
    },
    unlock: {
      title: 'Unlocking',
      text: [
        'Whoever wins a round chooses one of their locked buildings and builds with it from the next round on. So whoever is ahead has more to build.',
        'If they don’t choose within 20 seconds, they get the first one. The last one needs no choice.',
      ],
    },
    end: {
      title: 'The end',
      text: [
        'Whoever wins a round with all eight buildings wins the match, even with faults. The others are ranked by rounds won.',
        'It also ends after plan number 20: whoever has won the most rounds wins, and a tie is shared.',
      ],
    },
    turned: {
      title: 'Turned plans',
      text: [
        'Usually the plan is the same way up as your board. As an option, it’s turned: by a quarter, a half or three quarters, the same for everyone.',
        'You can’t straighten it. Build beacon to beacon.',
      ],
    },
    alone: {
      title: 'Alone: the time trial',
      text: [
        'One plan with 4 to 8 buildings, against the clock. It never pauses; leaving ends the run.',
        'Only a city without faults sets a time. Your best time is kept for each number of buildings; only your first run on a plan counts for it.',
      ],
    },
    keys: {
      pick: 'pick up a building',
      arrows: 'move between buildings; with one picked up, between sites',
      turn: 'turn',
      flip: 'flip',
      put: 'put it down',
      takeBack: 'take it back',
      escape: 'put it back where it was',
      done: 'done',
    },
  },
};

export default en;
export type BuilderLearnWords = typeof en;
