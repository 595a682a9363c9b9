// Where crews are hired: the lab pile, the recruitment centre by agency, and what has just been revealed.
import { For, Show } from 'solid-js';
import { AGENCIES, type Agency, type LabId } from '#shared/games/space-lab/components.ts';
import { isOf, LABS } from '#shared/games/space-lab/labs.ts';
import { LabCard } from '../drawings/lab-card.tsx';
import { LabStrip } from '../drawings/lab-strip.tsx';
import { AgencyShape, CardShape } from '../drawings/signs.tsx';
import { labWords } from '../words/words.ts';
import type { Model } from './model/model.ts';
import { effectSaid, labSaid } from './model/speech.ts';
import './centre.css';

export function Centre(props: { model: Model }) {
  const revealed = () => props.model.view().revealed;
  return (
    <section
      class="lab-market"
      classList={{ revealed: revealed().length > 0 }}
      aria-label={labWords().centre}
    >
      <Show when={revealed().length > 0} fallback={<Recruiting model={props.model} />}>
        <Offer
          model={props.model}
          title={props.model.may('take') ? labWords().revealed : revealedBy(props.model)}
          labs={revealed()}
        />
      </Show>
    </section>
  );
}

function revealedBy(model: Model): string {
  const turn = model.turn();
  return turn === null ? '' : labWords().revealedBy(model.chair(turn).name);
}

/** So many lines of a column, of which the last says how many more there are. */
const LINES = 5;
const shownOf = ({ length }: readonly LabId[]) => (length > LINES ? LINES - 1 : length);

function Recruiting(props: { model: Model }) {
  const view = () => props.model.view();
  const cards = (agency: Agency) => view().centre.filter(isOf(agency));
  const opened = () => {
    const agency = props.model.agency();
    return agency !== null && cards(agency).length > 0 ? agency : null;
  };
  return (
    <>
      <div class="lab-centre">
        <Pile model={props.model} />
        <For each={AGENCIES}>
          {(agency) => (
            <button
              type="button"
              class="lab-column"
              classList={{ offered: props.model.may('take') }}
              data-agency={agency}
              aria-expanded={opened() === agency}
              disabled={cards(agency).length === 0}
              onClick={() => props.model.openAgency(opened() === agency ? null : agency)}
            >
              <span class="lab-column-head">
                <svg viewBox="-12 -12 24 24" aria-hidden="true">
                  <AgencyShape agency={agency} />
                </svg>
                <span class="unseen">{labWords().agencies[agency]}</span>
                <strong>{cards(agency).length}</strong>
              </span>
              <span class="lab-column-cards" aria-hidden="true">
                <For each={cards(agency).slice(0, shownOf(cards(agency)))}>
                  {(lab) => <LabStrip lab={lab} />}
                </For>
                <Show when={cards(agency).length > shownOf(cards(agency))}>
                  <span class="lab-column-more">+{cards(agency).length - shownOf(cards(agency))}</span>
                </Show>
              </span>
              <span class="unseen">{cards(agency).map(labSaid).join(' ')}</span>
            </button>
          )}
        </For>
      </div>
      <Show when={opened()} keyed>
        {(agency) => (
          <div class="lab-offer-over">
            <Offer model={props.model} title={labWords().agencies[agency]} labs={cards(agency)} />
            <button
              type="button"
              class="button plain lab-offer-close"
              onClick={() => props.model.openAgency(null)}
            >
              {labWords().close}
            </button>
          </div>
        )}
      </Show>
    </>
  );
}

function Pile(props: { model: Model }) {
  const labs = () => props.model.view().labs;
  return (
    <div class="lab-pile">
      <svg viewBox="-10 -13 22 26" aria-hidden="true">
        <g transform="translate(2 -1)">
          <CardShape card="lab" />
        </g>
        <CardShape card="lab" />
      </svg>
      <span class="unseen">{labWords().pile(labs())}</span>
      <span aria-hidden="true" class="lab-pile-count">
        {labs()}
      </span>
      <Show when={props.model.may('reveal')}>
        <button
          type="button"
          class="button primary lab-reveal"
          aria-keyshortcuts="R"
          data-first
          onClick={({ detail }) => detail < 2 && void props.model.act({ type: 'reveal' })}
        >
          {labWords().reveal}
        </button>
      </Show>
    </div>
  );
}

/** Cards that lie open, large enough to be read, and a button for each agency among them. */
function Offer(props: { model: Model; title: string; labs: readonly LabId[] }) {
  const agencies = () => AGENCIES.filter((agency) => props.labs.some(isOf(agency)));
  return (
    <div class="lab-offer">
      <h2>{props.title}</h2>
      <div class="lab-offer-groups">
        <For each={agencies()}>
          {(agency) => {
            const labs = () => props.labs.filter(isOf(agency));
            return (
              <div class="lab-offer-group" data-agency={agency}>
                <ul>
                  <For each={labs()}>
                    {(lab) => (
                      <li>
                        <LabCard lab={lab} />
                        <span class="lab-offer-said">
                          <span class="unseen">{labSaid(lab)}</span>
                          <span aria-hidden="true">{effectSaid(LABS[lab]!.effect)}</span>
                        </span>
                      </li>
                    )}
                  </For>
                </ul>
                <Show when={props.model.may('take')}>
                  <button
                    type="button"
                    class="button"
                    data-take={agency}
                    aria-label={labWords().take(labs().length, labWords().agencies[agency])}
                    onClick={({ detail }) => detail < 2 && void props.model.act({ type: 'take', agency })}
                  >
                    {labWords().takes(labs().length)}
                  </button>
                </Show>
              </div>
            );
          }}
        </For>
      </div>
    </div>
  );
}
