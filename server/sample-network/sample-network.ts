import { canonicalProfileUrl } from '../../shared/profile-url/profile-url.ts';
import { trimEndOf } from '../../shared/trim-text.ts';
import { partOf } from '../providers/fact-field-parts.ts';
import type { FactField, FactParts } from '../providers/profile-facts.ts';
import type { ProfileSource, SourceAnswer } from '../providers/profile-source.ts';
import { sampleCompany } from './companies/company.ts';
import { identityOf, indexOfSlug, type PersonIdentity } from './people/identity.ts';
import { samplePersonCount } from './people/membership.ts';
import { hasPicture, portray, writeContact, writePerson, writePosts } from './people/person.ts';

/** Invented facts are certain, but they are only as good as a sample: never as sure as what a person states. */
const CONFIDENCE = 0.95;

/** Whole parts are made at once: that costs nothing. */
const GIVES: readonly FactField[] = [
  'person.firstName',
  'person.lastName',
  'person.headline',
  'person.about',
  'person.pictureUrl',
  'person.gender',
  'person.location',
  'person.premium',
  'person.followerCount',
  'person.experience',
  'person.education',
  'person.skills',
  'person.languages',
  'person.certifications',
  'person.volunteering',
  'contact.workEmail',
  'contact.personalEmail',
  'contact.networkEmail',
  'contact.phone',
  'company.name',
  'company.pageUrl',
  'company.website',
  'company.tagline',
  'company.description',
  'company.industry',
  'company.specialities',
  'company.employeeCount',
  'company.headquarters',
  'company.foundedYear',
  'company.products',
  'company.targetCustomers',
  'company.clients',
  'company.caseStudies',
  'company.pricing',
  'company.updates',
  'company.callToAction',
  'company.openRoles',
  'posts',
];

/**
 * The built-in network of people who do not exist: answers lookups with no key and no network.
 * @param publicUrl origin under which the pictures drawn in portraits.ts are served
 */
export function createSampleNetwork({ publicUrl }: { publicUrl: string }): ProfileSource {
  const origin = trimEndOf(publicUrl, /\//);
  return {
    id: 'sample-network',
    label: 'Sample data',
    fields: GIVES,
    isLocal: true,
    async find({ slug, wanted }): Promise<SourceAnswer | null> {
      const identity = findIdentity(slug);
      if (identity === null) return null;
      const { index } = identity;
      const portrayal = portray(identity);
      const parts: Partial<FactParts> = {};
      const covers = new Set(wanted.map(partOf));
      for (const part of covers) {
        if (part === 'person') {
          parts.person = writePerson(portrayal);
          if (hasPicture(index)) parts.person.pictureUrl = `${origin}/sample/pictures/${index}.svg`;
        } else if (part === 'contact') parts.contact = writeContact(portrayal);
        else if (part === 'posts') parts.posts = writePosts(portrayal);
        else if (portrayal.identity.company) parts.company = sampleCompany(portrayal.identity.company.index);
      }
      return { parts, confidence: CONFIDENCE, covers: [...covers] };
    },
  };
}

/** The index of the person with that decoded slug, or null when nobody of the network has it. */
export function findSamplePerson(slug: string): number | null {
  return findIdentity(slug)?.index ?? null;
}

function findIdentity(slug: string): PersonIdentity | null {
  const index = indexOfSlug(slug);
  if (index === null || index >= samplePersonCount) return null;
  const identity = identityOf(index);
  return identity.slug === slug.normalize('NFC') ? identity : null;
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

export { sampleCompanyCount } from './companies/company-outline.ts';
export { samplePersonCount } from './people/membership.ts';
export { samplePerson } from './people/person.ts';
export { drawCompanyMark, drawPortrait } from './people/portraits.ts';
export { sampleSearchRows } from './search/search-rows.ts';
