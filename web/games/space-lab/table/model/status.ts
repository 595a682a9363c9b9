// One line that says what can be done now, what is looked at, or why something was refused.
import { MUST_PLACE, PROJECTS } from '#shared/games/space-lab/components.ts';
import { LABS } from '#shared/games/space-lab/labs.ts';
import { listed } from '#web/words/words.ts';
import { labWords } from '../../words/words.ts';
import type { Model } from './model.ts';
import type { Placing } from './placing.ts';
import { furtherSaid, gainSaid, labSaid, told } from './speech.ts';

export interface Status {
  kind: 'asked' | 'refused' | 'card';
  said: string;
  /** What follows for whoever thinks on. */
  more?: string;
}

export function statusOf(model: Model, placing: Placing): Status {
  if (model.refusal()) return { kind: 'refused', said: model.refusal() };
  const aim = placing.aim();
  if (aim) return aimed(model, placing);
  const carried = placing.carried();
  if (carried !== null) {
    const over = placing.over();
    const why = placing.whyNot(carried);
    const gain = over === null ? null : model.gain(carried, over);
    const now = gain
      ? `${gainSaid(gain)}; ${furtherSaid(carried)}`.replace(/; $/, '')
      : labWords().status.where;
    return { kind: 'card', said: labSaid(carried), more: why ?? now };
  }
  const looked = model.looked();
  if (looked) return { kind: 'card', said: looked };
  const news = newsOf(model);
  return { kind: 'asked', said: news || asked(model), ...(news ? { more: asked(model) } : {}) };
}

/** What one has drawn oneself, or what has left the centre when one is alone: nobody else would tell. */
function newsOf(model: Model): string {
  const text = labWords();
  const drawn = model.drawn().map((project) => text.projects[PROJECTS[project]!]);
  if (drawn.length > 0) return text.status.drew(listed(drawn));
  const sweep = model.isAlone() && model.view().events.find(({ kind }) => kind === 'sweep');
  return sweep ? told(sweep, () => '', model.capsules()) : '';
}

function aimed(model: Model, placing: Placing): Status {
  const { lab, slot, paid } = placing.aim()!;
  const text = labWords();
  const { cost } = LABS[lab]!;
  const ends = model.gain(lab, slot)?.ends ? text.confirm.ends : '';
  const missing = cost - paid.length;
  const price = cost === 0 ? '' : missing > 0 ? text.status.payRest(missing) : text.status.pay(cost);
  return { kind: 'asked', said: price || ends, ...(price && ends ? { more: ends } : {}) };
}

/** What whoever acts is asked; round one screen by name. */
function asked(model: Model): string {
  const text = labWords().status;
  const phase = model.phase();
  const name = (seat: number) => model.chair(seat).name;
  if (phase.kind === 'over') return '';
  if (!model.acts()) return 'seat' in phase ? text.waits(name(phase.seat)) : text.waitsSeveral;
  switch (phase.kind) {
    case 'draft':
      return text.draft(name((model.own()! + 1) % model.view().seats));
    case 'arrange':
      return text.arrange;
    case 'agency':
      return text.agency;
    case 'keep':
      return text.keep(phase.many);
    case 'placing':
      return model.may('place') ? text.placing : text.full;
    case 'turn':
      return askedOnTurn(model);
  }
}

function askedOnTurn(model: Model): string {
  const text = labWords().status;
  const { finisher, centre, crews } = model.view();
  const { cards } = model.ownCrew()!;
  if (finisher !== null) return text.last;
  if (cards >= MUST_PLACE) return text.mustPlace;
  const isFirst = centre.length === 0 && cards === 0 && crews.every(({ cards }) => cards === 0);
  if (isFirst || centre.length === 0) return model.may('place') ? text.turn : text.first;
  return model.may('place') ? text.turn : text.hire;
}
