import type { Kysely } from 'kysely';
import type { CompanyProfile } from '../../shared/contract/accounts.ts';
import type { DB } from '../platform/tables.ts';
import { companyProfileOf, findUser } from './users-store.ts';

/** Website and description of the user's own company; null while both are empty or when the account is gone. */
export async function readCompanyProfile(db: Kysely<DB>, userId: string): Promise<CompanyProfile | null> {
  const user = await findUser(db, userId);
  return user ? companyProfileOf(user) : null;
}
