// The page's background, which comes once the page is there; without a network it is not missed.
import { ornament } from '../fetched.tsx';

export const Backdrop = ornament(() => import('./layers.tsx'));
