import type { z } from 'zod';
import type { ApiKeyScope } from './api-key-scopes.ts';
import type { OperationName, PathParam } from './operations.ts';

/** What an operation takes and responds with. */
export interface Endpoint {
  /** The group that the description of the API shows it in. */
  tags: readonly string[];
  summary: string;
  /** `public`: without a session; any other operation asks for one. `admin`: 404 to everybody but operators. */
  access?: 'public' | 'admin';
  /** API keys with any of these may call; without it, none may. */
  scopes?: readonly ApiKeyScope[];
  /** Asks for a session that began a short while ago: whoever holds an older one proves again who they are. */
  recentSignIn?: true;
  params?: z.ZodObject;
  query?: z.ZodObject;
  /** JSON of this schema; or a form, or bytes of any kind, which the handler reads itself. */
  body?: z.ZodType | 'form' | 'bytes';
  /** Takes an `Idempotency-Key`: a second call with the same key and content answers as the first. */
  idempotent?: true;
  /** Its answers carry an `ETag`; who sends it as `If-None-Match` is answered 304 while nothing has changed. */
  etag?: true;
  /** The body of the response with status 200: JSON of this schema, or a file. */
  response: z.ZodType | 'file';
}

/**
 * Endpoints of one resource by operation name, for `satisfies`: a name that OPERATIONS does not know, and a path whose parameters
 * are not declared, do not compile.
 */
export type EndpointsOfResource = {
  [Name in OperationName]?: Endpoint &
    ([PathParam<Name>] extends [never]
      ? { params?: never }
      : { params: z.ZodObject<Record<PathParam<Name>, z.ZodType>> });
};

/** What a caller gives: path parameters, query and body as they are before they are parsed. */
export type InputOf<E extends Endpoint> = (E extends { params: infer Schema extends z.ZodType }
  ? { params: z.input<Schema> }
  : unknown) &
  (E extends { query: infer Schema extends z.ZodType } ? QueryInput<z.input<Schema>> : unknown) &
  (E extends { body: infer Body } ? { body: BodyInput<Body> } : unknown) &
  (E extends { idempotent: true } ? { idempotencyKey?: string | undefined } : unknown);

type QueryInput<Query> = Record<never, never> extends Query ? { query?: Query | undefined } : { query: Query };
type BodyInput<Body> = Body extends z.ZodType ? z.input<Body> : Body extends 'form' ? FormData : string | Uint8Array;

/** The parsed body of the response with status 200; never for files. */
export type ResponseOf<E extends Endpoint> = E['response'] extends infer Schema extends z.ZodType
  ? z.output<Schema>
  : never;
