import { type Kysely, sql } from 'kysely';
import type { CompanyProfile } from '../../shared/contract/accounts.ts';
import { DomainError } from '../platform/domain-error.ts';
import type { DB } from '../platform/tables.ts';
import { companyProfileOf, findUser } from './users-store.ts';

/** What is kept about a user themselves. */
export interface ExportedProfile {
  profile: { id: string; email: string; username: string; created_at: string; selected_parameters: string[] | null };
  company_profile: CompanyProfile | null;
  sessions: { created_at: string; expires_at: string; ended_at: string | null }[];
}

/**
 * Reads what is kept about a user themselves; of sessions their dates alone, since an id would be part of a key.
 * @throws DomainError user_not_found
 */
export async function exportProfile(db: Kysely<DB>, userId: string): Promise<ExportedProfile> {
  const user = await findUser(db, userId);
  if (!user) throw new DomainError('user_not_found');
  const created = await sql<{ created_at: Date }>`SELECT created_at FROM users WHERE id = ${userId}`.execute(db);
  const sessions = await db
    .selectFrom('sessions')
    .select(['created_at', 'expires_at', 'ended_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();
  return {
    profile: {
      id: user.id,
      email: user.email,
      username: user.username,
      created_at: created.rows[0]!.created_at.toISOString(),
      selected_parameters: user.selectedParameters,
    },
    company_profile: companyProfileOf(user),
    sessions: sessions.map((session) => ({
      created_at: session.created_at.toISOString(),
      expires_at: session.expires_at.toISOString(),
      ended_at: session.ended_at?.toISOString() ?? null,
    })),
  };
}
