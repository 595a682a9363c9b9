// Another table of Space Lab that a viewer cannot tell from this one.
import type { Seat, Viewer } from '#shared/engine/game.ts';
import { type Dice, seeded } from '#shared/engine/random.ts';
import type { Action } from '#shared/games/space-lab/actions.ts';
import type { Crew, Phase, State } from '#shared/games/space-lab/state.ts';
import { ids } from '../table.ts';
import { isSetup, type Kind, MANY } from './seen.ts';

/** To the viewer the same: what they may not know is dealt anew, also before what can be taken back. */
export function elsewhere(state: State, viewer: Viewer, roll: Dice): State {
  const { phase, crews, before } = state;
  const isOver = phase.kind === 'over';
  const others = ids(crews.length).filter((seat) => seat !== viewer);
  const pool = <T>(part: (seat: Seat) => readonly T[], more: readonly T[]) =>
    roll.shuffled([...more, ...others.flatMap(part)]);
  const drawn = phase.kind === 'keep' && phase.seat !== viewer ? phase.drawn : [];
  const dealtTo = crews.flatMap(({ dealt }) => dealt);
  const labs = pool((seat) => crews[seat]!.hand, state.labs);
  const projects = pool((seat) => (isOver ? [] : crews[seat]!.projects), [...state.projects, ...drawn]);
  const tiles = pool(
    (seat) => crews[seat]!.dealt,
    ids(MANY.objectives).filter((tile) => !dealtTo.includes(tile)),
  );
  const crewOf = (crew: Crew): Crew => {
    const dealt = tiles.splice(0, crew.dealt.length);
    return {
      ...crew,
      hand: labs.splice(0, crew.hand.length),
      projects: isOver ? crew.projects : projects.splice(0, crew.projects.length),
      dealt,
      passed: crew.passed === null ? null : roll.shuffled(dealt)[0]!,
      objectives: isSetup(state) && crew.objectives.length > 0 ? roll.shuffled(dealt) : crew.objectives,
    };
  };
  return {
    ...state,
    crews: crews.map((crew, seat) => (seat === viewer ? crew : crewOf(crew))),
    phase: drawn.length > 0 ? ({ ...phase, drawn: projects.splice(0, drawn.length) } as Phase) : phase,
    labs,
    projects,
    random: seeded(`elsewhere ${roll.below(1000)}`),
    before: before && elsewhere(before, viewer, roll),
  };
}

/** Something that is hardly ever allowed. */
export function attempts(roll: Dice): Action[] {
  const some = (kind: Kind) => roll.below(MANY[kind]);
  return [
    {
      type: 'place',
      lab: some('labs'),
      slot: roll.below(17),
      paid: ids(roll.below(4)).map(() => some('labs')),
    },
    { type: 'keep', project: some('projects') },
    { type: 'pass', objective: some('objectives') },
    { type: 'arrange', objectives: ids(3).map(() => some('objectives')) },
  ];
}
