// Hands what is set down to the page and the device: theme, motion, volume and vibration.

import { allowSounds } from '../device/audio.ts';
import { reducedMotion, setMotion } from '../device/motion.ts';
import { settings } from '../saves/settings.ts';

export function applySettings(): void {
  const root = document.documentElement;
  const { theme, motion, volume, vibration } = settings();
  if (theme === 'system') root.removeAttribute('data-theme');
  else root.dataset.theme = theme;
  setMotion(motion);
  root.dataset.motion = reducedMotion() ? 'reduced' : 'full';
  allowSounds({ volume, vibration });
}
