// The page on which the kit is tried: a curtain round hidden numbers, and a board of things to arrange.
import { render } from 'solid-js/web';
import { Announcer } from '#web/device/announcer.tsx';
import { reducedMotion } from '#web/device/motion.ts';
import { kitWords } from '#web/table/kit/words/words.ts';
import { loadWords } from '#web/words/words.ts';
import { Arranging } from './arranging.tsx';
import { Handing } from './handing.tsx';

const asked = new URLSearchParams(location.search);
document.documentElement.dataset.motion = reducedMotion() ? 'reduced' : 'full';
await loadWords(() => asked.get('language') ?? 'en');
await kitWords.fetch();
render(
  () => (
    <>
      {location.pathname === '/curtain' ? (
        <Handing people={Number(asked.get('people') ?? 2)} />
      ) : (
        <Arranging />
      )}
      <Announcer />
    </>
  ),
  document.getElementById('root')!,
);
