import type { Sector } from '../types.ts';
import type { SectorId } from './ids.ts';

/**
 * One kind of company of the table.
 * @param naics codes of NAICS 2022, with spaces between them
 * @param industries LinkedIn's names, with | between them
 * @param phrases with | between them
 */
export function sector(
  id: SectorId,
  customers: string,
  naics: string,
  industries: string,
  phrases: string,
  within?: SectorId,
): Sector {
  return {
    id,
    customers,
    naics: split(naics, ' '),
    industries: split(industries, '|'),
    phrases: split(phrases, '|'),
    ...(within !== undefined && { within }),
  };
}

function split(list: string, mark: string): string[] {
  return list.split(mark).filter((one) => one !== '');
}
