import type { Operator } from '../../../accounts/find-operator.ts';
import type { OperatorContext } from '../../../admin/operator-context.ts';

/** Who asks, and in which request, for the audit log. */
export function contextOf({ operator, id }: { operator: Operator; id: string }): OperatorContext {
  return { operator, requestId: id };
}
