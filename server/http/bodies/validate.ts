import type { FastifySchemaCompiler } from 'fastify';
import type { z } from 'zod';
import { parseRequest } from '../../platform/parse-request.ts';

/** Checks a part of a request with its zod schema; a part that does not fit is refused with each field named. */
export const compileValidator: FastifySchemaCompiler<z.ZodType> =
  ({ schema }) =>
  (value: unknown) => {
    // A body that comes as it was sent is checked by who reads it.
    if (Buffer.isBuffer(value)) return { value };
    try {
      return { value: parseRequest(schema, value) };
    } catch (error) {
      return { error: error as Error };
    }
  };

/** Answers are documented by their schemas, not parsed by them: an answer of 10,000 jobs is written once. */
export const compileSerializer = () => JSON.stringify;
