// Small drawings that rules and tutorial share.
import { For, Show } from 'solid-js';
import { planetsOf } from '#shared/games/space-bowl/components.ts';
import { solve } from '#shared/games/space-bowl/solver.ts';
import { Card } from '#web/art/card.tsx';
import { DestinationDisc, Marble } from '#web/art/tokens.tsx';
import { Box } from '../../drawings/box.tsx';
import '../../drawings/galaxy.css';
import '../../drawings/stage.css';
import { Overlay } from '../../drawings/overlay.tsx';
import { cardOf, type Lesson } from '../../drawings/sample-galaxies.ts';
import { cardName, shortPlaceName } from '../../drawings/speech.ts';
import { StillGalaxy } from '../../drawings/still-galaxy.tsx';
import { windowOf } from '../../drawings/window.ts';

const SAMPLE = 0b010110;

/** A card with a mark: right or wrong. */
export function FoundCard(props: { sign: '✓' | '✕' }) {
  return (
    <span class="found-card" classList={{ wrong: props.sign === '✕' }}>
      <Card id={cardOf(SAMPLE)} planets={SAMPLE} distractors={false} bigger={true} />
      <span class="galaxy-sign">{props.sign}</span>
    </span>
  );
}

/** The throw and where it would lie on one card, with what is right and wrong about it. */
export function LaidPicture(props: { lesson: Lesson; card: number; caption: string }) {
  const { field, thrown } = props.lesson;
  const faults = solve(field, thrown)[props.card]!.faults;
  const label = () =>
    `${shortPlaceName(props.card, field.size)}: ${cardName({ card: 0, planets: field.planets[props.card]!, hole: false })}`;
  return (
    <figure class="laid" classList={{ bad: faults.length > 0 }}>
      <div class="learn-stage" role="img" aria-label={label()}>
        <StillGalaxy
          planets={field.planets}
          size={field.size}
          under={windowOf(field, thrown, props.card, 0)}
        />
        <Overlay field={field} thrown={thrown} card={props.card} turn={0} faults={faults} joker={null} />
      </div>
      <figcaption>
        <span class="learn-sign" aria-hidden="true">
          {faults.length > 0 ? '✕' : '✓'}
        </span>
        <span>{props.caption}</span>
      </figcaption>
    </figure>
  );
}

export function ThrowPicture(props: { lesson: Lesson; caption?: string }) {
  return (
    <figure class="laid">
      <div class="laid-box">
        <Box thrown={props.lesson.thrown} />
      </div>
      <Show when={props.caption}>
        <figcaption>{props.caption}</figcaption>
      </Show>
    </figure>
  );
}

/** The pile's top card and what is thrown because of it. */
export function ThrownPicture(props: { planets: number }) {
  return (
    <div class="rules-thrown" aria-hidden="true">
      <StillGalaxy planets={[props.planets]} size={1} />
      <svg class="rules-arrow" viewBox="0 0 24 24" aria-hidden="true">
        <path d="M3 12H20M13 5l7 7-7 7" fill="none" stroke="currentColor" stroke-width="2.5" />
      </svg>
      <span>
        <DestinationDisc />
      </span>
      <For each={planetsOf(props.planets)}>
        {(planet) => (
          <span>
            <Marble kind={planet} />
          </span>
        )}
      </For>
    </div>
  );
}
