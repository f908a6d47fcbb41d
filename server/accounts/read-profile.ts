import type { Kysely } from 'kysely';
import type { ProfileResponse } from '../../shared/contract/accounts.ts';
import type { DB } from '../platform/database/tables.ts';
import { DomainError } from '../platform/domain-error.ts';
import { companyProfileOf, findUser } from './users-store.ts';

/**
 * The user as the profile page shows them.
 * @throws DomainError user_not_found when the account is gone
 */
export async function readProfile(db: Kysely<DB>, userId: string): Promise<Omit<ProfileResponse, 'success'>> {
  const user = await findUser(db, userId);
  if (!user) throw new DomainError('user_not_found');
  return { id: user.id, email: user.email, username: user.username, company_profile: companyProfileOf(user) };
}
