import { createHmac } from 'node:crypto';
import type { SuppressionEntry, SuppressionKind } from '../../shared/contract/suppressions.ts';
import { readDomain, readEmailAddress } from '../../shared/identifiers.ts';
import { parseProfileUrl } from '../../shared/profile-url/profile-url.ts';

/** By what a person, or everybody of a company, is known: a decoded slug, an address in lower case, a domain. */
export interface Identifier {
  kind: SuppressionKind;
  value: string;
}

/** Reads an entry of a request. @returns the reason why it is none, for the person who wrote it */
export function readEntry(entry: SuppressionEntry): Identifier | { refused: string } {
  if ('linkedin_url' in entry) {
    const profile = parseProfileUrl(entry.linkedin_url);
    return profile.ok ? { kind: 'profile', value: profile.slug } : { refused: profile.message };
  }
  if ('email' in entry) {
    const email = readEmailAddress(entry.email);
    return email ? { kind: 'email', value: email } : { refused: 'This is no e-mail address.' };
  }
  const domain = readDomain(entry.domain);
  return domain ? { kind: 'domain', value: domain } : { refused: 'This is no domain.' };
}

/** What is kept of an identifier. @param key of the suppression list */
export function digestOf(key: Buffer, { kind, value }: Identifier): Buffer {
  return createHmac('sha256', key).update(`${kind}:${value}`).digest();
}

/** How an identifier is shown to who listed it, without naming anybody: 'linkedin.com/in/ja…', 'j…@ac….example', 'acme.example'. */
export function shortLabel({ kind, value }: Identifier): string {
  if (kind === 'domain') return value.slice(0, 200);
  if (kind === 'profile') return `linkedin.com/in/${[...value].slice(0, 2).join('')}…`;
  const host = value.slice(value.lastIndexOf('@') + 1);
  // The domain may be somebody's name as well.
  return `${[...value][0]}…@${host.slice(0, 2)}…${host.slice(host.lastIndexOf('.'))}`;
}

/** A domain with those it lies in: who listed 'acme.example' meant 'mail.acme.example', too. */
export function listDomains(domain: string): Identifier[] {
  const labels = domain.split('.');
  return labels.slice(0, -1).map((_, at) => ({ kind: 'domain', value: labels.slice(at).join('.') }));
}
