import { canonicalProfileUrl } from '../../../shared/profile-url/profile-url.ts';
import type { FactParts } from '../profile-facts.ts';
import type { ProfileSource, SourceAnswer } from '../profile-source.ts';
import { sampleCompany } from './company.ts';
import { identityOf, indexOfSlug } from './identity.ts';
import { samplePersonCount } from './membership.ts';
import { hasPicture, portray, writeContact, writePerson, writePosts } from './person.ts';

/** Invented facts are certain, but they are only as good as a sample: never as sure as what a person states. */
const CONFIDENCE = 0.95;

/**
 * The built-in network of people who do not exist: answers lookups with no key and no network.
 * @param publicUrl origin under which the pictures drawn in portraits.ts are served
 */
export function createSampleNetwork({ publicUrl }: { publicUrl: string }): ProfileSource {
  const origin = publicUrl.replace(/\/+$/, '');
  return {
    id: 'sample-network',
    label: 'Sample data',
    gives: ['person', 'contact', 'company', 'posts'],
    async find(slug, wanted): Promise<SourceAnswer | null> {
      const index = findSamplePerson(slug);
      if (index === null) return null;
      const portrayal = portray(index);
      const parts: Partial<FactParts> = {};
      for (const part of wanted) {
        if (part === 'person') {
          parts.person = writePerson(portrayal);
          if (hasPicture(index)) parts.person.pictureUrl = `${origin}/sample/pictures/${index}.svg`;
        } else if (part === 'contact') parts.contact = writeContact(portrayal);
        else if (part === 'posts') parts.posts = writePosts(portrayal);
        else if (portrayal.identity.company) parts.company = sampleCompany(portrayal.identity.company.index);
      }
      return { parts, confidence: CONFIDENCE };
    },
  };
}

/** The index of the person with that decoded slug, or null when nobody of the network has it. */
export function findSamplePerson(slug: string): number | null {
  const index = indexOfSlug(slug);
  if (index === null || index >= samplePersonCount) return null;
  return identityOf(index).slug === slug.normalize('NFC') ? index : null;
}

/** The canonical profile URL of the person of that index. */
export function sampleProfileUrl(index: number): string {
  return canonicalProfileUrl(identityOf(index).slug);
}

/** Indices of people who show the network well: a founder, a head of sales and a chief of security, with posts and a company. */
const SHOWCASE = [5388, 2587, 4043] as const;

/** Profile URLs to try the product with. */
export function sampleShowcase(): string[] {
  return SHOWCASE.map(sampleProfileUrl);
}

export { sampleCompany } from './company.ts';
export { sampleCompanyCount } from './company-outline.ts';
export { samplePersonCount } from './membership.ts';
export { type SamplePerson, samplePerson } from './person.ts';
export { drawCompanyMark, drawPortrait } from './portraits.ts';
export { type SampleSearchRow, sampleSearchRows } from './search-rows.ts';
