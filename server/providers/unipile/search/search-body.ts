import type { PeopleQuery, PlaceWanted } from '../../people-search.ts';
import type { LookUp } from './search-parameters.ts';
import { searchableWords, writeTitleKeywords } from './search-words.ts';

/** Body of a classic people search. Filters that are not filled are absent: empty ones are refused. */
export interface SearchBody {
  api: 'classic';
  category: 'people';
  keywords?: string;
  location?: string[];
  company?: string[];
  industry?: string[];
  advanced_keywords?: { title?: string; company?: string };
}

/** Names looked up for one search, of each kind. */
const NAMES_AT_MOST = 5;

/**
 * Says a query in the filters of the classic search. Places, companies and industries become ids; a name the network has no id
 * for becomes a word that has to occur. Years of experience and the size of companies cannot be said: they are left out, and so
 * are exclusions, which `isExcluded` takes out of the results.
 * @returns null when nothing is asked for that can be said
 */
export async function writeSearchBody(query: PeopleQuery, lookUp: LookUp): Promise<SearchBody | null> {
  const [only, ...others] = query.titles;
  const words = [...query.keywords, ...(others.length === 0 ? (only?.mentions ?? []) : [])];
  const location = new Set<string>();
  for (const place of query.locations) {
    const ids = await lookUpAll(namesOf(place), (name) => lookUp.place(name, place.within));
    if (ids.length === 0) words.push(place.name);
    for (const id of ids) location.add(id);
  }
  const industry = new Set<string>();
  for (const { name, labels } of query.industries) {
    const ids = await lookUpAll(labels.length > 0 ? labels : [name], lookUp.industry);
    if (ids.length === 0) words.push(name);
    for (const id of ids) industry.add(id);
  }
  const company = new Set<string>();
  const unknownCompanies: string[] = [];
  for (const name of query.companies.slice(0, NAMES_AT_MOST)) {
    const id = await lookUp.company(name);
    if (id === undefined) unknownCompanies.push(name);
    else company.add(id);
  }
  const keywords = words.flatMap(searchableWords).join(' ');
  const title = writeTitleKeywords(query);
  // Ids and a name would both have to fit: the name only counts when there is no id.
  const companyName =
    company.size > 0 ? '' : (unknownCompanies.map((name) => searchableWords(name).join(' '))[0] ?? '');
  const advanced = { ...(title && { title }), ...(companyName && { company: companyName }) };
  const filters = {
    ...(keywords && { keywords }),
    ...(location.size > 0 && { location: [...location] }),
    ...(industry.size > 0 && { industry: [...industry] }),
    ...(company.size > 0 && { company: [...company] }),
    ...(Object.keys(advanced).length > 0 && { advanced_keywords: advanced }),
  };
  return Object.keys(filters).length === 0 ? null : { api: 'classic', category: 'people', ...filters };
}

/** A place is looked up by its name, and one that is made of several by theirs. */
function namesOf(place: PlaceWanted): string[] {
  const parts = [...new Set([...place.cities, ...place.regions, ...place.countries])];
  return parts.length > 1 ? parts : [place.name];
}

async function lookUpAll(
  names: readonly string[],
  lookUpOne: (name: string) => Promise<string | undefined>,
): Promise<string[]> {
  const ids: string[] = [];
  for (const name of names.slice(0, NAMES_AT_MOST)) {
    const id = await lookUpOne(name);
    if (id !== undefined) ids.push(id);
  }
  return ids;
}
