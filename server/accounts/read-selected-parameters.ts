import type { Kysely } from 'kysely';
import type { ParameterId } from '../../shared/catalogue.ts';
import type { DB } from '../platform/database/tables.ts';
import { listParameters } from './list-parameters.ts';

/** Ids of the parameters the user configured last, or of the catalogue's choice, in the catalogue's order. */
export async function readSelectedParameters(db: Kysely<DB>, userId: string): Promise<ParameterId[]> {
  const parameters = await listParameters(db, userId);
  return parameters.filter((parameter) => parameter.default_selected).map((parameter) => parameter.id);
}
