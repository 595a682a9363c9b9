// The rules of Gravity Superstar, short and with drawings.
import { For, type JSX } from 'solid-js';
import type { Chair } from '#shared/engine/table.ts';
import { KeysPart, Lines, Part, Ready } from '#web/table/kit/learn/rules.tsx';
import { KEYS } from '../../table/model/keys.ts';
import { Door, PawnShape, ReplaySign, Star } from '../../table/pieces/pieces.tsx';
import { gravityLearnWords } from '../words/words.ts';
import { Cards } from './cards.tsx';
import { EXAMPLES } from './examples.ts';
import { Icon } from './icon.tsx';
import { MovePicture } from './picture.tsx';
import { Score } from './score.tsx';

const CHAIR: Chair = { kind: 'bot', name: '', colour: 1, level: 1 };
const YELLOW = 1;

export function Rules() {
  const text = () => gravityLearnWords().rules;
  return (
    <article class="rules">
      <Part title={text().goal.title} text={text().goal.text} />
      <Part title={text().points.title} text={[]}>
        <Score />
      </Part>
      <Part title={text().turn.title} text={text().turn.text} list />
      <Part title={text().cards.title} text={[]}>
        <Cards />
        <Lines text={[text().cards.note]} />
      </Part>
      <Part title={text().fall.title} text={text().fall.text}>
        <div class="rules-moves">
          <MovePicture example={EXAMPLES.fall} />
          <MovePicture example={EXAMPLES.edge} />
        </div>
      </Part>
      <Part title={text().way.title} text={[text().way.note]}>
        <Meets />
      </Part>
      <Part title={text().eject.title} text={text().eject.text}>
        <div class="rules-moves">
          <MovePicture example={EXAMPLES.eject} />
        </div>
      </Part>
      <Part title={text().end.title} text={text().end.text} list />
      <KeysPart keys={KEYS} does={text().keys} />
      <Ready game="gravity-superstar" />
    </article>
  );
}

/** What a pawn may come upon. */
function Meets() {
  const text = () => gravityLearnWords().rules.way;
  const rows = (): { picture: JSX.Element; line: string }[] => [
    { picture: <Star colour={YELLOW} x={0} y={0} size={4.4} />, line: text().star },
    { picture: <ReplaySign x={0} y={0} size={4.4} />, line: text().replay },
    { picture: <PawnShape chair={CHAIR} />, line: text().pawn },
    { picture: <Door open />, line: text().door },
  ];
  return (
    <ul class="rules-meets">
      <For each={rows()}>
        {({ picture, line }) => (
          <li>
            <Icon>{picture}</Icon>
            <span>{line}</span>
          </li>
        )}
      </For>
    </ul>
  );
}
