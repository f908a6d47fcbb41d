import { type Kysely, sql, type Transaction } from 'kysely';
import type { CompanyProfile } from '../../shared/contract/accounts.ts';
import { elementAt } from '../../shared/element-at.ts';
import type { DB } from '../platform/database/tables.ts';

export interface UserRow {
  id: string;
  email: string;
  username: string;
  companyWebsite: string;
  companyDescription: string;
  identityKind: string;
  selectedParameters: string[] | null;
}

/**
 * Finds the user of an identity or makes one, and takes over a changed e-mail address or name.
 * @param person.username kept from before when empty; then, for a new user, `fallbackName`
 */
export async function upsertUser(
  tx: Transaction<DB>,
  person: { id: string; kind: string; subject: string; email: string; username: string; fallbackName: string },
): Promise<{ id: string; email: string; username: string; isLocked: boolean }> {
  const { rows } = await sql<{ id: string; email: string; username: string; isLocked: boolean }>`
    INSERT INTO users AS u (id, identity_kind, identity_subject, email, username)
    VALUES (${person.id}, ${person.kind}, ${person.subject}, ${person.email}, ${person.username || person.fallbackName})
    ON CONFLICT (identity_kind, identity_subject) DO UPDATE
      SET email = excluded.email, username = coalesce(nullif(${person.username}, ''), u.username)
    RETURNING id, email, username, locked_at IS NOT NULL AS "isLocked"`.execute(tx);
  return elementAt(rows, 0);
}

const OWN = [
  'id',
  'email',
  'username',
  'company_website as companyWebsite',
  'company_description as companyDescription',
  'identity_kind as identityKind',
  'selected_parameters as selectedParameters',
] as const;

/** The user's row; undefined when the account is gone. */
export async function findUser(db: Kysely<DB>, userId: string): Promise<UserRow | undefined> {
  return db.selectFrom('users').select(OWN).where('id', '=', userId).executeTakeFirst();
}

/** The user's own row with who vouched for them and when they came, or nothing when the account is gone. */
export async function findUserAsSignedUp(
  db: Kysely<DB>,
  userId: string,
): Promise<(UserRow & { identitySubject: string; createdAt: Date }) | undefined> {
  return db
    .selectFrom('users')
    .select([...OWN, 'identity_subject as identitySubject', 'created_at as createdAt'])
    .where('id', '=', userId)
    .executeTakeFirst();
}

/** Website and description of the user's own company; null while both are empty. */
export function companyProfileOf(user: UserRow): CompanyProfile | null {
  if (!user.companyWebsite && !user.companyDescription) return null;
  return { website: user.companyWebsite, description: user.companyDescription };
}

/** Stores website and description. @returns what is stored now, or nothing when the account is gone */
export async function updateCompanyProfile(
  tx: Transaction<DB>,
  userId: string,
  company: CompanyProfile,
): Promise<CompanyProfile | undefined> {
  const { rows } = await sql<CompanyProfile>`
    UPDATE users SET company_website = ${company.website}, company_description = ${company.description}
    WHERE id = ${userId} RETURNING company_website AS website, company_description AS description`.execute(tx);
  return rows[0];
}

/** Stores website and description unless there is a description already. */
export async function insertFirstCompanyProfile(
  tx: Transaction<DB>,
  userId: string,
  company: CompanyProfile,
): Promise<void> {
  await sql`
    UPDATE users SET company_website = ${company.website}, company_description = ${company.description}
    WHERE id = ${userId} AND company_description = ''`.execute(tx);
}

/** Stores which parameters the user wants from now on. */
export async function updateSelectedParameters(
  tx: Transaction<DB>,
  userId: string,
  parameters: readonly string[],
): Promise<void> {
  await tx
    .updateTable('users')
    .set({ selected_parameters: [...parameters] })
    .where('id', '=', userId)
    .execute();
}

/** Locks the user's row until the transaction ends. @returns whether there is such a user */
export async function lockUser(tx: Transaction<DB>, userId: string): Promise<boolean> {
  const { rows } = await sql`SELECT 1 FROM users WHERE id = ${userId} FOR UPDATE`.execute(tx);
  return rows.length > 0;
}

/** Deletes the user with everything they did; sessions are deleted with the user. The ledger stays and names nobody. */
export async function deleteUserData(tx: Transaction<DB>, userId: string): Promise<void> {
  // The account's row first, as every transaction that moves credits does: a job that is being settled is waited for.
  await sql`SELECT 1 FROM accounts WHERE user_id = ${userId} FOR UPDATE`.execute(tx);
  await tx.deleteFrom('idempotency_keys').where('user_id', '=', userId).execute();
  await tx.deleteFrom('jobs').where('user_id', '=', userId).execute();
  await tx.deleteFrom('batches').where('user_id', '=', userId).execute();
  await tx.deleteFrom('source_answers').where('user_id', '=', userId).execute();
  await tx.deleteFrom('users').where('id', '=', userId).execute();
  await tx.updateTable('accounts').set({ held: 0 }).where('user_id', '=', userId).execute();
}
