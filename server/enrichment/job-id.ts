import { randomInt } from 'node:crypto';
import { v7, validate } from 'uuid';

/** Whether a text can be the id of a job or batch at all: what cannot be does not exist, and the database is not asked. */
export function isId(text: string): boolean {
  return validate(text);
}

/**
 * Ids for the jobs of a new batch, in ascending order. They carry the moment of the batch's own id: so all jobs of a batch lie in one
 * partition of the database, which is known from either id.
 */
export function newJobIds(batchId: string, count: number): string[] {
  const msecs = Number.parseInt(batchId.slice(0, 8) + batchId.slice(9, 13), 16);
  const first = randomInt(2 ** 31);
  return Array.from({ length: count }, (_, place) => v7({ msecs, seq: first + place }));
}
