import type { SwaggerTransformObject } from '@fastify/swagger';
import type { Endpoint } from '../../shared/contract/endpoint.ts';
import { endpoints } from '../../shared/contract/endpoints.ts';

const BYTES = { type: 'string', format: 'binary' } as const;
const FORM = { 'multipart/form-data': { schema: { type: 'object', properties: { file: BYTES } } } } as const;
/** A file may be JSON too: nothing is said of what is in it. */
const ANY = { '*/*': { schema: {} } } as const;
const IDEMPOTENCY_KEY = { in: 'header', name: 'Idempotency-Key', required: false, schema: { type: 'string' } } as const;

interface Described {
  operationId?: string;
  parameters?: object[];
  requestBody?: object;
  responses?: Record<string, object>;
}

/** Adds to the description of the API what no schema checks: bodies that are forms or bytes, files that are answered, headers. */
export const describeFiles: SwaggerTransformObject = (document) => {
  const { openapiObject: api } = document as Extract<typeof document, { openapiObject: unknown }>;
  for (const path of Object.values(api.paths ?? {})) {
    for (const operation of Object.values(path ?? {}) as Described[]) {
      const endpoint: Endpoint | undefined = endpoints[operation.operationId as keyof typeof endpoints];
      if (!endpoint) continue;
      if (endpoint.body === 'form') operation.requestBody = { required: true, content: FORM };
      if (endpoint.body === 'bytes') operation.requestBody = { required: true, content: ANY };
      if (endpoint.idempotent) operation.parameters = [...(operation.parameters ?? []), IDEMPOTENCY_KEY];
      if (endpoint.response !== 'file') continue;
      operation.responses = { '200': { description: 'A file', content: ANY }, ...operation.responses };
    }
  }
  return api;
};
