import fc from 'fast-check';
import type { Pool } from './fuzz-types.ts';
import { hostileJson, hostileString } from './hostile-values.ts';
import type { JsonSchema } from './read-operations.ts';

/**
 * Values of a schema.
 * @param spoil puts something hostile in the place of a part now and then
 */
export function fitting(schema: JsonSchema, pool: Pool, spoil = false): fc.Arbitrary<unknown> {
  const exact = exactly(schema, pool, spoil);
  return spoil ? fc.oneof({ weight: 5, arbitrary: exact }, { weight: 1, arbitrary: hostileJson }) : exact;
}

function exactly(schema: JsonSchema, pool: Pool, spoil: boolean): fc.Arbitrary<unknown> {
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map((choice) => fitting(choice, pool, spoil)));
  if (schema.allOf?.[0]) return fitting(schema.allOf[0], pool, spoil);
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type;
  switch (type) {
    case 'object':
      return fc.record(
        Object.fromEntries(
          Object.entries(schema.properties ?? {}).map(([name, part]) => [name, named(name, part, pool, spoil)]),
        ),
        { requiredKeys: schema.required ?? [] },
      );
    case 'array':
      return fc.array(fitting(schema.items ?? {}, pool, spoil), { minLength: schema.minItems ?? 0, maxLength: 6 });
    case 'integer':
    case 'number':
      return fc.integer({ min: Math.max(schema.minimum ?? -5, -1e6), max: Math.min(schema.maximum ?? 1e6, 1e6) });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'string':
      return spoil ? fc.oneof(hostileString, plainText(schema)) : plainText(schema);
    default:
      return hostileJson;
  }
}

/** Some names say what would be accepted. */
export function named(name: string, schema: JsonSchema, pool: Pool, spoil: boolean): fc.Arbitrary<unknown> {
  const known = pool.valuesOf(name);
  const any = fitting(schema, pool, spoil);
  return known.length === 0
    ? any
    : fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...known) }, { weight: 1, arbitrary: any });
}

/** What a string of this format looks like when nobody means harm. */
function plainText({ format, maxLength = 40 }: JsonSchema): fc.Arbitrary<string> {
  if (format === 'uuid') return fc.uuid();
  if (format === 'date-time') return fc.constantFrom('2099-01-01T00:00:00.000Z', '2020-01-01T00:00:00.000Z');
  return fc.oneof(fc.constant('Some words'.slice(0, maxLength)), fc.string({ maxLength: Math.min(maxLength, 40) }));
}
