// The addresses of networks: short ones, and long ones of eight groups, of which a household has as many as it likes.
import type { Context } from 'hono';

/** Of whoever asks. */
export const addressOf = (context: Context): string => context.req.header('CF-Connecting-IP') ?? 'unknown';

/** The eight groups of a long address; null for a short one. */
export function groupsOf(address: string): string[] | null {
  if (!address.includes(':')) return null;
  const [before, after = ''] = address.split('::');
  const groups = (part: string) => (part === '' ? [] : part.split(':'));
  const [first, last] = [groups(before!), groups(after)];
  const gap = new Array<string>(Math.max(0, 8 - first.length - last.length)).fill('0');
  const all = address.includes('::') ? [...first, ...gap, ...last] : first;
  return all.map((group) => Number.parseInt(group, 16).toString(16));
}

/** One household has many addresses of the long kind: the first four of their eight groups count. */
export function householdOf(address: string): string {
  return groupsOf(address)?.slice(0, 4).join(':') ?? address;
}
