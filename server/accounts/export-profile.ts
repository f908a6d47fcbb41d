import type { Kysely } from 'kysely';
import type { CompanyProfile } from '../../shared/contract/accounts.ts';
import { readPages } from '../platform/database/read-pages.ts';
import type { DB } from '../platform/database/tables.ts';
import { DomainError } from '../platform/domain-error.ts';
import { type ExportedSessionRow, listSessionRowsAfter } from './sessions-store.ts';
import { companyProfileOf, findUserAsSignedUp } from './users-store.ts';

const SESSIONS_A_PAGE = 1_000;

/** What is kept about a user themselves. */
export interface ExportedProfile {
  profile: {
    id: string;
    /** Who vouches for them, and the id they are known by there. */
    identity: { kind: string; subject: string };
    email: string;
    username: string;
    created_at: string;
    selected_parameters: string[] | null;
  };
  company_profile: CompanyProfile | null;
}

/** Reads what is kept about a user themselves. @throws DomainError user_not_found */
export async function exportProfile(db: Kysely<DB>, userId: string): Promise<ExportedProfile> {
  const user = await findUserAsSignedUp(db, userId);
  if (!user) throw new DomainError('user_not_found');
  return {
    profile: {
      id: user.id,
      identity: { kind: user.identityKind, subject: user.identitySubject },
      email: user.email,
      username: user.username,
      created_at: user.createdAt.toISOString(),
      selected_parameters: user.selectedParameters,
    },
    company_profile: companyProfileOf(user),
  };
}

/** All sessions of a user, oldest first, each as JSON: devices and dates, without the id, which is part of a key. */
export async function* exportSessions(db: Kysely<DB>, userId: string): AsyncGenerator<string> {
  const pages = readPages(SESSIONS_A_PAGE, (last?: ExportedSessionRow) =>
    listSessionRowsAfter(db, userId, last, SESSIONS_A_PAGE),
  );
  for await (const rows of pages) {
    for (const { id: _id, place: _place, ...session } of rows) yield JSON.stringify(session);
  }
}
