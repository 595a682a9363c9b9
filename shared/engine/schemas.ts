// Parsing what games and rooms are told.
import * as v from 'valibot';
import type { Schema } from './game.ts';

const NOTHING = v.never();

/** A schema that looks at `type` once and then knows which shape is meant. */
export function parsedByType<Kinds extends Record<string, v.GenericSchema>>(
  kinds: Kinds,
): Schema<v.InferOutput<Kinds[keyof Kinds]>> {
  return v.lazy((input) => {
    const type = typeof input === 'object' && input !== null && 'type' in input ? input.type : null;
    return typeof type === 'string' && Object.hasOwn(kinds, type) ? kinds[type]! : NOTHING;
  }) as Schema<v.InferOutput<Kinds[keyof Kinds]>>;
}

type Words = Record<string, Record<string, readonly unknown[]>>;
/** What can be said in such words. */
export type Said<Kinds extends Words> = {
  [Type in keyof Kinds]: { type: Type } & {
    -readonly [Field in keyof Kinds[Type]]: Kinds[Type][Field][number];
  };
}[keyof Kinds];

/** For each type, the few words that each of its fields may hold: every folded action is looked up here. */
export function parsedByWords<const Kinds extends Words>(kinds: Kinds): Schema<Said<Kinds>> {
  const known = new Map(Object.entries(kinds).map(([type, fields]) => [type, Object.entries(fields)]));
  return v.custom<Said<Kinds>>((input) => {
    if (typeof input !== 'object' || input === null) return false;
    const said = input as Record<string, unknown>;
    const fields = known.get(said.type as string);
    if (fields === undefined || Object.keys(said).length !== fields.length + 1) return false;
    for (const [name, words] of fields) if (!words.includes(said[name])) return false;
    return true;
  });
}
