// One match, played by the rules and by the second model side by side and compared after every step.
import { isRefusal } from '#shared/engine/game.ts';
import { type Dice, dice, seeded } from '#shared/engine/random.ts';
import { REASONS } from '#shared/games/space-lab/actions.ts';
import { spaceLab } from '#shared/games/space-lab/rules.ts';
import type { State } from '#shared/games/space-lab/state.ts';
import { act, allows, type Model, modelOf } from '../second-model.ts';
import { whoActs } from './allowed.ts';
import { chanceOf, differences, wrongSetup } from './compare.ts';
import { placesOf } from './count.ts';
import { MANNERS, type Manner, meant, tried } from './manners.ts';
import type { Note } from './notes.ts';
import { scarce } from './scarce.ts';

export interface Tally {
  matches: number;
  actions: number;
  refusals: number;
  reasons: Set<string>;
  notes: Map<Note, number>;
  seen: { shuffles: number; unmoved: number };
  deviations: string[];
}

export const newTally = (): Tally => ({
  matches: 0,
  actions: 0,
  refusals: 0,
  reasons: new Set(),
  notes: new Map(),
  seen: { shuffles: 0, unmoved: 0 },
  deviations: [],
});

interface Played {
  seats: number;
  draft: boolean;
  /** Played on with few cards, so that piles and slots run out. */
  isScarce: boolean;
  seed: string;
}

const MOST_STEPS = 4000;

function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const part of Object.values(value)) frozen(part);
  }
  return value;
}

function noteEnd(model: Model): void {
  const { places, scores } = placesOf(model.table.players);
  if (new Set(places).size < places.length) model.note('shared');
  const isDecided = scores.some((points, seat) =>
    scores.some((other, at) => other === points && places[at] !== places[seat]),
  );
  if (isDecided) model.note('byProjects');
}

/** What is wrong after this step, or null. */
function step(
  model: Model,
  before: State,
  at: number,
  chance: Dice,
  manners: readonly Manner[],
  tally: Tally,
) {
  const acting = whoActs(model.table);
  const seat = acting[chance.below(acting.length)]!;
  const isTried = chance.below(4) === 0;
  const { by, action } = isTried
    ? tried(model, chance)
    : { by: seat, action: meant(model, seat, manners[seat]!, chance) };
  const isAllowed = allows(model, by, action);
  const result = spaceLab.act(before, by, action, at);
  const said = `${by} ${JSON.stringify(action)}`;
  if (isRefusal(result)) {
    tally.refusals++;
    tally.reasons.add(result.refused);
    if (isAllowed) return { wrong: `${said}: expected to be allowed, was refused: ${result.refused}` };
    if (!REASONS.includes(result.refused)) return { wrong: `${said}: no reason: ${result.refused}` };
    return { after: before };
  }
  if (!isAllowed || by === 'clock' || action.type === 'tick')
    return { wrong: `${said}: expected to be refused, was allowed` };
  tally.actions++;
  const { shuffles } = tally.seen;
  act(model, by, action, chanceOf(result, tally.seen));
  const wrong = differences(model, result);
  if (action.type !== 'undo' && shuffles === tally.seen.shuffles)
    if (result.random.join() !== before.random.join())
      wrong.push('chance was asked where nothing is drawn by lot');
  if (result.since !== at) wrong.push('the time of the last action');
  if (wrong.length > 0) return { wrong: `${said}: ${wrong.join('; ')}` };
  return { after: frozen(result) };
}

export function playMatch({ seats, draft, isScarce, seed }: Played, tally: Tally): void {
  const name = `${seed}, ${seats} seats${draft ? ', draft' : ''}${isScarce ? ', scarce' : ''}`;
  const chance = dice(seeded(`players of ${seed}`));
  const note = (what: Note) => tally.notes.set(what, (tally.notes.get(what) ?? 0) + 1);
  let state = frozen(spaceLab.setup({ draft }, seats, seed));
  const deviates = (at: number, wrong: string) => tally.deviations.push(`${name}, step ${at}: ${wrong}`);
  tally.matches++;
  for (const wrong of wrongSetup(state, seats, draft)) deviates(0, wrong);
  // Six objectives are many: whoever is alone has to mean it.
  const isEarnest = seats === 1 && chance.below(2) === 0;
  const same = isEarnest ? 'objectives' : MANNERS[chance.below(MANNERS.length)]!;
  const isMixed = !isEarnest && chance.below(2) === 0;
  const manners = Array.from({ length: seats }, () =>
    isMixed ? MANNERS[chance.below(MANNERS.length)]! : same,
  );
  let model = modelOf(state, note);
  let isCut = !isScarce;
  for (let at = 1; model.table.stage !== 'over'; at++) {
    if (at > MOST_STEPS) {
      deviates(at, 'no end');
      return;
    }
    if (!isCut && model.table.stage === 'turn') {
      isCut = true;
      state = frozen(scarce(state, chance));
      model = modelOf(state, note);
    }
    const { after, wrong } = step(model, state, at, chance, manners, tally);
    if (!after) {
      deviates(at, wrong ?? 'nothing');
      return;
    }
    state = after;
  }
  noteEnd(model);
  for (let at = 0; at < 10; at++) {
    const { by, action } = tried(model, chance);
    tally.refusals++;
    if (!isRefusal(spaceLab.act(state, by, action, MOST_STEPS)))
      deviates(MOST_STEPS, `${by} ${JSON.stringify(action)} is allowed after the end`);
  }
}
