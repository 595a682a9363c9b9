// Offers to install: our button where the browser has a prompt, a short guide where it takes hands.
import { createSignal, Show } from 'solid-js';
import { canInstall, install, installed, isIos } from '../device/install.ts';
import { words } from '../words/words.ts';
import { part } from './fetched.tsx';

const InstallGuide = part(() => import('./install-guide.tsx'));

export function InstallOffer() {
  const [guide, setGuide] = createSignal(false);
  const byHand = () => isIos() && !installed();
  return (
    <Show when={canInstall() || byHand()}>
      <section class="row">
        <button type="button" class="button" onClick={() => (canInstall() ? install() : setGuide(true))}>
          {words().home.install}
        </button>
        <span class="soft">{words().home.installNote}</span>
      </section>
      <Show when={guide()}>
        <InstallGuide close={() => setGuide(false)} />
      </Show>
    </Show>
  );
}
