// The result while it is celebrated: who has won and where everybody's points go, as it stands on the screen.
import type { Outcome, Seat } from '#shared/engine/game.ts';
import type { Chair } from '#shared/engine/table.ts';
import { seatPalette } from '#web/art/palette.ts';
import { winnersIn } from '../winners.ts';
import { Celebration, type PointsFlying, type Spot } from './celebration.tsx';

const GOLD = '#ffc457';
const MOST_FLYING = 6;

export function Celebrating(props: {
  /** Where the result is drawn. */
  result: HTMLElement;
  outcome: Outcome;
  chairs: readonly Chair[];
  progress: number;
  /** Somebody alone has missed what they wanted. */
  isMissed: boolean;
}) {
  const { result, outcome, chairs } = props;
  const table = result.closest('main');
  const heading = result.querySelector('h2')!;
  const colourOf = (seat: Seat) => seatPalette[chairs[seat]!.colour % seatPalette.length]!.fill;
  const rowOf = (seat: Seat) => result.querySelector(`[data-place-of="${seat}"]`);

  /** On a phone on its side the page has been scrolled to what is pressed next. */
  const winners = [...result.querySelectorAll('.end-winner')].map(
    (winner) => seenMiddle(winner) ?? middle(heading),
  );

  const points = [...outcome.scores.keys()].flatMap((seat): PointsFlying[] => {
    const to = seenMiddle(rowOf(seat)?.querySelector('strong'));
    const from = seenMiddle(table?.querySelector(`[data-seat="${seat}"]`));
    const many = Math.min(MOST_FLYING, outcome.scores[seat]!);
    return to && from ? [{ from, to, many, colour: colourOf(seat) }] : [];
  });
  const colours = [GOLD, getComputedStyle(heading.firstElementChild!).backgroundColor];
  return (
    <Celebration
      progress={props.progress}
      winners={props.isMissed ? [] : winners}
      colours={[...colours, ...winnersIn(outcome).map(colourOf)]}
      points={points}
    />
  );
}

function middle(of: Element): Spot {
  const box = of.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

function seenMiddle(of: Element | null | undefined): Spot | null {
  const spot = of ? middle(of) : null;
  return spot && spot.y > 0 && spot.y < innerHeight && spot.x > 0 ? spot : null;
}
