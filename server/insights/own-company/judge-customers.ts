import type { SectorId } from '../trade/sectors/ids.ts';
import { type CustomerText, customerFeatures } from './customer-features.ts';
import { isCustomer, readCustomerOdds } from './customer-odds.ts';
import type { LikelyCustomers } from './likely-customers.ts';
import type { NamedCustomers } from './read-customers.ts';

/**
 * Which of the kinds of companies that rules take for customers are some: who cuts 'doctor blades' sells to no practices, the
 * 'two-day workshops' of a trainer are no repair shops, and 'the papers that tax offices want' are for others.
 */
export function judgeCustomers(read: CustomerText, likely: LikelyCustomers): ReadonlyMap<SectorId, NamedCustomers> {
  return new Map(
    [...read.named].filter(([id, { isGuess = false }]) =>
      isCustomer(readCustomerOdds(customerFeatures(read, id, likely)), isGuess),
    ),
  );
}
