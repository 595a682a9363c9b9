// Contact sheet for the eye: every drawing at the sizes it is played at. Served in development only.
import { For, type JSX } from 'solid-js';
import { render } from 'solid-js/web';
import { BoxGround } from './box.tsx';
import { CaptainToken } from './captain.tsx';
import { Card, CardBack } from './card.tsx';
import { Logo } from './logo.tsx';
import { HoleIcon, PlanetIcon } from './planet.tsx';
import { Sprite } from './sprite.tsx';
import { DestinationDisc, HoleDisc, JokerToken, Marble, RedButton, SeatToken, Ship } from './tokens.tsx';

const kinds = [0, 1, 2, 3, 4, 5];
const bits = (set: number) => kinds.filter((kind) => set & (1 << kind)).length;
const deck = Array.from({ length: 64 }, (_, set) => set)
  .filter((set) => bits(set) >= 2 && bits(set) <= 5)
  .sort((a, b) => bits(a) - bits(b) || a - b)
  .map((planets, id) => ({ id, planets, hole: id % 4 === 1 }));

const at = (size: number, drawing: () => JSX.Element) => <div class={`s${size}`}>{drawing()}</div>;

function Planets(props: { letter: boolean }) {
  return (
    <For each={[20, 28, 40, 80]}>
      {(size) => (
        <div class="row">
          <For each={kinds}>{(kind) => at(size, () => <PlanetIcon kind={kind} letter={props.letter} />)}</For>
          {at(size, () => (
            <HoleIcon />
          ))}
        </div>
      )}
    </For>
  );
}

const tokens = (size: number) => (
  <div class="row">
    <For each={kinds}>{(kind) => at(size, () => <Marble kind={kind} letter={size === 56} />)}</For>
    <For each={[DestinationDisc, HoleDisc, JokerToken, CaptainToken, RedButton, Ship, Logo]}>
      {(Drawing) => at(size, () => <Drawing />)}
    </For>
    <For each={[0, 1, 2, 3, 4, 5, 6, 7]}>
      {(seat) => at(size, () => <SeatToken seat={seat} letter={String.fromCharCode(65 + seat)} />)}
    </For>
  </div>
);

function Deck(props: { size: number; letters?: boolean; bigger?: boolean; distractors?: boolean }) {
  return (
    <div class="row tight">
      <For each={deck}>
        {(card) =>
          at(props.size, () => (
            <Card {...card} letters={props.letters} bigger={props.bigger} distractors={props.distractors} />
          ))
        }
      </For>
      {at(props.size, () => (
        <CardBack />
      ))}
    </div>
  );
}

function Sheet() {
  return (
    <>
      <Sprite />

      <div id="planets" class="row">
        <div>
          <Planets letter={false} />
        </div>
        <div class="grey">
          <Planets letter={false} />
        </div>
        <div class="black">
          <Planets letter={false} />
        </div>
        <div>
          <Planets letter={true} />
        </div>
      </div>
      <div id="tokens">
        <For each={[28, 40, 56, 80]}>{(size) => tokens(size)}</For>
      </div>
      <h2>Cards</h2>
      <For each={[56, 68, 110]}>
        {(size) => (
          <div id={`cards${size}`}>
            <Deck size={size} />
          </div>
        )}
      </For>
      <h2>Bigger, with letters; no distractors; grey</h2>
      <div id="bigger">
        <Deck size={68} bigger={true} letters={true} />
      </div>
      <div id="plain">
        <Deck size={56} distractors={false} letters={true} />
      </div>
      <div id="grey" class="grey">
        <Deck size={56} />
      </div>
      <div id="box" class="row">
        {at(240, () => (
          <BoxGround />
        ))}
        {at(240, () => (
          <CardBack />
        ))}
        {at(240, () => (
          <Card id={60} planets={63 - 4} hole={true} />
        ))}
        {at(240, () => (
          <Logo />
        ))}
      </div>
    </>
  );
}

const root = document.getElementById('sheet');
if (root) render(() => <Sheet />, root);
