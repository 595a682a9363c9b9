// Matches that could not be stored, so that people can play where nothing can be kept.
import type { MatchSave } from '#web/saves/match-save.ts';

const matches = new Map<string, MatchSave>();

export function remember(save: MatchSave): void {
  matches.set(save.id, save);
}

export function recall(id: string): MatchSave | null {
  return matches.get(id) ?? null;
}
