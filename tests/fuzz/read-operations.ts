/** The part of JSON Schema that requests are made by. */
export interface JsonSchema {
  type?: string | string[];
  /** 'date-time', 'uuid' */
  format?: string;
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

/** An operation of the OpenAPI document. */
export interface Operation {
  /** Of the contract: 'readJob'. */
  name: string;
  method: string;
  /** As the document writes it: `/api/jobs/{id}`. */
  path: string;
  parameters: { in: string; name: string; required?: boolean; schema?: JsonSchema }[];
  /** What it takes: JSON of a schema, a form, bytes of any kind, or nothing. */
  body: { kind: 'json'; schema: JsonSchema } | { kind: 'form' | 'bytes' | 'none' };
  responses: Record<string, { content?: Record<string, { schema?: object }> }>;
}

export interface OpenApiDocument {
  paths: Record<string, Record<string, unknown>>;
}

/** Every operation that the document describes. */
export function readOperations(document: OpenApiDocument): Operation[] {
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, value]) => {
      const described = value as {
        operationId: string;
        parameters?: Operation['parameters'];
        requestBody?: { content: Record<string, { schema?: JsonSchema }> };
        responses: Operation['responses'];
      };
      return {
        name: described.operationId,
        method: method.toUpperCase(),
        path,
        parameters: described.parameters ?? [],
        body: readBody(described.requestBody?.content),
        responses: described.responses,
      };
    }),
  );
}

function readBody(content: Record<string, { schema?: JsonSchema }> | undefined): Operation['body'] {
  if (!content) return { kind: 'none' };
  const schema = content['application/json']?.schema;
  if (schema) return { kind: 'json', schema };
  return { kind: 'multipart/form-data' in content ? 'form' : 'bytes' };
}
