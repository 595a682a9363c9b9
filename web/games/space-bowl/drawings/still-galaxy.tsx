// A galaxy that is only looked at.
import { Card } from '#web/art/card.tsx';
import './galaxy.css';
import './stage.css';
import { cardOf } from './sample-galaxies.ts';

/** If only some cards count, the others are dimmed. */
export function StillGalaxy(props: { planets: readonly number[]; size: number; under?: readonly number[] }) {
  const along = Array.from({ length: props.size }, (_, step) => step);
  const aside = (card: number) => props.under !== undefined && !props.under.includes(card);
  return (
    <div class="galaxy" aria-hidden="true">
      {along.map((row) => (
        <div class="galaxy-row">
          {along.map((column) => {
            const card = row * props.size + column;
            const set = props.planets[card]!;
            return (
              <span class="galaxy-cell" classList={{ aside: aside(card) }}>
                <Card id={cardOf(set)} planets={set} distractors={false} bigger={true} />
              </span>
            );
          })}
        </div>
      ))}
    </div>
  );
}
