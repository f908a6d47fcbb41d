import type { Kysely } from 'kysely';
import type { CompanyProfile } from '../../../shared/contract/accounts.ts';
import type { DB } from '../../platform/database/tables.ts';
import { DomainError } from '../../platform/domain-error.ts';
import { insertFirstCompanyProfile, updateCompanyProfile } from '../users-store.ts';
import { describeWebsite, requireWebsiteAddress, type WebsiteReader } from './describe-website.ts';

/**
 * Saves the user's own company. With a website alone the website is read and a first description written, for review: it is
 * saved when there was no description yet, and never in place of one.
 * @param leaving aborts the reading of the website: the caller no longer waits for the answer
 * @returns website and description, as saved or as suggested
 * @throws DomainError company_profile_empty when both are empty, validation_failed when the website is not an address, and
 *   what `describeWebsite` throws; nothing is saved then
 */
export async function saveCompanyProfile(
  { db, reader }: { db: Kysely<DB>; reader: WebsiteReader },
  userId: string,
  company: CompanyProfile,
  leaving: AbortSignal,
): Promise<CompanyProfile> {
  const { website: typed, description } = company;
  if (!typed && !description) throw new DomainError('company_profile_empty');
  if (!description) {
    const suggested = await describeWebsite(reader, userId, typed, leaving);
    await db.transaction().execute((tx) => insertFirstCompanyProfile(tx, userId, suggested));
    return suggested;
  }
  const website = typed && requireWebsiteAddress(typed);
  const saved = await db.transaction().execute((tx) => updateCompanyProfile(tx, userId, { website, description }));
  if (!saved) throw new DomainError('user_not_found');
  return saved;
}
