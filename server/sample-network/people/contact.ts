import { elementAt } from '../../../shared/element-at.ts';
import type { ContactFacts } from '../../providers/profile-facts.ts';
import { AUSTRALIAN_FICTION, NORTH_AMERICAN_AREA_CODES } from '../data/places.ts';
import type { SeededRandom } from '../seeded-random.ts';
import type { PersonIdentity } from './identity.ts';

/** How a company writes its addresses; only tiny ones use first names alone. */
const PATTERNS = [
  (first: string, last: string) => `${first}.${last}`,
  (first: string, last: string) => `${first}.${last}`,
  (first: string, last: string) => `${first}${last}`,
  (first: string, last: string) => `${last}.${first}`,
  (first: string, last: string) => `${first}_${last}`,
] as const;

/** Addresses on reserved domains and numbers set aside for fiction; most people show no phone, some no e-mail. */
export function drawContact(identity: PersonIdentity, random: SeededRandom): ContactFacts {
  const { company, plainFirst, plainLast } = identity;
  const contact: ContactFacts = {};
  const working = identity.occupation === 'employed' && company;
  const hidden = random.chance(0.035);
  if (working && !hidden) {
    const pattern = elementAt(PATTERNS, company.index % PATTERNS.length);
    const local =
      plainLast === ''
        ? `${plainFirst}${identity.rank}`
        : company.members <= 4
          ? plainFirst
          : pattern(plainFirst, plainLast);
    contact.workEmail = `${local}@${company.domain}`;
  }
  const shows = identity.occupation === 'freelance' || identity.occupation === 'seeking' ? 0.7 : 0.24;
  const privateAddress = `${plainFirst}${plainLast ? `.${plainLast}` : ''}${identity.index}@${random.pick(['example.com', 'example.org', 'example.net'])}`;
  if (!hidden && random.chance(shows)) contact.personalEmail = privateAddress;
  if (!hidden && random.chance(0.18))
    contact.networkEmail = contact.workEmail && random.chance(0.5) ? contact.workEmail : privateAddress;
  const phone = random.chance(0.3) ? drawPhone(identity, random) : undefined;
  if (phone) contact.phone = phone;
  return contact;
}

/** E.164, from the numbers a regulator set aside for drama and tests; most countries, India among them, have none. */
function drawPhone({ city }: PersonIdentity, random: SeededRandom): string | undefined {
  const form = city.home.fictionalPhone;
  if (!form) return undefined;
  if (city.country === 'Australia') return `+61491570${random.pick(AUSTRALIAN_FICTION)}`;
  return form
    .replace('@@@', NORTH_AMERICAN_AREA_CODES[city.city] ?? '202')
    .replace(/#/g, () => String(random.between(0, 9)));
}
