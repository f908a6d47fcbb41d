import type { Job } from '../../shared/contract/enrichment.ts';
import { readDomain, readEmailAddress } from '../../shared/identifiers.ts';
import { parseProfileUrl } from '../../shared/profile-url/profile-url.ts';
import type { FactParts } from '../providers/profile-facts.ts';
import { type Identifier, listDomains } from './identifier.ts';

/** What a person may be listed by. */
export interface Names {
  /** Decoded slugs, old and new ones. */
  slugs: readonly (string | undefined)[];
  emails: readonly unknown[];
  /** Website of their company. */
  website?: unknown;
}

/** Everything that a person is known by, each once. What is no address is passed over. */
export function listIdentifiers({ slugs, emails, website }: Names): Identifier[] {
  const found = new Map<string, Identifier>();
  const add = (identifier: Identifier) => found.set(`${identifier.kind}:${identifier.value}`, identifier);
  for (const slug of slugs) if (slug !== undefined) add({ kind: 'profile', value: slug });
  const domains = [typeof website === 'string' ? readDomain(website) : undefined];
  for (const given of emails) {
    const email = typeof given === 'string' ? readEmailAddress(given) : undefined;
    if (email === undefined) continue;
    add({ kind: 'email', value: email });
    domains.push(email.slice(email.lastIndexOf('@') + 1));
  }
  for (const domain of domains) if (domain !== undefined) listDomains(domain).forEach(add);
  return [...found.values()];
}

/** By what facts name a person. @param slugs under which they were asked for */
export function namesInFacts(
  { person, contact, company }: Partial<FactParts>,
  slugs: readonly (string | undefined)[],
): Names {
  return {
    slugs: [...slugs, person?.slug],
    emails: [contact?.workEmail, contact?.personalEmail, contact?.networkEmail],
    website: company?.website,
  };
}

/** By what a job names a person: its addresses, its values, and what the user's own sheet says. */
export function namesInJob(job: Pick<Job, 'linkedin_url' | 'moved_to' | 'result' | 'extra'>): Names {
  const { workEmail, personalEmail, linkedinEmail, companyWebsite } = job.result;
  return {
    slugs: [slugOf(job.linkedin_url), slugOf(job.moved_to)],
    emails: [workEmail, personalEmail, linkedinEmail, ...cellsWithAddresses(Object.values(job.extra ?? {}))],
    website: companyWebsite,
  };
}

/** Cells of a sheet that may be an e-mail address. */
export function cellsWithAddresses(cells: readonly string[]): string[] {
  return cells.filter((text) => text.includes('@'));
}

function slugOf(url: string | undefined): string | undefined {
  const profile = url === undefined ? undefined : parseProfileUrl(url);
  return profile?.ok ? profile.slug : undefined;
}
