import type { Operator } from '../accounts/find-operator.ts';
import type { AuditActor } from '../audit-log/record-audit.ts';

/** Who asks for what is done in the admin area, and in which request. */
export interface OperatorContext {
  operator: Operator;
  requestId: string;
}

/** What every line of the audit log about it begins with. */
export function auditedBy({ operator, requestId }: OperatorContext): { actor: AuditActor; requestId: string } {
  return { actor: { kind: 'operator', email: operator.email }, requestId };
}
