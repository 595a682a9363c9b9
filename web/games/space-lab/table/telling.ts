// Says what happens on the table, and lets it be heard.
import { onMount } from 'solid-js';
import type { Event } from '#shared/games/space-lab/state.ts';
import type { Sound } from '#web/device/sound.ts';
import { say, tell } from '#web/table/kit/tell.ts';
import { endSound, winnersSaid } from '#web/table/kit/winners.ts';
import type { Model } from './model/model.ts';
import type { Placing } from './model/placing.ts';
import { told } from './model/speech.ts';
import { statusOf } from './model/status.ts';

const SOUNDS: Partial<Record<Event['kind'], Sound>> = {
  reveal: 'tick',
  take: 'follow',
  place: 'land',
  validate: 'star',
  drawProjects: 'token',
  technician: 'token',
  lastTurns: 'go',
};

export function createTelling(model: Model, placing: Placing): void {
  const name = (seat: number) => model.chair(seat).name;
  const status = () => {
    const { said, more } = statusOf(model, placing);
    return [said, more].filter(Boolean).join(' ');
  };

  onMount(() => say({ words: status() }));
  tell(
    () => model.view().since,
    (now, before) => {
      const { events } = model.view();
      const outcome = model.ended();
      // Looking back, nothing is heard again.
      if (now > before) for (const { kind } of events) say(SOUNDS[kind] ? { sound: SOUNDS[kind] } : {});
      if (now > before && outcome) say({ sound: endSound(outcome, model.table) });
      const happened = events.map((event) => told(event, name, model.capsules()));
      return { words: [...happened, status(), outcome ? winnersSaid(model.table) : ''].join(' ').trim() };
    },
  );
  // While a price is chosen, and when somebody else looks.
  tell(placing.aim, (aim) => (aim ? { words: status() } : null));
}
