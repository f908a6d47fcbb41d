import { elementAt } from '../../../shared/element-at.ts';
import { type CompanyOutline, companyOutlines, EMPLOYED } from '../companies/company-outline.ts';

/** Constant number of people the network answers for. */
export const samplePersonCount = 20_000;

/** How somebody makes a living: at a company of the network, or in one of the ways that leave gaps. */
export type Occupation = 'employed' | 'freelance' | 'unlisted' | 'student' | 'seeking';

export interface Membership {
  occupation: Occupation;
  company?: CompanyOutline;
  /** 0 is the head of the company; every member has another rank. */
  rank: number;
}

/** Shares no factor with 20,000, so that stepping by it visits every place once and neighbours work far apart. */
const STEP = 7919;
const GAPS = ['freelance', 'unlisted', 'student', 'seeking'] as const;

/**
 * Where the person of that index works. No table of people is needed: an index is a place in the row of all members,
 * and companies know where in the row they begin. Beyond 20,000 the row starts again with higher ranks.
 */
export function membershipOf(index: number): Membership {
  const round = Math.floor(index / samplePersonCount);
  const place = ((index % samplePersonCount) * STEP + 137) % samplePersonCount;
  if (place >= EMPLOYED)
    return { occupation: elementAt(GAPS, place % GAPS.length), rank: place - EMPLOYED + round * samplePersonCount };
  const companies = companyOutlines();
  let low = 0;
  let high = companies.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (elementAt(companies, middle).firstMember <= place) low = middle;
    else high = middle - 1;
  }
  const company = elementAt(companies, low);
  return { occupation: 'employed', company, rank: place - company.firstMember + round * company.members };
}
