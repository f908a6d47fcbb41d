import type { Criteria } from '../../people-search.ts';
import { holdsPhrase, holdsWords } from './plain-words.ts';
import type { FoundItem } from './schema.ts';
import { functionWords, LEVEL_WORDS } from './search-words.ts';

/**
 * Whether somebody found fits one of the things excluded, as far as the result shows it: titles, levels, functions and words in
 * headline and current positions, the place, the company, the industry where it is given. What is not shown excludes nobody.
 */
export function isExcluded(item: FoundItem, not: Criteria): boolean {
  const roles = [item.headline ?? '', ...item.current_positions.map(({ role }) => role ?? '')];
  const companies = item.current_positions.flatMap(({ company }) => company ?? []);
  const inRoles = (phrase: string) => roles.some((role) => holdsPhrase(role, phrase));
  return (
    not.titles.some((title) =>
      [title.name, ...title.phrases, ...(title.mentions ? [] : title.related)].some((way) =>
        roles.some((role) => holdsWords(role, way)),
      ),
    ) ||
    not.seniority.some((level) => LEVEL_WORDS[level].some(inRoles)) ||
    not.departments.some((department) => functionWords(department).some(inRoles)) ||
    not.locations.some((place) =>
      [place.name, ...place.cities, ...place.regions, ...place.countries].some((name) =>
        holdsPhrase(item.location ?? '', name),
      ),
    ) ||
    not.industries.some(({ name, labels }) => [name, ...labels].some((one) => holdsPhrase(item.industry ?? '', one))) ||
    not.companies.some((company) => companies.some((one) => holdsPhrase(one, company)) || inRoles(company)) ||
    not.keywords.some((keyword) => roles.some((role) => holdsWords(role, keyword)))
  );
}
