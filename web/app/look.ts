// Theme and motion as the settings and the system want them.
import { createSignal } from 'solid-js';
import { settings } from '../saves/settings.ts';

const query = matchMedia('(prefers-reduced-motion: reduce)');
const [systemReduced, setSystemReduced] = createSignal(query.matches);
query.addEventListener('change', () => setSystemReduced(query.matches));

export function reducedMotion(): boolean {
  const { motion } = settings();
  return motion === 'system' ? systemReduced() : motion === 'reduced';
}

export function applyLook(): void {
  const root = document.documentElement;
  const { theme } = settings();
  if (theme === 'system') root.removeAttribute('data-theme');
  else root.dataset.theme = theme;
  root.dataset.motion = reducedMotion() ? 'reduced' : 'full';
}
