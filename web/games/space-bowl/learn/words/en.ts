// The English words of the learn pages; their shape is what the other languages must fill.

const en = {
  spaceBowl: {
    look: 'look here',
    lessons: {
      same: {
        title: 'The destination',
        task: 'Each marble stands for a planet; the violet disc marks the destination. Here both share a cell: tap a card that shows this planet.',
        praise: 'Right! A marble in the disc’s cell is wanted on the destination itself.',
      },
      beside: {
        title: 'Next door',
        task: 'Now the marble lies right of the disc. Which card has this planet on its right-hand neighbour? Tap the card for the disc.',
        praise: 'Exactly: the disc on your card, the planet on the card beside it.',
      },
      several: {
        title: 'Several marbles',
        task: 'Two marbles lie in the cell above the disc: the card above must show both planets. Any others it shows do not matter.',
        praise: 'Well spotted. Extra planets never do any harm.',
      },
      edge: {
        title: 'At the edge',
        task: 'The disc need not lie in the centre. Empty cells may hang over the galaxy’s edge, cells with marbles may not.',
        praise: 'Yes! Only empty cells hang over the edge.',
      },
      none: {
        title: 'No way out',
        task: 'Sometimes no card fits. Look closely: is there a destination? If not, press the red button.',
        praise: 'Brave and right: there is no destination, not even with a joker.',
      },
      joker: {
        title: 'The joker',
        task: 'No card fits, but one lacks just one planet. Tap the joker, then the card where that planet is missing, then the destination.',
        praise: 'Saved! The joker costs you a point, but your card counts.',
      },
    },
    jokerHelps: 'Only this is missing: take the joker!',
    jokerPlaced: 'Good: the joker makes up for the missing planet. Now tap the destination.',
    jokerUseless: 'Here the joker helps no card. Tap it again and try another place.',
    hint: 'Look at the card with the dotted frame.',
    hintDoom: 'No card fits. Press the red button!',
    hintJoker: 'Tap the joker, then the card with the dotted frame.',
    round: {
      title: 'How a round runs',
      steps: (go: string, follow: string) => [
        'The captain throws the disc, and a marble for each planet of the pile’s top card.',
        `Everyone searches at once. Found a card? Call “${go}” Ten seconds start.`,
        `Found one too? Say “${follow}” before zero.`,
        'Sure there is none? The red button starts ten seconds too.',
        'After zero all cards are revealed at the same moment.',
        'Right: 1 point, 1 more for the call, 1 more if the card is yours alone. Wrong: 1 less.',
      ],
    },
    goal: {
      title: 'Goal',
      text: [
        'Find the card where the ship can land: on and around it, the galaxy shows the planets that lie as marbles in the ship’s computer. Everyone searches at the same time; nobody waits for a turn.',
      ],
    },
    setUp: {
      title: 'Set-up',
      text: [
        'Of the 56 cards, 25 form the galaxy, 5 by 5. Ten more lie in the Infinity pile, its top card face up. The others stay out of the match.',
        'Everyone starts with 4 points. The first captain is drawn at random.',
      ],
      picture: 'The galaxy of 25 cards; beside it the Infinity pile and the ship’s computer',
    },
    throwing: {
      title: 'The throw',
      text: [
        'The captain throws the destination disc and one marble for each planet on the pile’s top card, so two to five of them. Each lands in any of the nine cells of the ship’s computer; a cell may hold several.',
      ],
    },
    destination: {
      title: 'What a destination is',
      text: [
        'Lay the box over the galaxy in your mind, without turning it, so that the disc’s cell is on a card.',
        'Each cell with marbles must lie on a card that shows at least those planets. Marbles in the disc’s cell are wanted on the destination itself.',
        'Extra planets never matter; stars and comets mean nothing.',
        'Empty cells may hang over the edge of the galaxy.',
      ],
      thrown: 'The throw',
      fits: 'A destination: every marble lies on its planet.',
    },
    calls: {
      title: 'Go! or doom',
      go: (go: string, follow: string) => [
        `“${go}” means: I have found one. Ten seconds start, and until zero others may say “${follow}”.`,
        'The caller and all followers each name a card, unseen by the others; no card counts as wrong. Whoever stays silent takes no part.',
      ],
      doom: (doom: string) => [
        `“${doom}” means: there is none, not even with the joker. Until zero the others may show the red button too, or go on searching and name a card.`,
        'With a red button you can name no card and not use the joker this round.',
      ],
      end: [
        'Cards may still be changed for 3 seconds after zero (10 or 20 if you choose). Then all are revealed together; sooner if everyone has confirmed or shows the red button.',
        'If nobody calls within the time to search, the round is void and the pile’s top card leaves the match.',
      ],
    },
    joker: {
      title: 'The joker',
      text: [
        'During the countdown anyone without a red button may put the one joker on any card. It stays there for the round, and for everybody it makes up for one missing planet on that card.',
        'It does not help at the edge, against a black hole or on a face-down destination.',
        'Whoever puts it down must name a card that needs it; any other card counts as wrong for them. Whoever else has confirmed already confirms again.',
      ],
    },
    points: {
      title: 'Points',
      found: 'Somebody is right',
      notFound: 'Nobody is right',
      reason: 'What for',
      rows: {
        valid: 'your card is right',
        go: (go: string) => `… and you called “${go}”`,
        alone: '… and nobody else named it',
        joker: '… but it needed the joker',
        invalid: 'your card is wrong',
        goInvalid: (go: string) => `… and you called “${go}”`,
        red: 'you showed the red button',
        doom: '… and you were the one who called doom',
      },
      notes: [
        'What counts is what was found: a destination that nobody named does not hurt the red buttons.',
        'At the end of a round a total below 0 becomes 0.',
      ],
    },
    end: {
      title: 'End of a round, end of the match',
      text: [
        'Somebody was right: the caller of Go! becomes captain and keeps the card they named, even a wrong one; the pile’s top card fills the gap. After a doom call it is the player who first settled on a right card.',
        'Nobody was right: after a doom call the caller becomes captain and takes the pile’s top card. After Go! the captain stays, and the top card leaves the match.',
        'The match ends with the pile, after ten rounds, or when someone has 18 points or more after a round. Most points win; if tied, most cards kept; if still tied, the win is shared.',
      ],
    },
    variants: {
      title: 'Variants',
      note: 'Choose any of them when you start a match; they all combine.',
      lines: {
        blackHole:
          'If the pile’s top card shows a black hole, its disc is thrown too: marbles in its cell say which planets the card there must not show.',
        noJoker: 'Played without the joker.',
        void: 'Three of the 56 cards are face down: in the galaxy they show no planets and are never destinations.',
        larger: 'A galaxy of 6 by 6 cards.',
        rotation: 'The pattern may be turned by a quarter, half or three quarters about the disc.',
        ring: 'Opposite edges of the galaxy touch: what leaves on the right comes in on the left.',
        training: 'The disc always lies in the centre cell.',
      },
    },
    keys: {
      arrows: 'move over the galaxy',
      enter: 'name the card; once more to confirm it',
      go: (go: string) => `call “${go}”`,
      doom: 'red button',
      follow: 'follow',
      joker: 'take up the joker, then choose its card',
      escape: 'put the joker back',
      people: 'choose who points, when several people share a screen',
    },
  },
};

export default en;
export type LearnWords = typeof en;
