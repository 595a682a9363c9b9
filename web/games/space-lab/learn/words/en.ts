// The English words of learning Space Lab; their shape is what the other languages must fill.

const en = {
  own: 'You own:',
  choose: 'Tap a card in your hand, then a free place.',
  lessons: {
    hire: {
      title: 'Hiring',
      text: 'Reveal the top three cards and choose an agency: its cards are yours, the others go to the recruitment centre. Or take all cards of one agency from the centre.',
      goal: 'Get two cards in one turn.',
      praise: 'Two at once! The third one waits in the centre for whoever wants it.',
      hint: 'Reveal three, then take both cards of Red Rocket.',
    },
    place: {
      title: 'Placing',
      text: 'The number in the corner is the price: you discard that many other cards from your hand. You may place several cards in one turn.',
      goal: 'Get two of your cards into the station.',
      praise: 'Two cards placed! To pay with, an expensive card is as good as a cheap one.',
      hint: 'Pay for the green pilot with the two cards that cost 3. The card with the 0 is free.',
    },
    above: {
      title: 'Above a capsule',
      text: 'There a card draws as many projects as it costs. You keep one of them, hidden from the others, and it counts at the end.',
      goal: 'Draw two projects and keep a second photograph of supernovae.',
      praise: 'Two photographs: 10 points instead of 4!',
      hint: 'Place the green pilot, who costs 2, above a capsule.',
    },
    below: {
      title: 'Below a capsule',
      text: 'There the right specialty brings a bonus, as drawn on the place: 3 points for a technician, a lab card for a doctor, one of two projects for a researcher.',
      goal: 'Put your technician and your doctor to work.',
      praise: 'Both at work! You could place the card that the doctor drew at once.',
      hint: 'The doctor goes below the left capsule, the technician below the right one.',
    },
    objective: {
      title: 'Objectives',
      text: 'The symbols in a capsule ask for three cards around it: above, below, left and right. Once they lie there, it brings points, and often a card too.',
      goal: 'Validate two objectives with one card.',
      praise: 'Two with one card! Whoever is first in a column gets its best tile.',
      hint: 'The red doctor goes between the left and the middle capsule.',
    },
    worth: {
      title: 'What cards count',
      text: 'At the end each card counts what is drawn at its foot: points, or points for specialties, agencies or projects. With the arrow only its own row counts, itself included.',
      goal: 'Place the golden pilot for 9 points.',
      praise: 'Three pilots in the row make 9, and the new one is among them.',
      hint: 'Two pilots already lie in the middle row.',
    },
    end: {
      title: 'The end',
      text: 'When somebody has placed ten cards or validated three objectives, everybody else has one last turn, only to place. Then all points are counted.',
      goal: 'Fill the last place so that you win.',
      praise: 'You win! Fewer points on the card, but the third objective made up for it.',
      hint: 'The blue technician completes the objective of the right capsule.',
    },
  },
  misses: {
    single: 'Only one card, and the two others now lie in the centre. Vega likes that.',
    recruited: 'There was only one card of that agency in the centre.',
    spent: 'Now you can’t pay for a second card. Don’t pay with the one that is free.',
    notAbove: 'Projects are drawn above a capsule only.',
    few: 'So many projects as the card costs: this one was too cheap.',
    otherProject: 'That is another project. With the second photograph you would have 10 points.',
    noBonus: 'Nothing happens there: the place below a capsule shows whom it needs.',
    oneObjective: 'One objective! But a place between two capsules belongs to both.',
    noObjective: 'No objective is complete. Which agency are both of them missing?',
    otherRow: 'Fewer than 9: another row has more pilots.',
    lost: 'Vega is ahead. What would the other card have completed?',
  },
  turn: {
    title: 'How a turn runs',
    steps: [
      'Reveal three cards and take those of one agency …',
      '… or recruit all cards of one agency from the centre …',
      '… or place cards, and pay with others. With five or more in hand you must.',
      'Above a capsule: as many projects as the card costs, and you keep one.',
      'Below a capsule: a bonus for the right specialty.',
      'Ten cards or three objectives: everybody else has one last turn. Most points win.',
    ],
  },
  rules: {
    goal: {
      title: 'Aim',
      text: [
        'Build a research station: hire crews from four agencies, place them around your three capsules, and bring projects home. Whoever has most points in the end wins.',
        'To begin, everybody puts one objective into each of their capsules, as they like.',
      ],
      picture: 'A station: three capsules in a line with ten places around them',
    },
    card: {
      title: 'A lab card',
      price: 'The price: you discard that many other cards from your hand.',
      agency: 'The agency: objectives ask for it.',
      specialty: 'The specialty: it counts below a capsule.',
      effect: 'The effect: what the card brings.',
      agencies: 'Four agencies',
      specialties: 'Four specialties',
    },
    turn: {
      title: 'Your turn',
      lead: 'You do one of three things.',
      text: [
        'Reveal: turn up the top three cards. Take all of one agency; the others go to the recruitment centre.',
        'Recruit: take all cards of one agency from the recruitment centre.',
        'Place: put cards from your hand into your station, one after the other.',
      ],
      notes: [
        'Everybody sees what you take; after that your hand is yours alone.',
        'Whoever begins a turn with five cards or more must place.',
        'When the lab pile is empty, the discarded cards are shuffled and become the new one. Whoever can do nothing at all is passed over.',
      ],
    },
    placing: {
      title: 'Placing and paying',
      text: [
        'A card goes to any free place. You pay by discarding as many other cards from your hand as it costs, whichever you like.',
        'What is placed stays. You can undo a placement until something was drawn or your turn is over.',
        'First the card’s own effect happens, then what its place brings, then objectives are validated. Only then comes the next card. What you draw can be used in the same turn.',
      ],
    },
    above: {
      title: 'Above a capsule',
      text: [
        'Draw as many projects as the card costs. Keep one; the others go under the pile. A free card draws nothing.',
      ],
    },
    below: {
      title: 'Below a capsule',
      text: ['If the card’s specialty is the one that the objective names, it brings its bonus.'],
    },
    objectives: {
      title: 'Objectives',
      text: [
        'Around a capsule are the places above, below, left and right of it. When the three agencies of its objective lie there, you take the top tile of that column, whose pile is there for everybody. A fourth card does no harm.',
        'Places between two capsules belong to both: one card can validate two objectives, the left one first.',
      ],
      tiles: 'The tiles of each column, from the top',
      columns: ['Left', 'Middle', 'Right'],
    },
    effects: {
      title: 'Effects',
      note: 'Points are counted at the end. A card counts itself where it fits.',
      points: 'These points.',
      specialty: 'Points for each card of this specialty in your station.',
      agency: 'Points for each card of this agency in your station.',
      row: 'Points for each card of this specialty in the same row.',
      projects: 'A point for each project that you own.',
      draw: 'You draw a project at once. The card brings no points.',
    },
    projects: {
      title: 'Projects',
      note: 'They stay hidden from the others until the end.',
      project: 'Project',
      many: 'Cards',
      brings: 'What it brings',
      telescopes: 'Telescopes on the Moon',
      telescopePoints: '1 point for each of your cards of its agency',
    },
    end: {
      title: 'The end',
      text: [
        'When somebody has placed their tenth card or validated their third objective, their turn ends at once. Everybody else has one last turn, only to place.',
        'Then everybody counts lab cards, tiles, 3 points for each technician at work, and projects.',
        'With equal points, whoever owns more projects wins; still equal, the win is shared.',
      ],
    },
    alone: {
      title: 'Alone',
      picture: 'A station of six capsules, three above three, with seventeen places',
      text: [
        'You have six capsules, three above three, six objectives and seventeen places. What lies between two capsules is below the one and above the other: first it counts as above, then as below. The two capsules of a column share their tiles.',
        'After each of your turns the top lab card is discarded, and with it all cards of its agency in the recruitment centre.',
        'The match ends at once with the sixth objective, with the seventeenth card, or when the lab pile is empty. Discarded cards do not come back.',
      ],
      points: 'Points',
      becomes: 'You are',
      under: (points: number) => `under ${points}`,
      range: (from: number, to: number) => `${from} to ${to}`,
      from: (points: number) => `${points} and more`,
    },
    options: 'Options',
    keys: {
      cards: 'choose a card, or one to pay with',
      arrows: 'go from card to card, from place to place',
      enter: 'take, put down, confirm',
      reveal: 'reveal three cards',
      done: 'end the turn',
      undo: 'undo',
      escape: 'put the card back',
    },
  },
};

export default en;
export type LabLearnWords = typeof en;
