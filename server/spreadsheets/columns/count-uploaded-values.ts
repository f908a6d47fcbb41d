import type { ParameterId } from '../../../shared/catalogue.ts';
import { elementAt } from '../../../shared/element-at.ts';
import { extraCell } from '../unpack-extra.ts';
import type { ArrangedProfiles } from './arrange-profiles.ts';

/** Counts the values of these parameters that already stand in the sheet's other columns and will not be charged. */
export async function countUploadedValues(
  { urls, sources, headers, meanings, others }: ArrangedProfiles,
  columns: readonly ParameterId[],
): Promise<number> {
  if (columns.length === 0 || others.length === 0) return 0;
  // Loaded only when it is asked for.
  const { deriveUploadedValues } = await import('../../enrichment/upload-facts/derive-uploaded-values.ts');
  const now = new Date().toISOString();
  let given = 0;
  for (const [index, { cells }] of sources.entries()) {
    const extra = others.map((column, at) => extraCell(elementAt(headers, at), cells[column] ?? '', meanings[at]));
    given += Object.keys(deriveUploadedValues(columns, elementAt(urls, index), extra, now)).length;
  }
  return given;
}
