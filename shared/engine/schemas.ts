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

/** A list of so many words. */
interface Several {
  each: readonly unknown[];
  least: number;
  most: number;
}
type Choice = readonly unknown[] | Several;
type Words = Record<string, Record<string, Choice>>;
type Chosen<One extends Choice> = One extends readonly unknown[]
  ? One[number]
  : One extends Several
    ? readonly One['each'][number][]
    : never;
/** What can be said in such words. */
export type Said<Kinds extends Words> = {
  [Type in keyof Kinds]: { type: Type } & {
    -readonly [Field in keyof Kinds[Type]]: Chosen<Kinds[Type][Field]>;
  };
}[keyof Kinds];

interface Field {
  name: string;
  choice: readonly unknown[] | List;
}
/** Each of its places is looked up, so that it matters how many words there are. */
interface List {
  words: ReadonlySet<unknown>;
  least: number;
  most: number;
}

/** For each type, the few words that each of its fields may hold: every folded action is looked up here. */
export function parsedByWords<const Kinds extends Words>(kinds: Kinds): Schema<Said<Kinds>> {
  const fieldsOf = (type: string, fields: Words[string]): Field[] =>
    Object.entries({ type: [type], ...fields }).map(([name, choice]) => ({ name, choice: lookedUp(choice) }));
  const known = new Map(Object.entries(kinds).map(([type, fields]) => [type, fieldsOf(type, fields)]));
  return v.custom<Said<Kinds>>((input) => {
    if (typeof input !== 'object' || input === null) return false;
    const said = input as Record<string, unknown>;
    const fields = known.get(said.type as string);
    if (fields === undefined) return false;
    let found = 0;
    for (const name in said) {
      if (!isWord(fields, name, said[name])) return false;
      found++;
    }
    return found === fields.length;
  });
}

const lookedUp = (choice: Choice): Field['choice'] =>
  'each' in choice ? { words: new Set(choice.each), least: choice.least, most: choice.most } : choice;

function isWord(fields: readonly Field[], name: string, word: unknown): boolean {
  const choice = fields.find((field) => field.name === name)?.choice;
  if (choice === undefined) return false;
  return 'words' in choice ? isList(choice, word) : choice.includes(word) && !isZeroBelow(word);
}

function isList({ words, least, most }: List, list: unknown): boolean {
  if (!Array.isArray(list) || list.length < least || list.length > most) return false;
  for (let at = 0; at < list.length; at++) if (!words.has(list[at]) || isZeroBelow(list[at])) return false;
  return true;
}

/** The same word as zero to lists and sets, and another one to whoever compares states. */
const isZeroBelow = (word: unknown) => Object.is(word, -0);

export const whole = (least: number, most: number) =>
  v.pipe(
    v.number(),
    v.integer(),
    v.minValue(least),
    v.maxValue(most),
    v.check((number) => !Object.is(number, -0)),
  );

/** A list whose length is looked at before anything in it. */
export const listOf = <Item extends v.GenericSchema>(item: Item, least: number, most: number) =>
  v.pipe(
    v.custom<unknown[]>((list) => Array.isArray(list) && list.length >= least && list.length <= most),
    v.array(item),
  );

/** What must hold beyond the shape. Valibot's own check also runs on what is out of range, and would throw there. */
export const holding = <Parsed extends v.GenericSchema>(
  schema: Parsed,
  holds: (value: v.InferOutput<Parsed>) => boolean,
) =>
  v.pipe(
    schema,
    v.custom<v.InferOutput<Parsed>>((value) => holds(value as v.InferOutput<Parsed>)),
  );

/** More levels than any game has. */
const LEVELS = 24;

/** Something still to be parsed, which a host can store and copy whatever it is: no database takes thousands of levels. */
export const shallow = v.custom<unknown>((value) => isWithin(value, LEVELS));

function isWithin(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return levels > 0 && Object.values(value).every((part) => isWithin(part, levels - 1));
}
