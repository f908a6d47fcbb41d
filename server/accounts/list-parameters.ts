import type { Kysely } from 'kysely';
import { PARAMETERS, type Parameter } from '../../shared/catalogue.ts';
import type { DB } from '../platform/database/tables.ts';
import { findUser } from './users-store.ts';

/** The catalogue, with `default_selected` as the user configured it last, or as the catalogue has it. */
export async function listParameters(db: Kysely<DB>, userId: string): Promise<Parameter[]> {
  const chosen = (await findUser(db, userId))?.selectedParameters;
  if (!chosen) return [...PARAMETERS];
  const selected = new Set(chosen);
  return PARAMETERS.map((parameter) => ({ ...parameter, default_selected: selected.has(parameter.id) }));
}
