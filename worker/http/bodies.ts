// Parsing what comes from outside: parameters, questions and bodies, each by its schema.
import { validator } from 'hono/validator';
import * as v from 'valibot';
import { refused } from './refusals.ts';

export const body = <Schema extends v.GenericSchema>(schema: Schema) => parsed('json', schema);
export const param = <Schema extends v.GenericSchema>(schema: Schema) => parsed('param', schema);
export const query = <Schema extends v.GenericSchema>(schema: Schema) => parsed('query', schema);

function parsed<Target extends 'json' | 'param' | 'query', Schema extends v.GenericSchema>(
  target: Target,
  schema: Schema,
) {
  return validator(target, (value, context) => {
    const result = v.safeParse(schema, value);
    return result.success ? result.output : refused(context, target === 'param' ? 'not-found' : 'malformed');
  });
}
