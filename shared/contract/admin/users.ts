import { z } from 'zod';
import { transactionsResponse } from '../credits.ts';
import type { EndpointsOfResource } from '../endpoint.ts';
import { pageQuery, pagination, timestamp } from '../responses.ts';
import { id, typedText } from '../text.ts';

/** Why an operator does something: it is kept in the audit log. */
export const reason = typedText(500).min(3, 'Say why, in a few words');
/** Made anew for each thing that is asked for, and sent again with the same one. */
export const requestKey = z.uuid();

const adminUser = z.object({
  id: z.string(),
  email: z.string(),
  username: z.string(),
  /** Who vouches for the address. */
  identity: z.enum(['google', 'local']),
  created_at: timestamp,
  locked_at: timestamp.nullable(),
  /** What can be spent. */
  credits: z.number().int(),
  held: z.number().int(),
  last_used_at: timestamp.nullable(),
  /** That can still be used. */
  sessions: z.number().int(),
  /** That have not ended. */
  open_jobs: z.number().int(),
});
export type AdminUser = z.infer<typeof adminUser>;

const session = z.object({ device: z.string(), created_at: timestamp, last_used_at: timestamp });
const userResponse = z.object({
  success: z.literal(true),
  user: adminUser,
  /** Where the user is signed in, the latest used first. */
  sessions: z.array(session),
  /** The latest twenty. */
  transactions: transactionsResponse.shape.transactions,
});
export type AdminUserResponse = z.infer<typeof userResponse>;

const tags = ['admin'];
const access = 'admin';
const params = z.object({ id });
const reasonBody = z.object({ reason });

export const adminUserEndpoints = {
  listUsers: {
    tags,
    access,
    summary: 'Users by a part of their e-mail address or name, or by their id; the newest first',
    query: pageQuery.extend({ query: typedText(254).optional() }),
    response: z.object({ success: z.literal(true), users: z.array(adminUser), pagination }),
  },
  readUser: { tags, access, summary: 'A user with sessions and credits', params, response: userResponse },
  lockUser: {
    tags,
    access,
    summary: 'Refuse a user everything; what runs for them is cancelled',
    params,
    body: reasonBody,
    response: userResponse,
  },
  unlockUser: { tags, access, summary: 'Let a user in again', params, body: reasonBody, response: userResponse },
  endUserSessions: {
    tags,
    access,
    summary: 'Sign a user out everywhere',
    params,
    response: z.object({ success: z.literal(true), ended: z.number().int() }),
  },
  adjustCredits: {
    tags,
    access,
    summary: 'Give credits, or take some back with a number below zero; the user sees the reason',
    params,
    body: z.object({
      credits: z
        .number()
        .int()
        .min(-1_000_000)
        .max(1_000_000)
        .refine((credits) => credits !== 0, 'Must not be 0'),
      reason,
      key: requestKey,
    }),
    response: z.object({ success: z.literal(true), credits: z.number().int() }),
  },
} satisfies EndpointsOfResource;
