import type { ParameterId } from '../../shared/catalogue.ts';
import { isEmptyValue, valueText } from '../../shared/format-value.ts';
import type { ResultValue } from '../../shared/result-value.ts';
import type { StoredProvenance } from '../enrichment/stored-provenance.ts';
import type { UploadedCell } from '../enrichment/uploaded-cell.ts';
import type { ColumnContent, ExportColumn } from './export-column.ts';

/** A profile of the file. What is JSON text is parsed where the file is written. */
export interface ExportRow {
  job_id: string;
  linkedin_url: string;
  moved_to?: string;
  /** As it is shown: 'completed'. */
  status: string;
  error: string | null;
  result: string | null;
  extra: string | null;
  provenance: string | null;
}

/** Numbers stay numbers. Null: nothing. */
export type Cell = string | number | null;

/** What a row's cells hold, one for each column. */
export function cellsOfRow(row: ExportRow, columns: readonly ExportColumn[]): Cell[] {
  const values: Partial<Record<ParameterId, ResultValue>> = row.result ? JSON.parse(row.result) : {};
  const own = new Map(
    row.extra ? (JSON.parse(row.extra) as UploadedCell[]).map(([heading, text]) => [heading, text]) : [],
  );
  const origins: StoredProvenance | null = row.provenance ? JSON.parse(row.provenance) : null;
  const firstOf = (ids: readonly ParameterId[]) =>
    ids.map((id) => cellOf(values[id], id)).find((cell) => cell !== null) ?? null;
  const read = (content: ColumnContent): Cell => {
    switch (content.kind) {
      case 'url':
        return row.linkedin_url;
      case 'status':
        return row.status.charAt(0).toUpperCase() + row.status.slice(1);
      case 'own':
        return own.get(content.heading) ?? null;
      case 'value':
        return firstOf(content.of) ?? content.otherwise ?? null;
      case 'joined':
        return content.of.flatMap((id) => cellOf(values[id], id) ?? []).join(' ') || null;
      case 'source':
        return originOf(origins, content.of)?.source ?? null;
      case 'date':
        return originOf(origins, content.of)?.retrieved_at.slice(0, 10) ?? null;
    }
  };
  return columns.map(({ content }) => read(content));
}

function cellOf(value: ResultValue | undefined, id: ParameterId): Cell {
  if (isEmptyValue(value)) return null;
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  return valueText(value, id);
}

function originOf(origins: StoredProvenance | null, id: ParameterId): StoredProvenance['origins'][number] | undefined {
  const at = origins?.of[id];
  return at === undefined ? undefined : origins?.origins[at];
}
