// The page on which the kit is tried: a curtain round hidden numbers, results of playing alone, a board of things to arrange.
import { render } from 'solid-js/web';
import { Announcer } from '#web/device/announcer.tsx';
import { reducedMotion } from '#web/device/motion.ts';
import { kitWords } from '#web/table/kit/words/words.ts';
import { loadWords } from '#web/words/words.ts';
import { Alone } from './alone.tsx';
import { Arranging } from './arranging.tsx';
import { Handing } from './handing.tsx';

const asked = new URLSearchParams(location.search);
document.documentElement.dataset.motion = reducedMotion() ? 'reduced' : 'full';
await loadWords(() => asked.get('language') ?? 'en');
await kitWords.fetch();

function pageAt(path: string) {
  switch (path) {
    case '/curtain':
      return <Handing people={Number(asked.get('people') ?? 2)} />;
    case '/alone':
      return <Alone />;
    default:
      return <Arranging />;
  }
}

render(
  () => (
    <>
      {pageAt(location.pathname)}
      <Announcer />
    </>
  ),
  document.getElementById('root')!,
);
