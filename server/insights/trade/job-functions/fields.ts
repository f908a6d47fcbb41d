import type { JobFunctionId } from './ids.ts';

/** Fields whose people sit at one table: who leads one has a say, or knows who has, in what is bought for another. */
const FIELDS: readonly ReadonlySet<JobFunctionId>[] = [
  'production maintenance quality engineering ehs operations packaging-engineering',
  'facilities office-administration real-estate employee-wellbeing hospitality-operations',
  'logistics warehouse supply-chain fleet stores-inventory procurement',
  'it infrastructure-cloud devops software-engineering security data-engineering data-science analytics',
  'hr recruiting learning-development compensation-payroll employee-wellbeing',
  'marketing growth-performance brand content-communications events-management ecommerce',
  'sales sales-operations business-development partnerships key-accounts',
  'customer-support customer-success',
  'finance accounting treasury-tax payments-operations',
  'legal contracts compliance-risk',
  'construction-management site-management architecture-design real-estate',
  'research-development laboratory regulatory quality clinical-operations',
  'agronomy farm-management',
  'teaching school-management admissions',
].map((ids) => new Set(ids.split(' ') as JobFunctionId[]));

/** Functions that buy much of what companies buy, by the table of capabilities. */
export const BUYS_MUCH: ReadonlySet<JobFunctionId> = new Set(
  'operations it procurement marketing hr finance product engineering facilities compliance-risk production logistics brand supply-chain office-administration ecommerce maintenance quality research-development hospitality-operations retail-operations learning-development customer-success strategy'.split(
    ' ',
  ) as JobFunctionId[],
);

/** @returns whether a function sits at one table with one of others */
export function isBeside(field: JobFunctionId, others: ReadonlySet<JobFunctionId>): boolean {
  return FIELDS.some((near) => near.has(field) && [...others].some((one) => near.has(one)));
}
