// What a bot can make of its hand: card after card, a few of the best stations kept at each.
import type { Placement } from '../actions.ts';
import type { LabId } from '../components.ts';
import { isPayable, LABS } from '../labs.ts';
import { isFinished } from '../turn.ts';
import { placed, type Thought } from './thought.ts';

/** So many placements are looked at after each card, however large the hand: people wait for it. */
const MOST = 1000;

export interface Line {
  /** What to begin with; null is to place nothing. */
  first: Placement | null;
  thought: Thought;
  worth: number;
}

export interface Search {
  /** So many stations are kept after each card. */
  width: number;
  worthOf(thought: Thought): number;
}

/** The best line that places something, and the worth of placing nothing. */
export function linesFrom(thought: Thought, { width, worthOf }: Search): { idle: Line; best: Line | null } {
  const idle: Line = { first: null, thought, worth: worthOf(thought) };
  const order = byUse(thought, worthOf);
  const placements = thought.hand.length * thought.slots.filter((lab) => lab === null).length;
  const kept = Math.max(1, Math.min(width, Math.trunc(MOST / Math.max(1, placements))));
  let best: Line | null = null;
  for (let lines = [idle]; lines.length > 0; ) {
    const next = lines.flatMap((line) => (isFinished(line.thought) ? [] : nextLines(line, order, worthOf)));
    lines = bestOf(next, kept);
    if (lines.length > 0 && (best === null || lines[0]!.worth > best.worth)) best = lines[0]!;
  }
  return { idle, best };
}

function nextLines(line: Line, order: readonly LabId[], worthOf: Search['worthOf']): Line[] {
  const { hand, slots } = line.thought;
  const rest = order.filter((lab) => hand.includes(lab));
  const free = slots.flatMap((lab, slot) => (lab === null ? [slot] : []));
  return rest.filter(isPayable(hand)).flatMap((lab) => {
    const paid = rest.filter((other) => other !== lab).slice(0, LABS[lab]!.cost);
    return free.map((slot) => {
      const thought = placed(line.thought, lab, slot, paid);
      const first: Placement = line.first ?? { type: 'place', lab, slot, paid };
      return { first, thought, worth: worthOf(thought) };
    });
  });
}

/** The cards that one would pay with first: those that bring least where they bring most. */
function byUse(thought: Thought, worthOf: Search['worthOf']): LabId[] {
  const free = thought.slots.flatMap((lab, slot) => (lab === null ? [slot] : []));
  const use = (lab: LabId) => {
    const paid = thought.hand.filter((other) => other !== lab).slice(0, LABS[lab]!.cost);
    return Math.max(...free.map((slot) => worthOf(placed(thought, lab, slot, paid))));
  };
  const uses = new Map(thought.hand.map((lab) => [lab, use(lab)]));
  return thought.hand.toSorted((one, other) => uses.get(one)! - uses.get(other)!);
}

/** So many of the best; the same cards placed in another order are the same station. */
function bestOf(lines: Line[], width: number): Line[] {
  lines.sort((one, other) => other.worth - one.worth);
  const found = new Map<string, Line>();
  for (const line of lines) {
    const key = `${line.thought.slots} ${line.thought.hand}`;
    if (!found.has(key)) found.set(key, line);
    if (found.size === width) break;
  }
  return [...found.values()];
}
