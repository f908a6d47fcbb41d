import { COMPANY_NAMES, type CompanyNames } from '../../server/vocabulary/companies/find-company.ts';

/** One of so many names is known while something is learned. */
const KEPT = 3;

/**
 * A third of the product's names of companies. Who annotates queries thinks of companies that everybody knows; what is
 * learned has to hold for those that no table has, too.
 */
export const SOME_COMPANY_NAMES: CompanyNames = {
  kindOf: (words) => (hashOf(words) % KEPT === 0 ? COMPANY_NAMES.kindOf(words) : undefined),
  mayContinue: COMPANY_NAMES.mayContinue,
};

/** FNV-1a, 32 bits. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}
