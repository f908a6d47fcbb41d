import type { JobFunctionId } from '../job-functions/ids.ts';
import { OFFICE_FUNCTIONS } from '../job-functions/office-functions.ts';
import type { Capability } from '../types.ts';

/** Functions that every company has: what is bought for these is bought in any trade. */
const OFFICE: ReadonlySet<JobFunctionId> = new Set(OFFICE_FUNCTIONS.map(({ id }) => id));

/** Whether a kind of offer is for companies of any trade: payroll, contracts, security; not milking machines. */
export function isForAnyCompany({ sectors, buyers: [first] }: Capability): boolean {
  return sectors === 'any' || (first !== undefined && OFFICE.has(first));
}
