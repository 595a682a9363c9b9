// Parsing what is told apart by its `type`.
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
