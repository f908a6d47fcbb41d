import type { SwaggerTransformObject } from '@fastify/swagger';
import type { Endpoint } from '../../../shared/contract/endpoint.ts';
import { endpoints } from '../../../shared/contract/endpoints.ts';
import { exampleOf, type JsonSchema } from './example-of.ts';
import { explainOperation } from './explain-operation.ts';

const BYTES = { type: 'string', format: 'binary' } as const;
const FORM = { 'multipart/form-data': { schema: { type: 'object', properties: { file: BYTES } } } } as const;
/** A file may be JSON too: nothing is said of what is in it. */
const ANY = { '*/*': { schema: {} } } as const;
const IF_NONE_MATCH = { in: 'header', name: 'If-None-Match', required: false, schema: { type: 'string' } } as const;
const UNCHANGED = { description: 'Nothing has changed since the answer that had this ETag' } as const;
const IDEMPOTENCY_KEY = { in: 'header', name: 'Idempotency-Key', required: false, schema: { type: 'string' } } as const;

interface Content {
  content?: Record<string, { schema?: JsonSchema; example?: unknown }>;
}
interface Described {
  operationId?: string;
  description?: string;
  parameters?: object[];
  requestBody?: Content;
  responses?: Record<string, Content>;
}

/**
 * Adds to the description of the API what no schema checks: bodies that are forms or bytes, files that are answered, headers; who may
 * call, and examples.
 */
export const describeOperations: SwaggerTransformObject = (document) => {
  const { openapiObject: api } = document as Extract<typeof document, { openapiObject: unknown }>;
  for (const path of Object.values(api.paths ?? {})) {
    for (const operation of Object.values(path ?? {}) as Described[]) {
      const endpoint: Endpoint | undefined = endpoints[operation.operationId as keyof typeof endpoints];
      if (endpoint) describeOperation(operation, endpoint);
    }
  }
  return api;
};

function describeOperation(operation: Described, endpoint: Endpoint): void {
  operation.description = explainOperation(endpoint);
  if (endpoint.body === 'form') operation.requestBody = { ...{ required: true }, content: FORM };
  if (endpoint.body === 'bytes') operation.requestBody = { ...{ required: true }, content: ANY };
  if (endpoint.idempotent) operation.parameters = [...(operation.parameters ?? []), IDEMPOTENCY_KEY];
  if (endpoint.etag) {
    operation.parameters = [...(operation.parameters ?? []), IF_NONE_MATCH];
    operation.responses = { ...operation.responses, '304': UNCHANGED as Content };
  }
  if (endpoint.response === 'file') {
    operation.responses = { '200': { ...{ description: 'A file' }, content: ANY }, ...operation.responses };
  }
  addExample(operation.requestBody, true);
  addExample(operation.responses?.['200'], false);
}

/** @param asked what callers send: what may be left out is */
function addExample(described: Content | undefined, asked: boolean): void {
  const media = described?.content?.['application/json'];
  if (media?.schema) media.example = exampleOf(media.schema, { asked });
}
