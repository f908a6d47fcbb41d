import { elementAt } from '../../../shared/element-at.ts';
import { websiteHost } from '../../../shared/website-host.ts';
import type { CompanyFacts } from '../../providers/profile-facts.ts';

/** As much of a company as it takes to know it again. */
export type Employer = Pick<CompanyFacts, 'name' | 'slug' | 'website'>;

const LEGAL_FORMS = new Set(
  'inc incorporated ltd limited llc llp plc corp corporation co company gmbh ag se sa sas sarl bv nv ab as oy spa srl pvt private pte pty kk'.split(
    ' ',
  ),
);

/** The name without its legal form, as people say it: 'Acme Freight Pvt. Ltd.' is 'acme freight'. */
function spokenName(name: string): string {
  const words = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[\s,]+/)
    .filter((word) => word !== '');
  while (words.length > 1 && LEGAL_FORMS.has(elementAt(words, -1).replace(/\.$/, ''))) words.pop();
  return words.join(' ');
}

/**
 * Whether two sources speak of the same company. They often do not: one may know the current job, the other the one before, and
 * values of both must not be mixed.
 */
export function isSameCompany(a: Employer, b: Employer): boolean {
  if (a.slug !== undefined && a.slug === b.slug) return true;
  const host = websiteHost(a.website);
  if (host !== undefined && host === websiteHost(b.website)) return true;
  return a.name !== '' && spokenName(a.name) === spokenName(b.name);
}
