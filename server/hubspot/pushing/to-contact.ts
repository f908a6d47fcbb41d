import { readEmailAddress } from '../../../shared/identifiers.ts';
import { type Cell, cellsOfRow, type ExportRow } from '../../exports/cells-of-row.ts';
import { PROFILE_URL_PROPERTY } from './lay-out-properties.ts';
import type { ReadyColumn } from './prepare-properties.ts';

/** A person as HubSpot gets them. */
export interface Contact {
  jobId: string;
  /** Lower case. */
  email: string | undefined;
  url: string;
  /** What is known alone: nothing that HubSpot has is ever emptied. */
  properties: Record<string, string>;
}

/** Characters that a property takes at most. */
const MOST_CHARACTERS = 65_536;
const EMAIL = 'email';

/** The contact of a completed profile. What is no e-mail address does not find anybody, and is not sent as one. */
export function toContact(row: ExportRow, columns: readonly ReadyColumn[]): Contact {
  const cells = cellsOfRow({ ...row, linkedin_url: row.moved_to ?? row.linkedin_url }, columns.map(toExportColumn));
  const properties: Record<string, string> = {};
  for (const [at, { property, type }] of columns.entries()) {
    const value = textOf(cells[at] ?? null, type);
    if (value !== '') properties[property] = value;
  }
  const email = properties[EMAIL] === undefined ? undefined : readEmailAddress(properties[EMAIL]);
  if (email === undefined) delete properties[EMAIL];
  else properties[EMAIL] = email;
  return { jobId: row.job_id, email, url: properties[PROFILE_URL_PROPERTY] ?? row.linkedin_url, properties };
}

const toExportColumn = ({ property, content }: ReadyColumn) => ({ heading: property, content, width: 0 });

function textOf(cell: Cell, type: string): string {
  const text = String(cell ?? '').toWellFormed();
  if (type === 'bool' || type === 'enumeration') {
    if (text === 'Yes') return 'true';
    if (text === 'No') return 'false';
  }
  return text.length > MOST_CHARACTERS ? `${text.slice(0, MOST_CHARACTERS - 1).toWellFormed()}…` : text;
}
