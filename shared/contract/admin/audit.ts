import { z } from 'zod';
import type { EndpointsOfResource } from '../endpoint.ts';
import { pageQuery, pagination, timestamp } from '../responses.ts';
import { day, typedText } from '../text.ts';

/** Which lines of the audit log; what is left empty does not narrow them. */
const auditFilter = z.object({
  /** A part of the operator's e-mail address, a user's id, or `doctor` or `system`. */
  actor: typedText(254).optional(),
  /** Subject and what was done to it: `user.locked`; or the first part alone. */
  action: typedText(90).optional(),
  /** The id of what it was done to. */
  subject: typedText(300).optional(),
  since: day.optional(),
  /** The last day, itself included. */
  until: day.optional(),
});

const auditLine = z.object({
  id: z.string(),
  created_at: timestamp,
  actor: z.object({ kind: z.enum(['user', 'operator', 'doctor', 'system']), id: z.string().nullable() }),
  action: z.string(),
  subject: z.object({ kind: z.string(), id: z.string() }),
  details: z.record(z.string(), z.unknown()),
  request_id: z.string().nullable(),
});
export type AuditLine = z.infer<typeof auditLine>;

export const auditEndpoints = {
  listAudit: {
    tags: ['admin'],
    access: 'admin',
    summary: 'Who did what, newest first',
    query: pageQuery.extend(auditFilter.shape),
    response: z.object({ success: z.literal(true), lines: z.array(auditLine), pagination }),
  },
  exportAudit: {
    tags: ['admin'],
    access: 'admin',
    summary: 'The same lines as a csv file',
    query: auditFilter,
    response: 'file',
  },
} satisfies EndpointsOfResource;
