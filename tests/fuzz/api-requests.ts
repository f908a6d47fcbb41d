import fc from 'fast-check';
import type { FuzzRequest, Pool } from './fuzz-types.ts';
import { hostileJson, hostileString } from './hostile-values.ts';

interface JsonSchema {
  type?: string | string[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
  enum?: unknown[];
  const?: unknown;
  minItems?: number;
  maxItems?: number;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
}

export interface Operation {
  /** Of the contract: 'readJob'. */
  name: string;
  method: string;
  /** As the document writes it: `/api/jobs/{id}`. */
  path: string;
  parameters: { in: string; name: string; required?: boolean; schema?: JsonSchema }[];
  body?: JsonSchema;
  responses: Record<string, { content?: Record<string, { schema?: object }> }>;
}

interface OpenApiDocument {
  paths: Record<string, Record<string, unknown>>;
}

/** Every operation that the document describes. */
export function readOperations(document: OpenApiDocument): Operation[] {
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, value]) => {
      const described = value as {
        operationId: string;
        parameters?: Operation['parameters'];
        requestBody?: { content?: Record<string, { schema?: JsonSchema }> };
        responses: Operation['responses'];
      };
      const body = described.requestBody?.content?.['application/json']?.schema;
      return {
        name: described.operationId,
        method: method.toUpperCase(),
        path,
        parameters: described.parameters ?? [],
        ...(body && { body }),
        responses: described.responses,
      };
    }),
  );
}

/** Requests to one operation: about half of what is in them fits its schema, so that they get past the first check. */
export function apiRequest(operation: Operation, pool: Pool): fc.Arbitrary<FuzzRequest> {
  const parameters = operation.parameters.filter((parameter) => parameter.in !== 'header');
  const values = parameters.map((parameter) =>
    fc.oneof(
      {
        weight: 3,
        arbitrary:
          parameter.in === 'path'
            ? knownId(pool)
            : named(parameter.name, parameter.schema ?? {}, pool, false).map(String),
      },
      { weight: 3, arbitrary: hostileString.map(mostlyShort) },
      { weight: parameter.required ? 0 : 2, arbitrary: fc.constant(undefined) },
    ),
  );
  return fc
    .record({
      values: fc.tuple(...values),
      extraQuery: fc.option(fc.tuple(hostileString.map(mostlyShort), hostileString.map(mostlyShort)), { freq: 10 }),
      body: operation.body
        ? body(operation.body, pool)
        : fc.option(
            hostileJson.map((value) => JSON.stringify(value)),
            { freq: 5 },
          ),
      contentType: fc.oneof(
        { weight: 12, arbitrary: fc.constant('application/json') },
        {
          weight: 1,
          arbitrary: fc.constantFrom('text/plain', 'multipart/form-data', 'application/x-www-form-urlencoded', 'x', ''),
        },
      ),
      headers: hostileHeaders,
      signedIn: fc.integer({ min: 0, max: 9 }).map((roll) => roll > 0),
    })
    .map(({ values, extraQuery, body, contentType, headers, signedIn }) => {
      let path = operation.path;
      const query: string[] = [];
      parameters.forEach((parameter, index) => {
        const value = values[index];
        if (parameter.in === 'path') path = path.replace(`{${parameter.name}}`, encode(String(value)));
        else if (value !== undefined) query.push(`${parameter.name}=${encode(String(value))}`);
      });
      if (extraQuery) query.push(extraQuery.map(encode).join('='));
      return {
        kind: 'api' as const,
        operation: operation.name,
        method: operation.method,
        path: (query.length > 0 ? `${path}?${query.join('&')}` : path).slice(0, 30_000),
        headers: { ...headers, ...(body !== null && contentType !== '' && { 'content-type': contentType }) },
        body: body ?? undefined,
        signedIn,
      };
    });
}

const headerText = hostileString.map((text) => text.replace(/[^\x20-\x7e]/g, '?').slice(0, 2_000));
const hostileHeaders: fc.Arbitrary<Record<string, string>> = fc.oneof(
  { weight: 5, arbitrary: fc.constant({}) },
  {
    weight: 1,
    arbitrary: fc
      .tuple(
        fc.constantFrom(
          'idempotency-key',
          'x-request-id',
          'origin',
          'accept-encoding',
          'x-forwarded-for',
          'x-razorpay-signature',
          'range',
          'if-none-match',
          'traceparent',
          'authorization',
        ),
        headerText,
      )
      .map(([name, value]) => ({ [name]: value })),
  },
);

function body(schema: JsonSchema, pool: Pool): fc.Arbitrary<string> {
  return fc.oneof(
    { weight: 6, arbitrary: fitting(schema, pool, true).map((value) => JSON.stringify(value) ?? '') },
    { weight: 2, arbitrary: hostileJson.map((value) => JSON.stringify(value)) },
    { weight: 1, arbitrary: hostileString },
  );
}

/**
 * Values of a schema.
 * @param spoil puts something hostile in the place of a part now and then
 */
function fitting(schema: JsonSchema, pool: Pool, spoil = false): fc.Arbitrary<unknown> {
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
      return fc.oneof(hostileString, fc.string({ maxLength: Math.min(schema.maxLength ?? 40, 40) }));
    default:
      return hostileJson;
  }
}

/** Some names say what would be accepted. */
function named(name: string, schema: JsonSchema, pool: Pool, spoil: boolean): fc.Arbitrary<unknown> {
  const known = pool.valuesOf(name);
  const any = fitting(schema, pool, spoil);
  return known.length === 0
    ? any
    : fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...known) }, { weight: 1, arbitrary: any });
}

/** Node itself refuses what is longer than 16 KB in path and headers: one in eight of the long ones is enough to see that. */
function mostlyShort(text: string): string {
  return text.length % 8 === 0 ? text : text.slice(0, 3_000);
}

function knownId(pool: Pool): fc.Arbitrary<string> {
  const ids = pool.valuesOf('id').map(String);
  return ids.length > 0 ? fc.constantFrom(...ids) : fc.uuid();
}

/** Lone surrogates cannot be written in UTF-8: they become the replacement character, as in a browser. */
function encode(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}
