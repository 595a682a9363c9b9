// For those who have never searched: one throw in the box, and where it fits in a galaxy.
import { Sprite } from '#web/art/sprite.tsx';
import { Box } from '#web/games/space-bowl/drawings/box.tsx';
import { Overlay } from '#web/games/space-bowl/drawings/overlay.tsx';
import { LESSONS } from '#web/games/space-bowl/drawings/sample-galaxies.ts';
import { StillGalaxy } from '#web/games/space-bowl/drawings/still-galaxy.tsx';
import { windowOf } from '#web/games/space-bowl/drawings/window.ts';
import { dailyWords } from '../words/words.ts';
import './example.css';

const { field, thrown } = LESSONS.beside;
const FITTING = 7;

export default function Example() {
  const text = () => dailyWords().intro;
  return (
    <div class="example">
      <Sprite />
      <figure>
        <Box thrown={thrown} />
        <figcaption>{text().box}</figcaption>
      </figure>
      <figure>
        <div class="learn-stage" role="img" aria-label={text().fits}>
          <StillGalaxy
            planets={field.planets}
            size={field.size}
            under={windowOf(field, thrown, FITTING, 0)}
          />
          <Overlay field={field} thrown={thrown} card={FITTING} turn={0} faults={[]} joker={null} />
        </div>
        <figcaption>{text().fits}</figcaption>
      </figure>
    </div>
  );
}
