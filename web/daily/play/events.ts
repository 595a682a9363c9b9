// Turns the steps of a run into words for a screen reader and sounds for everyone else.
import { createEffect, on } from 'solid-js';
import { announce } from '#web/device/announcer.tsx';
import { play } from '#web/device/sound.ts';
import { throwName } from '#web/games/space-bowl/drawings/speech.ts';
import { words } from '#web/words/words.ts';
import type { Hand } from '../hand/hand.ts';
import type { InPlay } from '../hand/in-play.ts';
import { headline, lookedLines } from '../hand/truth-words.ts';
import { dailyWords } from '../words/words.ts';

/** `result` is said at the end, where there is one. */
export function createEvents(run: InPlay, hand: Hand, result: () => string = () => ''): void {
  createEffect(
    on(
      hand.step,
      (step) => {
        const text = dailyWords();
        if (step === 'rolling') {
          play('throw');
          announce(words().spaceBowl.rolling);
        } else if (step === 'searching') {
          announce(`${text.play.still} ${throwName(run.thrown()!)}. ${text.play.search}`);
        } else if (step === 'truth') {
          play(run.mark() === 'wrong' ? 'lost' : 'won');
          announce([headline(run), ...lookedLines(run, hand)].join(' '));
        } else if (step === 'over') {
          play('go');
          announce(result());
        }
      },
      { defer: true },
    ),
  );

  createEffect(
    on(
      hand.looked,
      (looked, before) => {
        if (looked && before && looked.card !== before.card) announce(lookedLines(run, hand).join(' '));
      },
      { defer: true },
    ),
  );
}
