// The English words of learning Space Lab; their shape is what the other languages must fill.

const en = {
  own: 'You have:',
  choose: 'Tap a card in your hand, then a free place.',
  lessons: {
    hire: {
      title: 'Hiring',
      text: 'Reveal the top three cards and choose an agency: its cards are yours, the others go to the recruitment centre. Or take all the cards of one agency from the centre.',
      goal: 'Get two cards in one turn.',
      praise: 'Two at once! The third one waits in the centre for whoever wants it.',
      hint: 'Reveal three, then take both cards of Red Rocket.',
    },
    place: {
      title: 'Placing',
      text: 'The number in the corner is the price: you discard that many other cards from your hand. You may place several cards in one turn.',
      goal: 'Get two of your cards into the station.',
      praise: 'Two cards placed! An expensive card pays just as well as a cheap one.',
      hint: 'Pay for the green pilot with the two cards that cost 3. The card with the 0 is free.',
    },
    above: {
      title: 'Above a capsule',
      text: 'There, a card draws as many projects as it costs. You keep one of them, hidden from the others, and it counts at the end.',
      goal: 'Draw two projects and keep a second supernova photo.',
      praise: 'Two photos: 10 points instead of 4!',
      hint: 'Place the green pilot, who costs 2, above a capsule.',
    },
    below: {
      title: 'Below a capsule',
      text: 'There, the right specialty brings the bonus shown on the place: 3 points for a technician, a lab card for a doctor, one of two projects for a researcher.',
      goal: 'Put your technician and your doctor to work.',
      praise: 'Both at work! You could even place the card the doctor drew right away.',
      hint: 'The doctor goes below the left capsule, the technician below the right one.',
    },
    objective: {
      title: 'Objectives',
      text: 'The symbols in a capsule ask for three cards around it: above, below, left and right. Once they’re there, it brings points, and often a card too.',
      goal: 'Complete two objectives with one card.',
      praise: 'Two with one card! Whoever is first in a column gets its best tile.',
      hint: 'The red doctor goes between the left and the middle capsule.',
    },
    worth: {
      title: 'What cards are worth',
      text: 'At the end, each card is worth what it shows at the bottom: points, or points for specialties, agencies or projects. With an arrow, only its own row counts, itself included.',
      goal: 'Place the golden pilot for 9 points.',
      praise: 'Three pilots in the row make 9, including the new one.',
      hint: 'There are already two pilots in the middle row.',
    },
    end: {
      title: 'The end',
      text: 'When somebody has placed ten cards or completed three objectives, everyone else gets one last turn, just to place cards. Then all points are counted.',
      goal: 'Fill the last place so that you win.',
      praise: 'You win! Fewer points on the card, but the third objective made up for it.',
      hint: 'The blue technician completes the objective of the right capsule.',
    },
  },
  misses: {
    single: 'Just one card, and the other two are now in the centre. Vega likes that.',
    recruited: 'There was only one card from that agency in the centre.',
    spent: 'Now you can’t pay for a second card. Don’t pay with the free one.',
    notAbove: 'You only draw projects above a capsule.',
    few: 'As many projects as the card costs: this one was too cheap.',
    otherProject: 'That’s a different project. With the second photo, you’d have 10 points.',
    noBonus: 'Nothing happens there: the place below a capsule shows whom it needs.',
    oneObjective: 'One objective! But a place between two capsules belongs to both.',
    noObjective: 'No objective is complete. Which agency are both of them missing?',
    otherRow: 'Fewer than 9: another row has more pilots.',
    lost: 'Vega is ahead. What would the other card have completed?',
  },
  turn: {
    title: 'How a turn works',
    steps: [
      'Reveal three cards and take those from one agency …',
      '… or recruit all the cards of one agency from the centre …',
      '… or place cards, paying with others. With five or more in hand, you must.',
      'Above a capsule: as many projects as the card costs, and you keep one.',
      'Below a capsule: a bonus for the right specialty.',
      'Ten cards or three objectives: everyone else gets one last turn. Most points win.',
    ],
  },
  rules: {
    goal: {
      title: 'Goal',
      text: [
        'Build a research station: hire crews from four agencies, place them around your three capsules, and bring projects home. The most points at the end win.',
        'To start, everyone puts one objective in each of their capsules, as they like.',
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
      lead: 'Do one of three things.',
      text: [
        'Reveal: turn over the top three cards. Take all those from one agency; the others go to the recruitment centre.',
        'Recruit: take all the cards of one agency from the recruitment centre.',
        'Place: put cards from your hand in your station, one after the other.',
      ],
      notes: [
        'Everyone sees what you take; after that, your hand is hidden.',
        'If you start your turn with five or more cards, you must place.',
        'When the lab pile is empty, the discarded cards are shuffled to make a new one. If you can’t do anything at all, your turn is skipped.',
      ],
    },
    placing: {
      title: 'Placing and paying',
      text: [
        'A card goes in any free place. You pay by discarding as many other cards from your hand as it costs, whichever you like.',
        'Placed cards stay put. You can undo a placement until something is drawn or your turn is over.',
        'First comes the card’s own effect, then what its place brings, then completed objectives. Only then the next card. You can use what you draw in the same turn.',
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
      text: ['If the card’s specialty is the one the objective asks for, it brings its bonus.'],
    },
    objectives: {
      title: 'Objectives',
      text: [
        'Around a capsule are the places above, below, left and right of it. When the three agencies of its objective are there, you take the top tile of that column; everyone shares the pile. A fourth card does no harm.',
        'Places between two capsules belong to both: one card can complete two objectives, the left one first.',
      ],
      tiles: 'The tiles of each column, from the top',
      columns: ['Left', 'Middle', 'Right'],
    },
    effects: {
      title: 'Effects',
      note: 'Points are counted at the end. A card also counts itself if it fits.',
      points: 'These points.',
      specialty: 'Points for each card of this specialty in your station.',
      agency: 'Points for each card of this agency in your station.',
      row: 'Points for each card of this specialty in the same row.',
      projects: 'A point for each project you have.',
      draw: 'You draw a project right away. The card brings no points.',
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
        'When somebody has placed their tenth card or completed their third objective, their turn ends at once. Everyone else gets one last turn, just to place cards.',
        'Then everyone counts lab cards, tiles, 3 points for each technician at work, and projects.',
        'If tied on points, whoever has more projects wins; if still tied, the win is shared.',
      ],
    },
    alone: {
      title: 'Alone',
      picture: 'A station of six capsules, three above three, with seventeen places',
      text: [
        'You have six capsules, three above three, six objectives and seventeen places. A place between two capsules is below one and above the other: it counts as above first, then as below. The two capsules of a column share their tiles.',
        'After each of your turns, the top lab card is discarded, along with all the cards of its agency in the recruitment centre.',
        'The match ends at once with the sixth objective, with the seventeenth card, or when the lab pile is empty. Discarded cards don’t come back.',
      ],
      points: 'Points',
      becomes: 'Your title',
      under: (points: number) => `under ${points}`,
      range: (from: number, to: number) => `${from} to ${to}`,
      from: (points: number) => `${points} and more`,
    },
    options: 'Options',
    keys: {
      cards: 'choose a card, or one to pay with',
      arrows: 'move between cards and places',
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
