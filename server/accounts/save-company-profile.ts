import type { Kysely } from 'kysely';
import type { CompanyProfile } from '../../shared/contract/accounts.ts';
import { DomainError } from '../platform/domain-error.ts';
import type { DB } from '../platform/tables.ts';
import { readWebsiteAddress } from './read-website-address.ts';
import { updateCompanyProfile } from './users-store.ts';

/**
 * Saves the user's own company. With a website alone a description that was saved before stays.
 * @returns what is stored now; the description is empty when none was ever given
 * @throws DomainError company_profile_empty when both are empty, validation_failed when the website is not an address
 */
export async function saveCompanyProfile(
  db: Kysely<DB>,
  userId: string,
  company: CompanyProfile,
): Promise<CompanyProfile> {
  // PostgreSQL text holds no NUL.
  const description = company.description.replaceAll('\u0000', '').trim();
  const typed = company.website.trim();
  if (!typed && !description) throw new DomainError('company_profile_empty');
  const website = typed && readWebsiteAddress(typed);
  if (website === null) {
    const message = 'Please enter a website address such as https://example.com';
    throw new DomainError('validation_failed', { text: message, issues: [{ path: 'website', message }] });
  }
  const saved = await db.transaction().execute((tx) => updateCompanyProfile(tx, userId, { website, description }));
  if (!saved) throw new DomainError('user_not_found');
  return saved;
}
