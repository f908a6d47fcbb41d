import { LIMITS } from '../../../shared/catalogue.ts';
import { DomainError } from '../../platform/domain-error.ts';

/** Title lines and a header may stand above the rows that count. */
const ROWS_ABOVE_DATA = 20;

/** @returns the refusal of a file with more rows than an upload may have */
export function tooManyRows(): DomainError {
  return new DomainError('upload_too_many_rows');
}

/**
 * Called while a sheet is being read, so that a file far over the limit is not read to its end.
 * @param rows rows read so far that hold anything
 * @throws DomainError upload_too_many_rows
 */
export function checkRowsWhileReading(rows: number): void {
  if (rows > LIMITS.uploadRows + ROWS_ABOVE_DATA) throw tooManyRows();
}
