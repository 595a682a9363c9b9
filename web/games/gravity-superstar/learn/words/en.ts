// The English words of learning Gravity Superstar; their shape is what the other languages must fill.

const en = {
  missed: 'The goal is still open.',
  did: (what: string, brings: string) => `${what}, ${brings}.`,
  lessons: {
    down: {
      title: 'Feet first',
      text: 'With no platform under its feet a pawn falls to where they point. Tap the card, then the mark where it is to end.',
      goal: 'Turn and fall onto the yellow star.',
      praise: 'Right! Its feet point west, so for your pawn west is down.',
      hint: 'Turn right: then the feet point to the yellow star.',
    },
    long: {
      title: 'The long jump',
      text: 'A long jump goes two cells to the left or right. Stars on the way are yours, in the jump as well as in the fall.',
      goal: 'Collect both stars in one go.',
      praise: 'Both! Every cell on the way counts.',
      hint: 'Jump right: over the pink star, then down onto the yellow one.',
    },
    edge: {
      title: 'No edge',
      text: 'Out on one side is in on the other, in the same row or column. Falls go on there too.',
      goal: 'Collect the yellow star.',
      praise: 'Out on the right and in on the left, out below and in above!',
      hint: 'Jump right, out over the edge, and let it fall.',
    },
    platforms: {
      title: 'Platforms',
      text: 'Platforms block the way; only the drop goes through the one under your feet. The high jump goes one cell up, then one to the side.',
      goal: 'Get down to the yellow star.',
      praise: 'Through one platform; the next one held you.',
      hint: 'The drop takes you through the platform.',
    },
    eject: {
      title: 'Out you go!',
      text: 'Come into another pawn’s cell, and it flies off the board. Its owner gets all cards back, and you take one of their stars or a token.',
      goal: 'Eject Vega, take the yellow star.',
      praise: 'Yours! On the next turn Vega comes back in by the open door.',
      hint: 'Jump right and fall onto Vega. Then take the yellow star.',
    },
    again: {
      title: 'Once more',
      text: 'Any card, played face down, is one step left or right. The sign with the arrows is worth a replay token, which pays for a second action.',
      goal: 'Step onto the sign, then take the star.',
      praise: 'Well kept: a card you did not need made the step.',
      hint: 'Step left with the long jump face down, and keep the drop for the star.',
    },
    back: {
      title: 'Cards back',
      text: 'Taking all played cards back is an action too; only your fifth card brings them back by itself. You have a replay token.',
      goal: 'Get up to the yellow star.',
      praise: 'That is all you need. Off to the planets!',
      hint: 'First take all cards back, then jump high to the right.',
    },
  },
  turn: {
    title: 'How a turn runs',
    steps: [
      'Pawn off the board? It comes in by the open door.',
      'Play a card face up and do what it says …',
      '… or any card face down, for one step left or right …',
      '… or take all your cards back.',
      'Once in a turn, a replay token buys another action.',
      'When few stars are left, the round is the last. Stars, tokens and pairs of a colour count.',
    ],
  },
  rules: {
    goal: {
      title: 'Aim',
      text: [
        'Collect stars on small planets where everybody has a down of their own. Whoever has most points in the end wins.',
      ],
    },
    points: {
      title: 'Points',
      what: 'What for',
      here: 'For example',
      star: 'each star',
      pair: 'each pair of one colour',
      token: 'each replay token',
      total: 'Together',
    },
    turn: {
      title: 'Your turn',
      text: [
        'If your pawn is off the board, it comes in by itself: through the open door, lying as the door does.',
        'Then choose one action: play a card face up and do what it says; or play any card face down and go one cell left or right, without the others seeing which card it was; or take back all cards in front of you.',
        'Left, right, up and down are meant as your pawn sees them before it moves.',
        'Your fifth card brings all five back to your hand at once.',
        'Once in a turn you may give a replay token back and choose another action, even a token you have only just got.',
        'You can undo what you did until somebody else has acted.',
      ],
    },
    cards: {
      title: 'The five cards',
      long: 'Two cells to the left or two to the right.',
      high: 'One cell up, then one to the left or right.',
      drop: 'One cell down, through the platform under your feet, and through that one only.',
      rotate: 'On the spot: a quarter turn either way, or half a turn.',
      wild: 'Any of these four.',
      step: 'Face down',
      stepText: 'Any card: one cell to the left or right.',
      note: 'The whole way must be free: a platform across it makes the move impossible.',
    },
    fall: {
      title: 'Falling, and no edge',
      text: [
        'After every action a pawn without a platform under its feet falls until one stops it, however far.',
        'The board has no edge: out on one side is in on the other, in the same row or column.',
      ],
    },
    way: {
      title: 'On the way',
      note: 'This holds for every cell your pawn comes into, by itself or in a fall.',
      star: 'A star: you take it. That may uncover a replay sign, which gives nothing yet.',
      replay: 'An uncovered replay sign: you get a token, every time, while there are any.',
      pawn: 'A pawn: it is ejected, and you get no token on this cell.',
      door: 'The open door: it closes, and clockwise the next door without a pawn opens.',
    },
    eject: {
      title: 'Ejecting',
      text: [
        'Whoever is ejected gets all cards back at once, and comes in again on their next turn.',
        'When your fall has ended, you take one star of your choice or a replay token from them, if they have any. You cannot do without.',
      ],
    },
    end: {
      title: 'The end',
      text: [
        'A round is over when everybody has had a turn. It is the last one when few stars are left on the board: 4 with two players, 8 with three or four, 12 with five or six.',
        'With equal points, fewer replay tokens win; still equal, the win is shared.',
        'Expert end, if you choose it: few stars end nothing. The round in which somebody has 18 points (24 with three or five players) is the last, even if they lose some again; so is the one in which no star is left.',
      ],
    },
    keys: {
      cards: 'choose a card',
      arrows: 'look at a move that way; up is half a turn',
      enter: 'play the move you look at',
      refill: 'take all cards back',
      end: 'end the turn',
      undo: 'undo',
      escape: 'put the card back',
    },
  },
};

export default en;
export type GravityLearnWords = typeof en;
