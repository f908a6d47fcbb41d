import type { Kysely } from 'kysely';
import type { DB } from '../platform/database/tables.ts';
import type { IdentityProvider } from '../providers/identity/identity-provider.ts';
import { foldEmail } from './fold-email.ts';
import type { Principal } from './principal.ts';
import { findUser } from './users-store.ts';

/** Somebody who may open the admin area. */
export interface Operator {
  userId: string;
  email: string;
}

/** Whose address stands in the list and was verified by the identity provider that is asked now: another one may have verified nothing. */
export interface OperatorRule {
  emails: ReadonlySet<string>;
  identityKind: IdentityProvider['kind'];
}

/** @param config.adminEmails in any way of writing */
export function operatorRule(config: { adminEmails: readonly string[] }, { kind }: IdentityProvider): OperatorRule {
  return { emails: new Set(config.adminEmails.map(foldEmail)), identityKind: kind };
}

/** The caller as an operator; null when they are none. Asks the database only where there are operators at all. */
export async function findOperator(
  db: Kysely<DB>,
  { emails, identityKind }: OperatorRule,
  { userId, via }: Principal,
): Promise<Operator | null> {
  // By a session alone: what else stands for a user is made to do less.
  if (emails.size === 0 || via.kind !== 'session') return null;
  const user = await findUser(db, userId);
  if (user?.identityKind !== identityKind || !emails.has(foldEmail(user.email))) return null;
  return { userId, email: user.email };
}
