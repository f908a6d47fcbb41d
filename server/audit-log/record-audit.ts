import { sql, type Transaction } from 'kysely';
import { storableJson } from '../platform/database/storable-json.ts';
import type { DB } from '../platform/database/tables.ts';

/** Who did it: a user by their id, an operator by their e-mail address, `npm run doctor -- --repair`, or Leadlight by itself. */
export type AuditActor =
  | { kind: 'user'; id: string }
  | { kind: 'operator'; email: string }
  | { kind: 'doctor' }
  | { kind: 'system' };

export interface AuditEntry {
  actor: AuditActor;
  /** Subject and what was done to it, in the past: 'user.locked'. */
  action: `${string}.${string}`;
  subject: { kind: string; id: string };
  /** What else is needed to understand it: ids, numbers, the reason given. No personal data where ids do. */
  details?: Readonly<Record<string, unknown>> | undefined;
  /** Of the request that asked for it. */
  requestId?: string | undefined;
}

/** Adds a line to the audit log, in the transaction of the change: both are there, or neither. */
export async function recordAudit(tx: Transaction<DB>, entry: AuditEntry): Promise<void> {
  const { actor, action, subject, details = {}, requestId } = entry;
  await sql`
    INSERT INTO audit_log (actor_kind, actor_id, action, subject_kind, subject_id, details, request_id)
    VALUES (${actor.kind}, ${nameOf(actor)}, ${action}, ${subject.kind}, ${subject.id},
      ${storableJson(details)}::jsonb, ${requestId ?? null})`.execute(tx);
}

function nameOf(actor: AuditActor): string | null {
  if (actor.kind === 'user') return actor.id;
  return actor.kind === 'operator' ? actor.email : null;
}
