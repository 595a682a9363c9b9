// Something that takes a moment and may fail: while it lasts it is not begun twice, and when it fails that is said.
import { createSignal } from 'solid-js';
import { reloadIfReachable } from '../device/new-page.ts';

export function createAttempt(work: () => Promise<void>) {
  const [state, setState] = createSignal<'idle' | 'busy' | 'failed'>('idle');
  async function begin(): Promise<void> {
    if (state() === 'busy') return;
    const again = state() === 'failed';
    setState('busy');
    try {
      await work();
      setState('idle');
    } catch (error) {
      console.error(error);
      setState('failed');
      if (again) await reloadIfReachable();
    }
  }
  return { begin, busy: () => state() === 'busy', failed: () => state() === 'failed' };
}
