// One's own board: nine sites that take the building that is carried.
import { createMemo, For, Show } from 'solid-js';
import { SIDE, SITES } from '#shared/games/space-builder/components.ts';
import { Piece } from '#web/table/kit/drag/piece.tsx';
import { Place } from '#web/table/kit/drag/place.tsx';
import { BoardGround } from '../../drawings/ground/ground.tsx';
import { builderWords } from '../../words/words.ts';
import type { Model } from '../model/model.ts';
import { type Placing, pieceNamed, siteNamed } from '../model/placing.ts';
import { Lying } from '../piece/lying.tsx';
import './board.css';

const SITE_NUMBERS = [...Array(SITES).keys()];

export function OwnBoard(props: { model: Model; placing: Placing }) {
  const { hand } = props.model;
  return (
    <section
      class="builder-board"
      classList={{ still: !props.model.canBuild(), tapped: props.model.hasTapped() }}
      aria-label={builderWords().board}
    >
      <BoardGround taken={SITE_NUMBERS.map((site) => hand.onSite(site) !== null)} />
      <div class="builder-sites">
        <For each={SITE_NUMBERS}>{(site) => <OwnSite {...props} site={site} />}</For>
        <WouldLie {...props} />
      </div>
    </section>
  );
}

function OwnSite(props: { model: Model; placing: Placing; site: number }) {
  const { model, placing } = props;
  const building = () => model.hand.onSite(props.site);
  const isOver = createMemo(() => placing.over() === props.site);
  const isHandled = () => building() !== null && placing.handled() === building();
  return (
    <div class="builder-site" classList={{ handled: isHandled(), would: isOver() }}>
      <Place drag={placing.drag} place={siteNamed(props.site)}>
        <Show when={building() !== null && `${building()}`} keyed>
          {(key) => <Piece drag={placing.drag} piece={pieceNamed(Number(key))} />}
        </Show>
      </Place>
    </div>
  );
}

/** How it would lie, before it does: one picture that goes from site to site with no more than a transform. */
function WouldLie(props: { model: Model; placing: Placing }) {
  const { model, placing } = props;
  const translate = createMemo((before: string) => {
    const site = placing.over();
    return site === null ? before : `${100 * (site % SIDE)}% ${100 * Math.floor(site / SIDE)}%`;
  }, '0% 0%');
  return (
    <span
      class="builder-would"
      classList={{ seen: placing.over() !== null }}
      style={{ translate: translate() }}
      aria-hidden="true"
    >
      <Show when={placing.carried() !== null && `${placing.carried()}`} keyed>
        {(building) => <Lying piece={model.hand.lying(Number(building))} />}
      </Show>
    </span>
  );
}
