import { isMemberId, readSlug } from '../../../shared/profile-url/profile-url.ts';
import { readNameFields } from '../../person-names/read-name-fields.ts';
import type { ProviderClient } from '../client/provider-client.ts';
import { readCurrentPosition } from '../people/current-position.ts';
import { namesAgree } from '../people/names-agree.ts';
import type { ProfileQuestion } from '../profile-source.ts';
import { companyDomain } from './company-domain.ts';
import { type Found, finderResponse } from './schema.ts';

const EMAIL = /^[^\s@]+@[^\s@.]+\.[^\s@]+$/;

/** What the finder can be asked for with what is known, the surest first; nothing when that does not suffice. */
export function finderQuestions({ slug, known }: Pick<ProfileQuestion, 'slug' | 'known'>): Record<string, string>[] {
  const questions: Record<string, string>[] = [];
  // Ids that the network itself hands out are no handles.
  if (!isMemberId(slug)) questions.push({ linkedin_handle: slug });
  const { firstName, lastName } = readNameFields(known.person ?? {});
  const domain = companyDomain(known.company?.website);
  const position = known.person && readCurrentPosition(known.person, known.company);
  const company = known.company?.name || position?.companyName;
  const place: Record<string, string> | undefined =
    domain !== undefined ? { domain } : company ? { company } : undefined;
  if (firstName !== undefined && lastName !== undefined && place) {
    questions.push({ first_name: firstName, last_name: lastName, ...place });
  }
  return questions;
}

/** An answer with an address in it. */
export type FoundAddress = Found & { email: string };

/**
 * Asks for the address by profile, then by name and company: two calls at most.
 * @returns null when nothing was found, or only somebody else's
 */
export async function findAddress(
  client: ProviderClient,
  question: ProfileQuestion,
  signal: AbortSignal,
): Promise<FoundAddress | null> {
  for (const query of finderQuestions(question)) {
    const answer = await client.call({ kind: 'finder', path: '/email-finder', query, schema: finderResponse }, signal);
    const email = answer?.data.email?.toLowerCase();
    if (answer && email && EMAIL.test(email) && isAbout(question, answer.data)) return { ...answer.data, email };
  }
  return null;
}

function isAbout({ slug, known: { person } }: ProfileQuestion, found: Found): boolean {
  const handle = /linkedin\.com\/in\/([^/?#]+)/i.exec(found.linkedin_url ?? '')?.[1];
  if (handle !== undefined && !isMemberId(slug) && readSlug(handle) !== slug) return false;
  return namesAgree(person?.firstName, found.first_name) && namesAgree(person?.lastName, found.last_name);
}
