import type { Kysely } from 'kysely';
import { PARAMETER_BY_ID } from '../../shared/catalogue.ts';
import type { DB } from '../platform/database/tables.ts';
import { DomainError } from '../platform/domain-error.ts';
import { updateSelectedParameters } from './users-store.ts';

/**
 * Remembers which parameters the user wants; an id said twice counts once.
 * @throws DomainError unknown_parameters naming every id that is not in the catalogue
 */
export async function configureParameters(db: Kysely<DB>, userId: string, ids: readonly string[]): Promise<void> {
  const issues = ids.flatMap((id, index) =>
    PARAMETER_BY_ID.has(id) ? [] : [{ path: `selected_parameters.${index}`, message: `Unknown parameter: ${id}`, id }],
  );
  if (issues.length > 0) {
    throw new DomainError('unknown_parameters', {
      details: `Not in the catalogue: ${issues.map((issue) => issue.id).join(', ')}`,
      issues: issues.map(({ path, message }) => ({ path, message })),
    });
  }
  await db.transaction().execute((tx) => updateSelectedParameters(tx, userId, [...new Set(ids)]));
}
