// The page's background, which comes once the page is there; without a network it is not missed.
import { part } from '../fetched.tsx';

export const Backdrop = part(() => import('./layers.tsx').catch(() => ({ default: () => null })));
