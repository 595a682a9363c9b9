// The galaxy of a daily, with the pick on it and afterwards the throw laid over the card that is looked at.
import { Show } from 'solid-js';
import { DECK, hasHole } from '#shared/games/space-bowl/components.ts';
import { Galaxy, type Marks } from '#web/games/space-bowl/drawings/galaxy.tsx';
import { part } from '#web/ui/fetched.tsx';
import { words } from '#web/words/words.ts';
import { dailyWords } from '../words/words.ts';
import './galaxy-view.css';
import type { Hand } from '../hand/hand.ts';
import type { InPlay } from '../hand/in-play.ts';

/** Not needed before the first answer. */
export const Overlay = part(async () => ({
  default: (await import('#web/games/space-bowl/drawings/overlay.tsx')).Overlay,
}));

export function GalaxyView(props: { run: InPlay; hand: Hand }) {
  const { cards, field } = props.run.puzzle;
  const shown = cards.map((card, at) =>
    field.faceDown[at]
      ? { card: null, planets: 0, hole: false }
      : { card, planets: DECK[card]!, hole: hasHole(card) },
  );
  return (
    <div class="sky">
      <Galaxy
        size={field.size}
        cards={shown}
        marks={(card) =>
          props.run.truth() ? afterwards(props.run, props.hand, card) : searching(props.hand, card)
        }
        focused={props.hand.focused()}
        focus={props.hand.setFocused}
        touch={props.hand.touch}
      />
      <Show when={props.hand.looked()} keyed>
        {({ card, turn, faults }) => (
          <Overlay
            field={field}
            thrown={props.run.thrown()!}
            card={card}
            turn={turn}
            faults={faults}
            joker={null}
          />
        )}
      </Show>
    </div>
  );
}

const NOTHING = { chairs: [], joker: false };

function searching(hand: Hand, card: number): Marks {
  const picked = hand.picked() === card;
  const names = picked ? [words().spaceBowl.marks.picked] : [];
  return { ...NOTHING, classes: { picked }, names, sign: '' };
}

function afterwards(run: InPlay, hand: Hand, card: number): Marks {
  const { marks } = words().spaceBowl;
  const looked = hand.looked();
  const own = run.answered() === card;
  const answer = run.truth()!.answers.includes(card);
  const faulty = looked?.faults.some((fault) => fault.card === card) ?? false;
  const here = looked?.card === card;
  const names: string[] = [];
  if (own) names.push(dailyWords().marks.mine);
  if (answer) names.push(marks.answer);
  else if (own) names.push(marks.wrong);
  if (faulty) names.push(marks.fault);
  if (here) names.push(dailyWords().marks.looked);
  return {
    ...NOTHING,
    classes: {
      answer,
      missed: answer && !own,
      wrong: own && !answer,
      faulty,
      looked: here,
      aside: looked !== null && !looked.window.includes(card),
    },
    names,
    sign: answer ? '✓' : own ? '✕' : '',
  };
}
