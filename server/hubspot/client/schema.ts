import { z } from 'zod';
import { list, text } from '../../providers/client/lenient-fields.ts';

/*
 * HubSpot's answers. Sources: developers.hubspot.com, "Error handling" (any field of an error may be missing), "CRM API: contacts",
 * "Properties", and the reference of `POST /crm/v3/objects/contacts/batch/upsert`.
 */

const texts = z
  .unknown()
  .optional()
  .transform((value) =>
    (Array.isArray(value) ? value : [value])
      .filter((one) => typeof one === 'string')
      .slice(0, 100)
      .map((one) => one.slice(0, 200)),
  );

/** What an error is about; each a list of texts, or a text. */
const context = z
  .object({ objectWriteTraceId: texts, propertyName: texts, requiredScopes: texts, missingScopes: texts })
  .optional()
  .catch(undefined);

const detail = z.object({ code: text, message: text, context });

/** An error, of a whole call or of one record in it. */
export const hubspotError = z.object({
  category: text,
  message: text,
  policyName: text,
  context,
  errors: list(detail),
});
export type ErrorAnswer = z.infer<typeof hubspotError>;

/** What is told about a property that does not fit, as JSON in a message. */
export const propertyFaults = z.array(z.object({ name: text, error: text }));

/** An upsert, with what was refused when only some was taken (207). */
export const upsertAnswer = z.object({
  results: z.array(z.object({ id: z.string(), objectWriteTraceId: text })).max(100),
  errors: list(hubspotError),
});
export type UpsertAnswer = z.infer<typeof upsertAnswer>;

const property = z.object({
  name: z.string(),
  type: z.string(),
  hasUniqueValue: z.boolean().optional().catch(undefined),
  calculated: z.boolean().optional().catch(undefined),
  modificationMetadata: z
    .object({ readOnlyValue: z.boolean().optional().catch(undefined) })
    .optional()
    .catch(undefined),
});
export type ContactProperty = z.infer<typeof property>;

/** All contact properties of the account. */
export const propertiesAnswer = z.object({ results: z.array(property) });
