// Whether things move: as the system wants it, or as this page was told.
import { createSignal } from 'solid-js';

const query = matchMedia('(prefers-reduced-motion: reduce)');
const [systemReduced, setSystemReduced] = createSignal(query.matches);
query.addEventListener('change', () => setSystemReduced(query.matches));

const [told, setMotion] = createSignal<'system' | 'full' | 'reduced'>('system');

export { setMotion };

export function reducedMotion(): boolean {
  return told() === 'system' ? systemReduced() : told() === 'reduced';
}
