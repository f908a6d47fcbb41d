import type { ParameterId } from '../../../shared/catalogue.ts';
import { elementAt } from '../../../shared/element-at.ts';
import type { ArrangedProfiles } from './arrange-profiles.ts';

/** Counts the values of these parameters that already stand in the sheet's other columns and will not be charged. */
export async function countUploadedValues(
  { urls, sources, headers, meanings, others }: ArrangedProfiles,
  parameters: readonly ParameterId[],
): Promise<number> {
  if (parameters.length === 0 || others.length === 0) return 0;
  // Loaded only when it is asked for.
  const { countUploadedValuesOf } = await import('../../enrichment/upload-facts/count-uploaded-values.ts');
  const count = countUploadedValuesOf(
    parameters,
    headers.map((heading, at) => [heading, meanings[at] ?? null]),
  );
  let given = 0;
  for (const [index, { cells }] of sources.entries()) {
    given += count(elementAt(urls, index), (column) => cells[others[column] ?? -1] ?? '');
  }
  return given;
}
