// Where a pasted link leads, alone or somewhere in a message: to a room, or to what a friend has reached alone.
import { roomPathIn } from './room-link.ts';

const CHALLENGE = /\/challenge\/[a-z-]+#[\w-]+/;

export const pathIn = (text: string): string | null => roomPathIn(text) ?? CHALLENGE.exec(text)?.[0] ?? null;
