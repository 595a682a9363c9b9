// The English words of learning Gravity Superstar; their shape is what the other languages must fill.

const en = {
  missed: 'Not there yet.',
  did: (what: string, brings: string) => `${what}, ${brings}.`,
  lessons: {
    down: {
      title: 'Feet first',
      text: 'With no platform under its feet, a pawn falls the way they point. Tap the card, then the mark where you want to land.',
      goal: 'Turn and fall onto the yellow star.',
      praise: 'Right! Its feet point west, so for your pawn, west is down.',
      hint: 'Turn right: then the feet point to the yellow star.',
    },
    long: {
      title: 'The long jump',
      text: 'A long jump goes two cells left or right. Stars along the way are yours, whether you jump or fall.',
      goal: 'Collect both stars in one go.',
      praise: 'Both! Every cell along the way counts.',
      hint: 'Jump right: over the pink star, then down onto the yellow one.',
    },
    edge: {
      title: 'No edge',
      text: 'Leave on one side and you come back on the other, in the same row or column. Falling, too.',
      goal: 'Collect the yellow star.',
      praise: 'Out on the right, back on the left; out at the bottom, back at the top!',
      hint: 'Jump right, over the edge, and let yourself fall.',
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
      text: 'Move onto another pawn and it flies off the board. Its owner gets all their cards back, and you take one of their stars or tokens.',
      goal: 'Eject Vega, take the yellow star.',
      praise: 'Yours! On their next turn, Vega comes back through the open door.',
      hint: 'Jump right and fall onto Vega. Then take the yellow star.',
    },
    again: {
      title: 'Another action',
      text: 'Any card played face down is one step left or right. The sign with the arrows gives you a replay token, which buys a second action.',
      goal: 'Step onto the sign, then take the star.',
      praise: 'Well played: a card you didn’t need made the step.',
      hint: 'Step left with the long jump face down, and save the drop for the star.',
    },
    back: {
      title: 'Cards back',
      text: 'Taking all your played cards back is an action too; only your fifth card brings them back for free. You have a replay token.',
      goal: 'Get up to the yellow star.',
      praise: 'That’s all you need. Off to the planets!',
      hint: 'First take your cards back, then high jump right.',
    },
  },
  turn: {
    title: 'How a turn works',
    steps: [
      'Pawn off the board? It enters through the open door.',
      'Play a card face up and do what it says …',
      '… or any card face down, for one step left or right …',
      '… or take all your cards back.',
      'Once per turn, a replay token buys another action.',
      'When the stars run low, it’s the last round. Stars, tokens and pairs of a colour count.',
    ],
  },
  rules: {
    goal: {
      title: 'Goal',
      text: [
        'Collect stars on small planets where everyone has their own “down”. The most points at the end win.',
      ],
    },
    points: {
      title: 'Points',
      what: 'For',
      here: 'Example',
      star: 'each star',
      pair: 'each pair of one colour',
      token: 'each replay token',
      total: 'Total',
    },
    turn: {
      title: 'Your turn',
      text: [
        'If your pawn is off the board, it enters by itself: through the open door, facing the way the door does.',
        'Then choose one action: play a card face up and do what it says; or play any card face down and go one cell left or right, without showing which card it was; or take back all the cards in front of you.',
        'Left, right, up and down are as your pawn sees them before it moves.',
        'Your fifth card brings all five back to your hand at once.',
        'Once per turn, you can spend a replay token on another action, even a token you’ve only just got.',
        'You can undo until somebody else has acted.',
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
      note: 'The whole way must be clear: you can’t move through a platform.',
    },
    fall: {
      title: 'Falling, and no edge',
      text: [
        'After every action, a pawn without a platform under its feet falls until one stops it, however far.',
        'The board has no edge: leave on one side and you come back on the other, in the same row or column.',
      ],
    },
    way: {
      title: 'Along the way',
      note: 'This goes for every cell your pawn enters, moving or falling.',
      star: 'A star: you take it. That may uncover a replay sign, which doesn’t give you anything yet.',
      replay: 'An uncovered replay sign: you get a token, every time, as long as there are any.',
      pawn: 'A pawn: it’s ejected, and this cell gives you no token.',
      door: 'The open door: it closes, and the next door clockwise without a pawn on it opens.',
    },
    eject: {
      title: 'Ejecting',
      text: [
        'Whoever is ejected gets all their cards back at once, and enters again on their next turn.',
        'Once you’ve landed, you take a star of your choice or a replay token from them, if they have any. You have to take something.',
      ],
    },
    end: {
      title: 'The end',
      text: [
        'A round is over when everyone has had a turn. It’s the last one when only so many stars are left on the board: 4 with two players, 8 with three or four, 12 with five or six.',
        'If tied on points, fewer replay tokens win; if still tied, the win is shared.',
        'Expert ending, if you choose it: running low on stars ends nothing. The last round is the one in which somebody reaches 18 points (24 with three or five players), even if they lose some again, or the one that leaves no star.',
      ],
    },
    keys: {
      cards: 'choose a card',
      arrows: 'preview a move that way; up is half a turn',
      enter: 'play the move you preview',
      refill: 'take all cards back',
      end: 'end the turn',
      undo: 'undo',
      escape: 'put the card back',
    },
  },
};

export default en;
export type GravityLearnWords = typeof en;
