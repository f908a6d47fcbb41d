import { cleanNameLines } from './clean-name.ts';
import type { PersonName } from './person-name.ts';
import { readNameByRules } from './read-name-by-rules.ts';
import { isUsualName, readUsualName } from './read-usual-name.ts';
import { readTaggedName } from './tagger/read-tagged-name.ts';

/**
 * Reads a person's name as it comes out of a tool: any order, script and case, with titles, degrees, nicknames, positions, emoji,
 * markup or a page's labels around it ('DOE, Dr. Jane', 'View Jane Doe’s profile', 'Jane Doe - CEO - Acme | LinkedIn').
 * Of a text only the first 1,000 characters are read: by rules first, then by what was learned from annotated names, unless the name
 * is a usual one.
 * @returns nothing at all where the text names nobody ('LinkedIn Member', an address, a sentence)
 */
export function readPersonName(text: string): PersonName {
  const usual = readUsualName(text);
  if (usual) return usual;
  const byRules = readNameByRules(text);
  return isUsualName(text, byRules) ? byRules : readTaggedName(cleanNameLines(text), byRules);
}
