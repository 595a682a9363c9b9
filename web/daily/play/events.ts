// Turns the steps of a run into words for a screen reader and sounds for everyone else.
import { createEffect, on } from 'solid-js';
import { scoreOf, timeOf } from '#shared/daily/score.ts';
import { clockText } from '#shared/daily/share.ts';
import { announce } from '#web/device/announcer.tsx';
import { play } from '#web/device/sound.ts';
import { throwName } from '#web/games/space-bowl/drawings/speech.ts';
import { words } from '#web/words/words.ts';
import type { DailyRun } from '../run/run.ts';
import { dailyWords } from '../words/words.ts';
import type { Hand } from './hand.ts';
import { headline, lookedLines } from './truth-words.ts';

export function createEvents(run: DailyRun, hand: Hand): void {
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
          play(run.marks()[run.at()] === 'wrong' ? 'lost' : 'won');
          announce([headline(run, hand), ...lookedLines(run, hand)].join(' '));
        } else if (step === 'over') {
          play('go');
          const marks = run.marks();
          announce(
            `${text.over.score(scoreOf(marks), marks.length)}, ${clockText(timeOf(run.spans()))}. ${text.over.praise[scoreOf(marks)]}`,
          );
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
