// Why a match cannot be shown, fetched when it is needed: it can save everything into a file, and brings all for that.
import { page } from '../ui/fetched.tsx';

export const Trouble = page(() => import('./trouble.tsx'));
