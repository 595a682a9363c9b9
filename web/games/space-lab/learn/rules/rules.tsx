// The rules of Space Lab, short and with drawings.
import type { JSX } from 'solid-js';
import { KeysPart, Lines, Part, Ready } from '#web/table/kit/learn/rules.tsx';
import { Capsule } from '../../drawings/capsule.tsx';
import { FreeSlot } from '../../drawings/slot.tsx';
import { KEYS } from '../../table/model/keys.ts';
import { labWords } from '../../words/words.ts';
import { objectiveOf } from '../lesson/small-match.ts';
import { labLearnWords } from '../words/words.ts';
import { Titles } from './alone.tsx';
import { Bonuses } from './bonuses.tsx';
import { CardExplained } from './card.tsx';
import { Effects } from './effects.tsx';
import { ALONE, AMONG_OTHERS } from './example.ts';
import { Projects } from './projects.tsx';
import { Agencies, Specialties } from './signs.tsx';
import { StationDrawn } from './station.tsx';
import { Tiles } from './tiles.tsx';
import './tables.css';

export function Rules() {
  const text = () => labLearnWords().rules;
  return (
    <article class="rules">
      <Part title={text().goal.title} text={text().goal.text}>
        <StationDrawn example={AMONG_OTHERS} label={text().goal.picture} />
      </Part>
      <Part title={text().card.title} text={[]}>
        <CardExplained />
        <Agencies />
        <Specialties />
      </Part>
      <Part title={text().turn.title} text={[text().turn.lead]}>
        <Lines text={text().turn.text} list />
        <Lines text={text().turn.notes} />
      </Part>
      <Part title={text().placing.title} text={text().placing.text} />
      <Part title={text().above.title} text={[]}>
        <Beside picture={<FreeSlot draws bonus={null} />}>
          <Lines text={text().above.text} />
        </Beside>
      </Part>
      <Part title={text().below.title} text={[]}>
        <Beside picture={<FreeSlot draws={false} bonus="doctor" />}>
          <Lines text={text().below.text} />
        </Beside>
        <Bonuses />
      </Part>
      <Part title={text().objectives.title} text={[]}>
        <Beside
          picture={
            <Capsule
              objective={objectiveOf('red', 'golden')}
              met={[true, false, true]}
              validated={null}
              reward={{ points: 5, bonus: 'lab' }}
            />
          }
        >
          <Lines text={text().objectives.text} />
        </Beside>
        <Tiles />
      </Part>
      <Part title={text().effects.title} text={[text().effects.note]}>
        <Effects />
      </Part>
      <Part title={text().projects.title} text={[text().projects.note]}>
        <Projects />
      </Part>
      <Part title={text().end.title} text={text().end.text} list />
      <Part title={text().alone.title} text={text().alone.text} list>
        <StationDrawn example={ALONE} label={text().alone.picture} />
        <Titles />
      </Part>
      <Part title={text().options} text={[]}>
        <p>
          <strong>{labWords().options.draft}</strong>
          <br />
          {labWords().options.draftNote}
        </p>
      </Part>
      <KeysPart keys={KEYS} does={text().keys} />
      <Ready game="space-lab" />
    </article>
  );
}

/** A place or a capsule as large as a card in the hand, and words beside it. */
function Beside(props: { picture: JSX.Element; children: JSX.Element }) {
  return (
    <div class="learn-places">
      <span aria-hidden="true">{props.picture}</span>
      <div class="stack">{props.children}</div>
    </div>
  );
}
