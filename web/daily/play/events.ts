// Turns the steps of a throw into words for a screen reader and sounds for everyone else; the truth speaks for itself.
import { createEffect, on } from 'solid-js';
import { announce } from '#web/device/announcer.tsx';
import { play } from '#web/device/sound.ts';
import { throwName } from '#web/games/space-bowl/drawings/speech.ts';
import { words } from '#web/words/words.ts';
import type { Hand } from '../hand/hand.ts';
import type { InPlay } from '../hand/in-play.ts';
import { dailyWords } from '../words/words.ts';

export function createEvents(run: InPlay, hand: Hand): void {
  createEffect(
    on(
      hand.step,
      (step) => {
        const text = dailyWords().play;
        if (step === 'rolling') {
          play('throw');
          announce(words().spaceBowl.rolling);
        } else if (step === 'searching') {
          announce(`${text.still} ${throwName(run.thrown()!)}. ${text.search}`);
        } else if (step === 'truth') {
          play(run.mark() === 'wrong' ? 'lost' : 'won');
        } else if (step === 'over') {
          play('result');
        }
      },
      { defer: true },
    ),
  );
}
