import { z } from 'zod';

/** Servers differ in whether they read the schema that is sent beside the prompt, so it stands in the prompt too. */
export function describeAnswer(schema: z.ZodType): string {
  return `Answer with one JSON object and nothing else. It has to fit this JSON schema:\n${JSON.stringify(jsonSchemaOf(schema))}`;
}

/** Schemas are made once and asked with often. */
const written = new WeakMap<z.ZodType, Record<string, unknown>>();

/** What the answer has to be, as JSON schema. */
export function jsonSchemaOf(schema: z.ZodType): Record<string, unknown> {
  const known = written.get(schema) ?? writeJsonSchema(schema);
  written.set(schema, known);
  return known;
}

/** In the dialect that servers accept in strict mode: every field required, no defaults. */
function writeJsonSchema(schema: z.ZodType): Record<string, unknown> {
  const { $schema: _dialect, ...plain } = z.toJSONSchema(schema, {
    target: 'draft-7',
    io: 'output',
    override: ({ jsonSchema }) => {
      delete jsonSchema.default;
    },
  });
  return plain;
}
