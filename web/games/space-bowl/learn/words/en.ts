// The English words of the learn pages; their shape is what the other languages must fill.

const en = {
  spaceBowl: {
    look: 'look here',
    lessons: {
      same: {
        title: 'The destination',
        task: 'Each marble stands for a planet; the violet disc marks the destination. Here they share a cell: tap a card that shows this planet.',
        praise: 'Right! A marble in the disc’s cell must be on the destination itself.',
      },
      beside: {
        title: 'Next door',
        task: 'Now the marble is to the right of the disc. Which card has this planet on the card to its right? Tap the card for the disc.',
        praise: 'Exactly: the disc on your card, the planet on the card beside it.',
      },
      several: {
        title: 'Several marbles',
        task: 'There are two marbles in the cell above the disc: the card above must show both planets. Other planets don’t matter.',
        praise: 'Well spotted. Extra planets never hurt.',
      },
      edge: {
        title: 'At the edge',
        task: 'The disc isn’t always in the centre. Empty cells may hang over the edge of the galaxy, but never cells with marbles.',
        praise: 'Yes! Only empty cells hang over the edge.',
      },
      none: {
        title: 'No way out',
        task: 'Sometimes no card fits. Look closely: is there a destination? If not, press the red button.',
        praise: 'Brave and right: there is no destination, not even with a joker.',
      },
      joker: {
        title: 'The joker',
        task: 'No card fits, but one is just one planet short. Tap the joker, then the card where that planet is missing, then the destination.',
        praise: 'Saved! The joker costs you a point, but your card counts.',
      },
    },
    jokerHelps: 'Only this one is missing: use the joker!',
    jokerPlaced: 'Good: the joker makes up for the missing planet. Now tap the destination.',
    jokerUseless: 'The joker doesn’t help any card there. Tap it again and try somewhere else.',
    hint: 'Look at the card with the dotted frame.',
    hintDoom: 'No card fits. Press the red button!',
    hintJoker: 'Tap the joker, then the card with the dotted frame.',
    round: {
      title: 'How a round works',
      steps: (go: string, follow: string) => [
        'The captain throws the disc, and a marble for each planet of the pile’s top card.',
        `Everyone searches at once. Found a card? Call “${go}” and ten seconds start.`,
        `Found one too? Say “${follow}” before zero.`,
        'Sure there is none? The red button starts ten seconds too.',
        'After zero, all cards are revealed at once.',
        'Right: 1 point, 1 more for the call, 1 more if the card is yours alone. Wrong: 1 less.',
      ],
    },
    goal: {
      title: 'Goal',
      text: [
        'Find the card where the ship can land: on and around it, the galaxy shows the same planets as the marbles in the box. Everyone searches at the same time; there are no turns.',
      ],
    },
    setUp: {
      title: 'Set-up',
      text: [
        'Of the 56 cards, 25 form the galaxy, 5 by 5. Ten more form the Infinity pile, with its top card face up. The others aren’t used.',
        'Everyone starts with 4 points. The first captain is drawn at random.',
      ],
      picture: 'The galaxy of 25 cards; beside it the Infinity pile and the box',
    },
    throwing: {
      title: 'The throw',
      text: [
        'The captain throws the destination disc and one marble for each planet on the pile’s top card, so two to five of them. Each lands in one of the nine cells of the box; a cell can hold several.',
      ],
    },
    destination: {
      title: 'What a destination is',
      text: [
        'Imagine the box laid over the galaxy, without turning it, with the disc’s cell on a card.',
        'Each cell with marbles must be on a card that shows at least those planets. Marbles in the disc’s cell must be on the destination itself.',
        'Extra planets never matter; stars and comets mean nothing.',
        'Empty cells may hang over the edge of the galaxy.',
      ],
      thrown: 'The throw',
      fits: 'A destination: every marble is on its planet.',
    },
    calls: {
      title: 'Go! or the red button',
      go: (go: string, follow: string) => [
        `“${go}” means: I’ve found one. Ten seconds start, and until zero the others can say “${follow}”`,
        'The caller and everyone who joined in each pick a card, unseen by the others; no card counts as wrong. If you say nothing, you sit the round out.',
      ],
      doom: (doom: string) => [
        `“${doom}” means: there is none, not even with the joker. Until zero the others can show the red button too, or keep searching and pick a card.`,
        'With the red button, you can’t pick a card or use the joker this round.',
      ],
      end: [
        'You can still change your card for 3 seconds after zero (10 or 20 if you like). Then all are revealed together; sooner if everyone has confirmed or shows the red button.',
        'If nobody calls in time, the round doesn’t count and the pile’s top card is discarded.',
      ],
    },
    joker: {
      title: 'The joker',
      text: [
        'During the countdown, anyone without a red button can put the one joker on any card. It stays there for the round and makes up for one missing planet on that card, for everyone.',
        'It doesn’t help at the edge, against a black hole or on a face-down destination.',
        'Whoever puts it down must pick a card that needs it; any other card counts as wrong for them. Anyone else who has already confirmed confirms again.',
      ],
    },
    points: {
      title: 'Points',
      found: 'Someone is right',
      notFound: 'Nobody is right',
      reason: 'What for',
      rows: {
        valid: 'your card is right',
        go: (go: string) => `… and you called “${go}”`,
        alone: '… and nobody else picked it',
        joker: '… but it needed the joker',
        invalid: 'your card is wrong',
        goInvalid: (go: string) => `… and you called “${go}”`,
        red: 'you showed the red button',
        doom: '… and you were the one who called doom',
      },
      notes: [
        'Only what was found counts: a destination nobody picked doesn’t hurt the red buttons.',
        'At the end of a round a total below 0 becomes 0.',
      ],
    },
    end: {
      title: 'End of a round, end of the match',
      text: [
        'If someone was right: whoever called Go! becomes captain and keeps the card they picked, even a wrong one; the pile’s top card fills the gap. After a doom call, it’s the first player to settle on a right card.',
        'If nobody was right: after a doom call, the caller becomes captain and takes the pile’s top card. After Go!, the captain stays, and the top card is discarded.',
        'The match ends with the pile, after ten rounds, or when someone has 18 points or more after a round. Most points win; if tied, most cards kept; if still tied, the win is shared.',
      ],
    },
    variants: {
      title: 'Variants',
      note: 'Choose any of them when you start a match; they all go together.',
      lines: {
        blackHole:
          'If the pile’s top card shows a black hole, its disc is thrown too: marbles in its cell show which planets must not be on the card there.',
        noJoker: 'Played without the joker.',
        void: 'Three of the 56 cards are face down: in the galaxy they show no planets and are never destinations.',
        larger: 'A galaxy of 6 by 6 cards.',
        rotation: 'You may turn the pattern around the disc by a quarter, a half or three quarters.',
        ring: 'Opposite edges of the galaxy touch: go off on the right and you come back on the left.',
        training: 'The disc is always in the centre cell.',
      },
    },
    keys: {
      arrows: 'move over the galaxy',
      enter: 'pick the card; once more to confirm it',
      go: (go: string) => `call “${go}”`,
      doom: 'red button',
      follow: 'me too',
      joker: 'take the joker, then choose its card',
      escape: 'put the joker back',
      people: 'choose who picks, when several people share a screen',
    },
  },
};

export default en;
export type LearnWords = typeof en;
