import type { CompanyFacts, PersonFacts } from '../../../providers/profile-facts.ts';
import type { OwnProfile } from '../../own-company/own-profile.ts';
import { conceptsIn } from '../concepts.ts';

/** One thing the user's description and the prospect's facts both speak of. */
export interface Overlap {
  /** The user's word: 'logistics'. */
  ownWord: string;
  /** Where the facts speak of it. */
  where: 'industry' | 'customers' | 'specialities' | 'description' | 'openRole' | 'post' | 'skills';
  /** The words of the facts: the industry, the speciality, the role, the line of the post, the word of the description. */
  theirs: string;
  /** True when the user named it as a buyer, not just as something they do. */
  asBuyer: boolean;
}

/** What ties the user's business to this prospect, strongest first. */
export interface CommonGround {
  overlaps: Overlap[];
  /** The company's size is one the user speaks of. */
  sizeFits: boolean;
}

const MOST_TEXT = 400;

function sizeOf(company: CompanyFacts): 'small' | 'middle' | 'large' | undefined {
  const count = company.employeeCount ?? Number.parseInt((company.employeeRange ?? '').replace(/[,.\s]/g, ''), 10);
  if (Number.isNaN(count)) return undefined;
  if (count <= 50) return 'small';
  return count <= 1000 ? 'middle' : 'large';
}

/** @param posts with the line quoted from each */
export function findCommonGround(
  own: OwnProfile,
  company: CompanyFacts | undefined,
  person: PersonFacts,
  posts: readonly { text: string; lead: string }[],
): CommonGround {
  const overlaps: Overlap[] = [];
  const found = new Set<number>();
  const look = (where: Overlap['where'], text: string | undefined, theirs?: string): void => {
    if (text === undefined) return;
    for (const [concept, word] of conceptsIn(text.length > MOST_TEXT ? text.slice(0, MOST_TEXT) : text)) {
      const ownWord = own.audienceConcepts.get(concept) ?? own.concepts.get(concept);
      if (ownWord === undefined || found.has(concept)) continue;
      found.add(concept);
      const isBuyer =
        where !== 'post' && where !== 'skills' && where !== 'openRole' && own.audienceConcepts.has(concept);
      overlaps.push({
        ownWord,
        where,
        theirs: where === 'description' ? word : (theirs ?? text),
        asBuyer: isBuyer,
      });
    }
  };
  if (own.concepts.size > 0) {
    look('industry', company?.industry);
    for (const speciality of company?.specialities ?? []) look('specialities', speciality);
    for (const customers of company?.targetCustomers ?? []) look('customers', customers);
    for (const role of company?.openRoles ?? []) look('openRole', role.title);
    look('description', company?.description);
    for (const post of posts) look('post', post.text, post.lead);
    for (const skill of person.skills) look('skills', skill);
  }
  overlaps.sort((a, b) => Number(b.asBuyer) - Number(a.asBuyer));
  const size = company && sizeOf(company);
  return { overlaps, sizeFits: size !== undefined && own.sizes.has(size) };
}
