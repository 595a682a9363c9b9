// How a bot sees the table: how long it still goes on, what a card is worth, and where the others stand.
import type { Seat } from '#shared/engine/game.ts';
import { scoreOf, totalOf } from '../score.ts';
import { isFinished } from '../turn.ts';
import type { CrewView, View } from '../view.ts';
import { choicesOf } from './projects.ts';
import { type Thought, thoughtOf } from './thought.ts';
import { type Skill, WEIGHTS } from './weights.ts';
import { type Outlook, worthOf } from './worth.ts';

const freeOf = ({ slots }: Pick<CrewView, 'slots'>) => slots.filter((lab) => lab === null).length;

/** So many labs a seat may still place. */
function furtherOf(view: View, seat: Seat): number {
  const free = freeOf(view.crews[seat]!);
  if (view.seats === 1) return Math.min(free, Math.trunc((10 * view.labs) / WEIGHTS.pilePerCard) + 1);
  const others = view.crews.filter((_, other) => other !== seat).map(freeOf);
  return Math.min(free, Math.min(...others) + WEIGHTS.beyond);
}

/** The station of a seat, seen from outside: hands and projects by their number. */
function seenFrom(view: View, seat: Seat): Thought {
  const crew = view.crews[seat]!;
  return { ...thoughtOf(view, seat), labs: crew.cards, choices: Array(crew.owned).fill(1) };
}

/** For comparing: how far a seat with such a station is ahead of the others. */
export function judgeOf(
  view: View,
  seat: Seat,
  { sight }: Pick<Skill, 'sight'>,
): (thought: Thought) => number {
  const isAlone = view.seats === 1;
  const isLast = view.finisher !== null || (isAlone && view.labs <= 1);
  const own = thoughtOf(view, seat);
  const further = isLast ? 0 : Math.min(sight, furtherOf(view, seat));
  const card = isLast ? 0 : isAlone ? WEIGHTS.cardAlone : WEIGHTS.card;
  const drawn = isLast ? WEIGHTS.drawnLast : isAlone ? WEIGHTS.cardAlone : WEIGHTS.drawn;
  const outlook: Outlook = { further, card, drawn, choices: choicesOf(own, further) };
  const over: Outlook = { ...outlook, further: 0, card: 0, drawn: 0 };
  const rivals = rivalsOf(view, seat);
  return (thought) => {
    const isEmpty = isAlone && thought.labs >= view.labs;
    if (isLast || !(isFinished(thought) || isEmpty)) return worthOf(thought, outlook) - rivals.going;
    const ahead = worthOf(thought, over) - rivals.ended;
    return isAlone ? ahead : Math.trunc((ahead * WEIGHTS.certain) / 100);
  };
}

/** The best of the others as the match goes on, and if it ended now. */
function rivalsOf(view: View, seat: Seat): { going: number; ended: number } {
  const others = [...view.crews.keys()].filter((other) => other !== seat);
  const going = others.map((other) => {
    const further = furtherOf(view, other);
    return worthOf(seenFrom(view, other), {
      further,
      card: WEIGHTS.card,
      drawn: WEIGHTS.card,
      choices: [0, WEIGHTS.project, 0, 0],
    });
  });
  const ended = others.map((other) => {
    const { slots, validated, technicians, owned, cards } = view.crews[other]!;
    const shown = totalOf(scoreOf({ slots, validated, technicians, projects: [] }));
    return 100 * shown + WEIGHTS.project * owned + WEIGHTS.lastCard * cards;
  });
  return { going: Math.max(0, ...going), ended: Math.max(0, ...ended) };
}
