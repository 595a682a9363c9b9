// One's own board: nine sites that take the building that is carried.
import { For, Show } from 'solid-js';
import { SITES } from '#shared/games/space-builder/components.ts';
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
      </div>
    </section>
  );
}

function OwnSite(props: { model: Model; placing: Placing; site: number }) {
  const { model, placing } = props;
  const building = () => model.hand.onSite(props.site);
  const isHandled = () => building() !== null && placing.handled() === building();
  const wouldLie = () => placing.over() === props.site && placing.carried() !== null;
  return (
    <div class="builder-site" classList={{ handled: isHandled(), would: wouldLie() }}>
      <Place drag={placing.drag} place={siteNamed(props.site)}>
        <Show when={building() !== null && `${building()}`} keyed>
          {(key) => <Piece drag={placing.drag} piece={pieceNamed(Number(key))} />}
        </Show>
        {/* How it would lie, before it does. */}
        <Show when={wouldLie()}>
          <span class="builder-would" aria-hidden="true">
            <Lying piece={model.hand.lying(placing.carried()!)} />
          </span>
        </Show>
      </Place>
    </div>
  );
}
