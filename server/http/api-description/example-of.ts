import { EMPTY_NAMES, SAMPLE_KEYS, SAMPLE_VALUES } from './sample-values.ts';

/** As much of JSON Schema as the contract's schemas are written in. */
export interface JsonSchema {
  type?: string | readonly string[];
  const?: unknown;
  enum?: readonly unknown[];
  default?: unknown;
  format?: string;
  minimum?: number;
  minItems?: number;
  properties?: Record<string, JsonSchema>;
  required?: readonly string[];
  additionalProperties?: JsonSchema | boolean;
  propertyNames?: JsonSchema;
  items?: JsonSchema;
  anyOf?: readonly JsonSchema[];
  oneOf?: readonly JsonSchema[];
  allOf?: readonly JsonSchema[];
}

interface Place {
  /** The name of the property that it stands in. */
  name?: string;
  /** What callers send: what has a default, or may be left out, is. */
  asked: boolean;
}

const TIME = '2026-11-22T09:30:00.000Z';

/** An example of what fits a schema, made of sample values by the names of properties. A test holds all of them to their schemas. */
export function exampleOf(schema: JsonSchema, place: Place): unknown {
  const { name = '', asked } = place;
  if ('const' in schema) return schema.const;
  if (schema.enum) return schema.enum.includes(SAMPLE_VALUES[name]) ? SAMPLE_VALUES[name] : schema.enum[0];
  const options = schema.anyOf ?? schema.oneOf ?? typesOf(schema);
  if (options) {
    const isEmpty = EMPTY_NAMES.has(name) && options.some(({ type }) => type === 'null');
    return exampleOf(options.find(({ type }) => (type === 'null') === isEmpty) ?? options[0] ?? {}, place);
  }
  if (schema.allOf) return Object.assign({}, ...schema.allOf.map((part) => exampleOf(part, place)));
  switch (schema.type) {
    case 'object':
      return exampleOfObject(schema, place);
    case 'array': {
      const isEmpty = EMPTY_NAMES.has(name) && !schema.minItems;
      return isEmpty || !schema.items ? [] : [exampleOf(schema.items, { name, asked })];
    }
    case 'string':
      return exampleOfText(schema, name);
    case 'integer':
    case 'number':
      return typeof SAMPLE_VALUES[name] === 'number' ? SAMPLE_VALUES[name] : (schema.minimum ?? 0);
    case 'boolean':
      return SAMPLE_VALUES[name] === true;
    case 'null':
      return null;
    default:
      return SAMPLE_VALUES[name] ?? {};
  }
}

/** A schema of each type, where there are several. */
function typesOf(schema: JsonSchema): readonly JsonSchema[] | undefined {
  return Array.isArray(schema.type) ? schema.type.map((type) => ({ ...schema, type })) : undefined;
}

function exampleOfObject(schema: JsonSchema, { name = '', asked }: Place): Record<string, unknown> {
  const { properties = {}, required = [], additionalProperties, propertyNames } = schema;
  const shown = Object.entries(properties).filter(([key]) => !asked || required.includes(key) || shownWhenAsked(key));
  const example = Object.fromEntries(shown.map(([key, property]) => [key, exampleOf(property, { name: key, asked })]));
  if (typeof additionalProperties !== 'object' || shown.length > 0) return example;
  const keys = propertyNames?.enum ?? [];
  const key = String(SAMPLE_KEYS[name] ?? keys[0] ?? 'name');
  return { [key]: exampleOf(additionalProperties, { name: key, asked }) };
}

/** Optional fields that a call hardly makes sense without. */
function shownWhenAsked(key: string): boolean {
  return key === 'linkedin_url' || key === 'columns';
}

function exampleOfText({ format }: JsonSchema, name: string): string {
  if (format === 'date-time') return TIME;
  if (format === 'uuid') return String(SAMPLE_VALUES.id);
  if (format === 'date') return TIME.slice(0, 10);
  const sample = SAMPLE_VALUES[name];
  return typeof sample === 'string' ? sample : 'text';
}
