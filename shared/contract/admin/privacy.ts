import { z } from 'zod';
import type { EndpointsOfResource } from '../endpoint.ts';
import { forgetRequest, forgottenData, keptData, PRIVACY_WISHES, personGiven } from '../privacy.ts';
import { done, pageQuery, pagination, timestamp } from '../responses.ts';
import { id } from '../text.ts';

export const PRIVACY_DECISIONS = ['answer', 'leave_out', 'forget', 'refuse'] as const;
export type PrivacyDecision = (typeof PRIVACY_DECISIONS)[number];

const privacyRequest = z.object({
  id: z.string(),
  created_at: timestamp,
  wants: z.enum(PRIVACY_WISHES),
  state: z.enum(['with_operator', 'answered', 'refused']),
  /** Null once it is closed. */
  email: z.string().nullable(),
  linkedin_url: z.string().nullable(),
  /** Whether what is kept of the profile names the address. */
  proven: z.boolean(),
  left_out: z.boolean(),
  closed_at: timestamp.nullable(),
});
export type PrivacyRequest = z.infer<typeof privacyRequest>;

const waitingMail = z.object({
  id: z.string(),
  created_at: timestamp,
  recipient: z.string(),
  subject: z.string(),
  body: z.string(),
  /** Why the last attempt to send it failed; null without one. */
  trouble: z.string().nullable(),
});

export type WaitingMail = z.infer<typeof waitingMail>;

const tags = ['admin'];
const access = 'admin' as const;
const success = z.literal(true);
export const adminPrivacyEndpoints = {
  listPrivacyRequests: {
    tags,
    access,
    summary: 'What people ask about themselves, newest first',
    query: pageQuery,
    response: z.object({ success, requests: z.array(privacyRequest), pagination }),
  },
  decidePrivacyRequest: {
    tags,
    access,
    summary: 'Decide a request; the person is told by e-mail',
    params: z.object({ id }),
    body: z.object({ decision: z.enum(PRIVACY_DECISIONS) }),
    response: done,
  },
  lookUpKeptData: {
    tags,
    access,
    summary: 'What is kept about a person, for all users',
    body: personGiven,
    response: z.object({ success, kept: keptData }),
  },
  forgetPersonForAll: {
    tags,
    access,
    summary: 'Forget a person for all users',
    body: forgetRequest,
    response: z.object({ success, forgotten: forgottenData }),
  },
  listWaitingMails: {
    tags,
    access,
    summary: 'Mails that were not sent: all of them, without an SMTP server',
    query: pageQuery,
    response: z.object({
      success,
      /** Whether an SMTP server is configured. */
      sends: z.boolean(),
      mails: z.array(waitingMail),
      pagination,
    }),
  },
  deleteWaitingMail: {
    tags,
    access,
    summary: 'Take a mail off the list: sent by hand, or not to be sent',
    params: z.object({ id }),
    response: done,
  },
} satisfies EndpointsOfResource;
