// The rules of Space Bowl, short and with drawings.
import { For } from 'solid-js';
import { DECK } from '#shared/games/space-bowl/components.ts';
import { VARIANTS } from '#shared/games/space-bowl/options.ts';
import { solve } from '#shared/games/space-bowl/solver.ts';
import { BoxGround } from '#web/art/box.tsx';
import { CardBack } from '#web/art/card.tsx';
import { JokerToken, RedButton } from '#web/art/tokens.tsx';
import { KeysPart, Lines, Part, Ready } from '#web/table/kit/learn/rules.tsx';
import { words } from '#web/words/words.ts';
import { StillGalaxy } from '../../drawings/still-galaxy.tsx';
import { KEYS } from '../../table/model/keys.ts';
import { learnWords } from '../words/words.ts';
import { LaidPicture, ThrownPicture, ThrowPicture } from './pictures.tsx';
import { PointsTable } from './points.tsx';
import './rules.css';
import { LESSONS } from '../../drawings/sample-galaxies.ts';
import { faultName } from '../../drawings/speech.ts';
import { bowlWords } from '../../words/words.ts';

/** Any 25 cards of different sizes. */
const SAMPLE = Array.from({ length: 25 }, (_, at) => DECK[(at * 23 + 7) % DECK.length]!);
const TOP = DECK[30]!;
const EXAMPLE = LESSONS.several;
const RIGHT = 5;
const WRONG = 10;

export function Rules() {
  const text = () => learnWords().spaceBowl;
  const go = () => bowlWords().table.go;
  const follow = () => bowlWords().table.follow;
  const doom = () => bowlWords().table.doom;
  const why = () => faultName(solve(EXAMPLE.field, EXAMPLE.thrown)[WRONG]!.faults[0]!, EXAMPLE.field.size);
  return (
    <article class="rules">
      <Part title={text().goal.title} text={text().goal.text} />
      <Part title={text().setUp.title} text={text().setUp.text}>
        <div class="rules-set-up" role="img" aria-label={text().setUp.picture}>
          <StillGalaxy planets={SAMPLE} size={5} />
          <span class="rules-pile">
            <CardBack />
            <CardBack />
            <StillGalaxy planets={[TOP]} size={1} />
          </span>
          <span class="rules-computer">
            <BoxGround />
          </span>
        </div>
      </Part>
      <Part title={text().throwing.title} text={text().throwing.text}>
        <ThrownPicture planets={TOP} />
      </Part>
      <Part title={text().destination.title} text={text().destination.text} list>
        <div class="rules-pictures">
          <ThrowPicture lesson={EXAMPLE} caption={text().destination.thrown} />
          <LaidPicture lesson={EXAMPLE} card={RIGHT} caption={text().destination.fits} />
          <LaidPicture lesson={EXAMPLE} card={WRONG} caption={why()} />
        </div>
      </Part>
      <Part title={text().calls.title} text={text().calls.go(go(), follow())}>
        <div class="rules-beside">
          <span class="rules-token" aria-hidden="true">
            <RedButton />
          </span>
          <Lines text={text().calls.doom(doom())} />
        </div>
        <Lines text={text().calls.end} />
      </Part>
      <Part title={text().joker.title} text={[]}>
        <div class="rules-beside">
          <span class="rules-token" aria-hidden="true">
            <JokerToken />
          </span>
          <Lines text={text().joker.text} />
        </div>
      </Part>
      <Part title={text().points.title} text={[]}>
        <PointsTable />
        <Lines text={text().points.notes} />
      </Part>
      <Part title={text().end.title} text={text().end.text} list />
      <Part title={text().variants.title} text={[text().variants.note]}>
        <dl class="rules-variants">
          <For each={VARIANTS}>
            {(variant) => (
              <div>
                <dt>{words().spaceBowl.variants[variant]}</dt>
                <dd>{text().variants.lines[variant]}</dd>
              </div>
            )}
          </For>
        </dl>
      </Part>
      <KeysPart keys={KEYS} does={{ ...text().keys, go: text().keys.go(go()) }} />
      <Ready game="space-bowl" />
    </article>
  );
}
