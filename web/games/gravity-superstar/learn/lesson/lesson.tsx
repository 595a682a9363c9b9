// One lesson: what to do, the board, the cards, and what came of the turn.
import { createEffect, on, onMount, Show } from 'solid-js';
import { onFocusGone } from '#web/device/focus.ts';
import { Again } from '#web/table/kit/learn/again.tsx';
import { Feedback } from '#web/table/kit/learn/feedback.tsx';
import { tell } from '#web/table/kit/tell.ts';
import { BoardView } from '../../table/board/board.tsx';
import { createTableKeys } from '../../table/model/keys.ts';
import { gravityLearnWords } from '../words/words.ts';
import { LessonHand } from './hand.tsx';
import { Holdings } from './holdings.tsx';
import './lesson.css';
import { statusOf } from '../../table/model/status.ts';
import { LootSign } from '../../table/pieces/loot-sign.tsx';
import { LessonMoves, moveText } from './moves.tsx';
import { resultOf } from './result.ts';
import type { Trial } from './trial.ts';

const SIGNS: Partial<Record<string, string>> = { right: '✓', wrong: '✕', hint: '?' };

export function LessonView(props: { trial: Trial }) {
  const { model, lesson } = props.trial;
  const text = () => gravityLearnWords();
  const own = () => text().lessons[lesson.id];
  const kind = () => {
    const verdict = props.trial.verdict();
    return verdict === 'none' && props.trial.hinted() ? 'hint' : verdict;
  };
  let task!: HTMLDivElement;
  const section = () => task.closest('section')!;

  createTableKeys(model, section);
  tell(model.shown, (shown) => (shown ? { words: moveText(model, shown) } : null));
  onMount(() => onFocusGone(() => [model.view().since, model.acting()], section, goOn));
  // While the pawn is on its way there was nothing to be pressed.
  createEffect(
    on(
      () => model.view().since,
      () => queueMicrotask(() => document.activeElement === hand() && goOn()),
      { defer: true },
    ),
  );

  const hand = () => section().querySelector<HTMLElement>('.lesson-cards')!;
  /** What was pressed is gone with the turn: on to what is to be pressed next. */
  function goOn(): void {
    const next = [
      '.lesson-again',
      '.learn-nav .primary',
      '.lesson-move.looked',
      '.lesson-act',
      '.lesson-card:enabled',
    ]
      .map((wanted) => section().querySelector<HTMLElement>(wanted))
      .find((found) => found !== null);
    (next ?? hand()).focus();
  }

  return (
    <>
      <div class="lesson-task" ref={task}>
        <p>{own().text}</p>
        <div class="lesson-goal">
          <span class="lesson-wanted">
            {lesson.wanted.map((colour) => (
              <LootSign loot={colour} />
            ))}
          </span>
          <p>
            <strong>{own().goal}</strong>
          </p>
          <Holdings model={model} />
        </div>
      </div>
      <div class="lesson-room">
        <div class="lesson-stage">
          <BoardView model={model} />
        </div>
      </div>
      <LessonHand trial={props.trial} />
      <div class="lesson-said">
        <LessonMoves model={model} />
        <div class="learn-said" classList={{ unseen: kind() === 'none' && model.card() !== null }}>
          <Feedback kind={kind()} sign={SIGNS[kind()]}>
            <Show when={kind() !== 'hint'} fallback={own().hint}>
              {props.trial.verdict() === 'none' ? statusOf(model) : resultOf(props.trial)}
            </Show>
          </Feedback>
          <Show when={props.trial.verdict() === 'wrong'}>
            <Again
              class="lesson-again"
              again={props.trial.again}
              help={props.trial.help}
              canHelp={props.trial.canHelp()}
            />
          </Show>
        </div>
      </div>
    </>
  );
}
