import { Counter, type Registry } from 'prom-client';

/** Adds what is deleted by its age to a registry. @returns what counts it */
export function createRetentionMetrics(registry: Registry): (kind: string, rows: number) => void {
  const deleted = new Counter({
    name: 'leadlight_expired_rows_deleted_total',
    help: 'Rows that were deleted because they had been kept for as long as they may be',
    labelNames: ['kind'],
    registers: [registry],
  });
  return (kind, rows) => deleted.inc({ kind }, rows);
}
