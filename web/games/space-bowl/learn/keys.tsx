// The keys of the table.
import { KeysPart } from '#web/table/kit/learn/rules.tsx';
import { tutorialWords } from '#web/table/kit/learn/words/words.ts';
import { words } from '#web/words/words.ts';
import { learnWords } from './words/words.ts';

export function Keys() {
  const rows = () => {
    const { arrows, enter, go, doom, follow, joker, people } = learnWords().spaceBowl.keys;
    return [
      { keys: tutorialWords().keys.arrows, does: arrows },
      { keys: tutorialWords().keys.enter, does: enter },
      { keys: 'G', does: go(words().spaceBowl.go) },
      { keys: 'D', does: doom },
      { keys: 'F', does: follow },
      { keys: 'J', does: joker },
      { keys: '1–4', does: people },
    ];
  };
  return <KeysPart rows={rows()} />;
}
