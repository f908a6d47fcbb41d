import { hashFeature } from '../../server/text-classifier/hash-feature.ts';
import { COMPANY_NAMES, type CompanyNames } from '../../server/vocabulary/companies/find-company.ts';

/** One of so many names is known while something is learned. */
const KEPT = 3;

/**
 * A third of the product's names of companies. Who annotates queries thinks of companies that everybody knows; what is
 * learned has to hold for those that no table has, too.
 */
export const SOME_COMPANY_NAMES: CompanyNames = {
  kindOf: (words) => (hashFeature(words) % KEPT === 0 ? COMPANY_NAMES.kindOf(words) : undefined),
  mayContinue: COMPANY_NAMES.mayContinue,
};
