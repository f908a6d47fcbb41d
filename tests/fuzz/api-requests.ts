import fc from 'fast-check';
import type { FuzzRequest, Pool } from './fuzz-types.ts';
import { hostileJson, hostileString } from './hostile-values.ts';
import type { Operation } from './read-operations.ts';
import { fitting, named } from './schema-values.ts';

/**
 * Requests to one operation: about half of what is in them fits its schema, so that they get past the first check; a quarter of them fits
 * wholly, so that there is something for the others to name.
 */
export function apiRequest(operation: Operation, pool: Pool): fc.Arbitrary<FuzzRequest> {
  return fc.oneof(
    { weight: 3, arbitrary: requestOf(operation, pool, true) },
    { weight: 1, arbitrary: requestOf(operation, pool, false) },
  );
}

/** @param spoil puts something hostile into it */
function requestOf(operation: Operation, pool: Pool, spoil: boolean): fc.Arbitrary<FuzzRequest> {
  const parameters = operation.parameters.filter((parameter) => parameter.in !== 'header');
  const values = parameters.map((parameter) =>
    fc.oneof(
      {
        weight: 3,
        arbitrary:
          parameter.in === 'path' && /id$/.test(parameter.name)
            ? knownId(pool, operation.path, parameter.name)
            : named(parameter.name, parameter.schema ?? {}, pool, false).map(String),
      },
      { weight: spoil ? 3 : 0, arbitrary: hostileString.map(mostlyShort) },
      { weight: parameter.required ? 0 : 2, arbitrary: fc.constant(undefined) },
    ),
  );
  return fc
    .record({
      values: fc.tuple(...values),
      extraQuery: spoil
        ? fc.option(fc.tuple(hostileString.map(mostlyShort), hostileString.map(mostlyShort)), { freq: 10 })
        : fc.constant(null),
      body: bodyOf(operation, pool, spoil),
      contentType: fc.oneof(
        { weight: 12, arbitrary: fc.constant('application/json') },
        {
          weight: spoil ? 1 : 0,
          arbitrary: fc.constantFrom('text/plain', 'multipart/form-data', 'application/x-www-form-urlencoded', 'x', ''),
        },
      ),
      headers: spoil ? hostileHeaders : fc.constant({}),
      signedIn: fc.integer({ min: 0, max: 9 }).map((roll) => roll > 0),
      versioned: fc.integer({ min: 0, max: 2 }).map((roll) => roll === 0),
    })
    .map(({ values, extraQuery, body, contentType, headers, signedIn, versioned }) => {
      // Programs call the same under another address.
      let path = versioned ? operation.path.replace(/^\/api\//, '/api/v1/') : operation.path;
      const query: string[] = [];
      parameters.forEach((parameter, index) => {
        const value = values[index];
        if (parameter.in === 'path') path = path.replace(`{${parameter.name}}`, encodeSegment(String(value)));
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

function bodyOf({ body }: Operation, pool: Pool, spoil: boolean): fc.Arbitrary<string | null> {
  const any = hostileJson.map((value) => JSON.stringify(value));
  if (body.kind !== 'json') return fc.option(any, { freq: body.kind === 'none' ? 5 : 1 });
  if (!spoil) return fitting(body.schema, pool).map((value) => JSON.stringify(value));
  return fc.oneof(
    { weight: 6, arbitrary: fitting(body.schema, pool, true).map((value) => JSON.stringify(value) ?? '') },
    { weight: 2, arbitrary: any },
    { weight: 1, arbitrary: hostileString },
  );
}

/** Node itself refuses what is longer than 16 KB in path and headers: one in eight of the long ones is enough to see that. */
function mostlyShort(text: string): string {
  return text.length % 8 === 0 ? text : text.slice(0, 3_000);
}

/** Ids of what the path speaks of: `/api/jobs/{id}` of jobs. */
function knownId(pool: Pool, path: string, name: string): fc.Arbitrary<string> {
  const kind =
    path
      .slice(0, path.indexOf(`/{${name}}`))
      .split('/')
      .at(-1) ?? '';
  // Answers speak of `keys` where the path says `api-keys`.
  const last = kind.split('-').at(-1) ?? '';
  const one = kind.replace(/ies$/, 'y').replace(/e?s$/, '');
  const names = [name, kind, last, one, `${one}_id`].filter((each) => each !== 'id');
  const ids = names.flatMap((each) => pool.valuesOf(each)).map(String);
  return ids.length > 0 ? fc.constantFrom(...ids) : fc.uuid();
}

/** Lone surrogates cannot be written in UTF-8: they become the replacement character, as in a browser. */
function encode(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}

/** What would make it another path is sent by raw requests. */
function encodeSegment(text: string): string {
  return /^\.{0,2}$/.test(text) ? '_' : encode(text);
}
