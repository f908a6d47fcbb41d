import type { JobFunctionId } from '../job-functions/ids.ts';
import { OFFICE_FUNCTIONS } from '../job-functions/office-functions.ts';
import type { Capability } from '../types.ts';

/** Of those in offices, the ones that only some trades have. */
const IN_SOME: ReadonlySet<JobFunctionId> = new Set([
  'infrastructure-cloud',
  'devops',
  'software-engineering',
  'data-science',
  'qa-testing',
  'product',
  'lending-credit',
  'underwriting-claims',
  'payments-operations',
  'investment',
]);
/** Functions that every company has: what is bought for these is bought in any trade. */
const OFFICE: ReadonlySet<JobFunctionId> = new Set(
  OFFICE_FUNCTIONS.map(({ id }) => id).filter((id) => !IN_SOME.has(id)),
);

/** Whether a kind of offer is for companies of any trade: payroll, contracts, security; not milking machines. */
export function isForAnyCompany({ sectors, buyers: [first] }: Capability): boolean {
  return sectors === 'any' || (first !== undefined && OFFICE.has(first));
}
