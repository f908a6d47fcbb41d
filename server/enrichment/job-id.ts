import { validate } from 'uuid';

/** Whether a text can be the id of a job or batch at all: what cannot be does not exist, and the database is not asked. */
export function isId(text: string): boolean {
  return validate(text);
}
