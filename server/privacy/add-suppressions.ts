import type { Kysely, Transaction } from 'kysely';
import { v7 as newId } from 'uuid';
import { LIMITS } from '../../shared/catalogue.ts';
import type { SuppressionEntry } from '../../shared/contract/suppressions.ts';
import { recordAudit } from '../audit-log/record-audit.ts';
import { findOtherSlugs } from '../enrichment/known-slugs-store.ts';
import { endSuppressedJobs } from '../enrichment/running/end-suppressed-jobs.ts';
import type { DB } from '../platform/database/tables.ts';
import { DomainError } from '../platform/domain-error.ts';
import { type Identifier, readEntry, shortLabel } from '../suppression/identifier.ts';
import type { SuppressionList } from '../suppression/suppression-list.ts';
import { countSuppressions, insertSuppressions } from '../suppression/suppression-store.ts';

/** Whose list: a user's, or the installation's, which is null. */
export type ListOwner = string | null;

/** Who changes the installation's list. */
export interface OperatorAtWork {
  email: string;
  requestId: string;
}

export interface AddedSuppressions {
  added: number;
  known: number;
  jobs_ended: number;
}

/**
 * Lists people who are not to be processed. Their jobs that wait or run end, free of charge; other slugs that their profiles are known
 * under are listed with them.
 * @param by who changes the installation's list: it is written into the audit log
 * @throws DomainError validation_failed naming each entry that is none, suppression_list_full
 */
export async function addSuppressions(
  { db, suppressions }: { db: Kysely<DB>; suppressions: SuppressionList },
  owner: ListOwner,
  entries: readonly SuppressionEntry[],
  by?: OperatorAtWork,
): Promise<AddedSuppressions> {
  const listed = readEntries(entries);
  const done = await db.transaction().execute(async (tx) => {
    const counts = await suppress(tx, suppressions, owner, listed);
    if (by) {
      await recordAudit(tx, {
        actor: { kind: 'operator', email: by.email },
        action: 'suppression.added',
        subject: { kind: 'suppression_list', id: 'installation' },
        details: counts,
        requestId: by.requestId,
      });
    }
    return counts;
  });
  suppressions.changed();
  return { ...done, known: entries.length - done.added };
}

/** An identifier, and by what its owner wants to know it. */
export interface Listed extends Identifier {
  label?: string | undefined;
}

/** The same within a transaction of the caller's, who tells the list afterwards. @returns how many were new, and how many jobs ended */
export async function suppress(
  tx: Transaction<DB>,
  suppressions: SuppressionList,
  owner: ListOwner,
  listed: readonly Listed[],
): Promise<{ added: number; jobs_ended: number }> {
  if ((await countSuppressions(tx, owner)) + listed.length > LIMITS.suppressionsPerList) {
    const most = LIMITS.suppressionsPerList.toLocaleString('en');
    throw new DomainError('suppression_list_full', { details: `A list takes ${most} entries.` });
  }
  const rows = listed.map(({ label, ...identifier }) => ({
    id: newId(),
    kind: identifier.kind,
    digest: suppressions.digest(identifier),
    // What stands on the installation's list must not name anybody to whoever looks at it.
    label: (owner !== null && label) || shortLabel(identifier),
    aliasOf: null,
  }));
  const added = await insertSuppressions(tx, owner, rows);
  const slugs = listed.flatMap(({ kind, value }) => (kind === 'profile' ? [value] : []));
  if (slugs.length === 0) return { added: added.length, jobs_ended: 0 };
  const others = await findOtherSlugs(tx, owner, slugs);
  const idOf = new Map(listed.map(({ value }, at) => [value, rows[at]?.id]));
  const isNew = new Set(added);
  const aliases = [...others].flatMap(([value, slug]) => {
    const aliasOf = idOf.get(slug);
    if (aliasOf === undefined || !isNew.has(aliasOf)) return [];
    const alias: Identifier = { kind: 'profile', value };
    return { id: newId(), kind: alias.kind, digest: suppressions.digest(alias), label: shortLabel(alias), aliasOf };
  });
  if (aliases.length > 0) await insertSuppressions(tx, owner, aliases);
  return { added: added.length, jobs_ended: await endSuppressedJobs(tx, owner, [...slugs, ...others.keys()]) };
}

/** Each person once. */
function readEntries(entries: readonly SuppressionEntry[]): Listed[] {
  const listed = new Map<string, Listed>();
  const issues: { path: string; message: string }[] = [];
  for (const [at, entry] of entries.entries()) {
    const read = readEntry(entry);
    if ('refused' in read) issues.push({ path: `entries.${at}`, message: read.refused });
    else listed.set(`${read.kind}:${read.value}`, { ...read, label: entry.label });
  }
  if (issues.length > 0) {
    throw new DomainError('validation_failed', {
      details: `${issues.length} of ${entries.length} entries cannot be listed; nothing was.`,
      issues,
    });
  }
  return [...listed.values()];
}
