import { z } from 'zod';
import type { EndpointsOfResource } from './endpoint.ts';
import { timestamp } from './responses.ts';
import { plainText } from './text.ts';

/** What is kept about a person, in kinds: no values. */
export const keptData = z.object({
  /** Enrichments and answers of sources. */
  records: z.number().int(),
  /** Users who have them. */
  users: z.number().int(),
  kinds: z.array(z.string()),
  sources: z.array(z.object({ source: z.string(), last_at: timestamp })),
  first_at: timestamp.nullable(),
  last_at: timestamp.nullable(),
});
export type KeptData = z.infer<typeof keptData>;

/** Whom it is about: a profile, or everybody whose data names the address. */
export const personGiven = z.union([
  z.strictObject({ linkedin_url: plainText(4_000) }),
  z.strictObject({ email: plainText(400) }),
]);
export type PersonGiven = z.infer<typeof personGiven>;

/** `suppress`: and list them as not to be processed from now on. */
export const forgetRequest = z.object({ person: personGiven, suppress: z.boolean().default(false) });

export const forgottenData = z.object({
  jobs: z.number().int(),
  source_answers: z.number().int(),
  feedback: z.number().int(),
  users: z.number().int(),
  /** What stays: entries of the ledger, which name nobody. */
  ledger_entries: z.number().int(),
  suppressed: z.boolean(),
});
export type ForgottenData = z.infer<typeof forgottenData>;

export const PRIVACY_WISHES = ['access', 'leave_out'] as const;
export type PrivacyWish = (typeof PRIVACY_WISHES)[number];

const submitRequest = z.object({
  email: plainText(400),
  /** The profile they say is theirs. */
  linkedin_url: plainText(4_000).optional(),
  wants: z.enum(PRIVACY_WISHES),
});
const confirmRequest = z.object({ token: plainText(500).min(1) });
const confirmResponse = z.object({
  success: z.literal(true),
  wants: z.enum(PRIVACY_WISHES),
  /** What is kept under the address that was proven. */
  kept: keptData.omit({ users: true }),
  /** The address, and profiles that name it, are not processed from now on. */
  left_out: z.boolean(),
  /** Whoever runs this installation looks at the rest of it, and answers by e-mail. */
  with_operator: z.boolean(),
});
export type ConfirmPrivacyResponse = z.infer<typeof confirmResponse>;

const tags = ['privacy'];
export const privacyEndpoints = {
  forgetPerson: {
    tags,
    summary: 'Forget a person: jobs, values and what sources said',
    body: forgetRequest,
    response: z.object({ success: z.literal(true), forgotten: forgottenData }),
  },
  submitPrivacyRequest: {
    tags,
    access: 'public',
    summary: 'Ask what is kept about oneself, or to be left out; a mail brings the link that confirms it',
    body: submitRequest,
    response: z.object({ success: z.literal(true) }),
  },
  confirmPrivacyRequest: {
    tags,
    access: 'public',
    summary: 'Confirm a request by the token of the mail',
    body: confirmRequest,
    response: confirmResponse,
  },
} satisfies EndpointsOfResource;
