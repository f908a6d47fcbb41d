import { type Span, withoutSpans } from '../trade/customer-spans.ts';
import { findFunctions } from '../trade/job-functions/find-functions.ts';
import type { JobFunctionId } from '../trade/job-functions/ids.ts';

/** Named by words that offers of any kind have: 'software', 'controllers', 'billing', 'engineering'. */
const OF_ANY_OFFER: ReadonlySet<JobFunctionId> = new Set([
  ...(['software-engineering', 'engineering', 'production', 'operations', 'product', 'design', 'quality'] as const),
  ...(['finance', 'treasury-tax', 'sales', 'customer-success', 'customer-support', 'consulting'] as const),
  ...(['general-management', 'founder', 'student', 'job-seeker', 'retired', 'journalism', 'it'] as const),
]);
const MOST = 2;

/**
 * The fields of work that a description of an offer names: 'security audits' is for who is in charge of security.
 * @param customers stretches that speak of customers, which name theirs
 */
export function readOfferFields(text: string, customers: readonly Span[]): readonly JobFunctionId[] {
  return findFunctions(withoutSpans(text, customers))
    .filter((id) => !OF_ANY_OFFER.has(id))
    .slice(0, MOST);
}
