import type { StandInCall, StandInReply } from '../servers/stand-in-server.ts';
import { COMPANIES, inventPerson } from './people.ts';
import { refuse } from './refusal.ts';

const GIVEN = ['Ada', 'Bina', 'Carlos', 'Dev', 'Elif', 'Farah', 'Gita', 'Hugo', 'Ines', 'Jonas'];
const FAMILY = ['Amsel', 'Bose', 'Cruz', 'Demir', 'Engel', 'Fonseca', 'Gupta', 'Haddad'];
/** More than the network shows. */
const MEMBERS = 8_000;
const SHOWN_AT_MOST = 1_000;

const LOCATIONS: [id: string, title: string][] = [
  ['101', 'Navi Mumbai, Maharashtra, India'],
  ['102', 'Mumbai, Maharashtra, India'],
  ['103', 'Pune, Maharashtra, India'],
  ['104', 'Berlin, Germany'],
  ['105', 'Berlin, Connecticut, United States'],
  ['106', 'Austin, Texas, United States'],
  ['107', 'India'],
];
const INDUSTRIES: [id: string, title: string][] = [
  ['4', 'Software Development'],
  ['41', 'Banking'],
];

/** GET /linkedin/search/parameters: whatever holds the words. */
export function answerParameters(query: URLSearchParams): StandInReply {
  const companies = [...COMPANIES.values()].map(({ id, name }): [string, string] => [id, name]);
  const known = { LOCATION: LOCATIONS, INDUSTRY: INDUSTRIES, COMPANY: companies }[query.get('type') ?? ''];
  const words = query.get('keywords')?.toLowerCase();
  if (!known || words === '') return refuse(400, 'invalid_parameters');
  const items = [...new Map(known)]
    .filter(([, title]) => title.toLowerCase().includes(words ?? ''))
    .map(([id, title]) => ({ object: 'LinkedinSearchParameter', id, title, additional_data: {} }));
  return { body: { object: 'LinkedinSearchParametersList', items, paging: { page_count: items.length } } };
}

interface Filters {
  keywords?: string;
  location?: string[];
  company?: string[];
  industry?: string[];
  advanced_keywords?: Record<string, string>;
}

/** POST /linkedin/search, classic, people. `memberId` gives the account's id of a slug. */
export function answerSearch(call: StandInCall, account: string, memberId: (slug: string) => string): StandInReply {
  const limit = Number(call.query.get('limit') ?? 10);
  const body = call.body as Record<string, unknown>;
  const cursor = typeof body.cursor === 'string' ? readCursor(body.cursor) : undefined;
  if ('cursor' in body && (!cursor || Object.keys(body).length > 1)) return refuse(400, 'invalid_parameters');
  if (cursor && cursor.account_id !== account) return refuse(403, 'account_mismatch');
  const params = cursor?.params ?? body;
  if (!cursor && !isAccepted(params)) return refuse(400, 'invalid_parameters');
  const start = cursor?.start ?? 0;
  const slugs = members().filter((slug) => fits(slug, params as Filters));
  const total = Math.min(slugs.length, SHOWN_AT_MOST);
  const end = Math.min(start + limit, total);
  const next = { account_id: account, limit, start: end, params };
  return {
    body: {
      object: 'LinkedinSearch',
      config: { params },
      paging: { start: start === 0 ? 0 : null, page_count: end - start, total_count: total },
      cursor: end < total ? Buffer.from(JSON.stringify(next)).toString('base64') : null,
      items: slugs.slice(start, end).map((slug, index) => describeItem(slug, start + index, memberId(slug))),
    },
  };
}

function readCursor(text: string): { account_id: string; start: number; params: Record<string, unknown> } | undefined {
  try {
    return JSON.parse(Buffer.from(text, 'base64').toString());
  } catch {
    return undefined;
  }
}

/** As strict as the API: an empty filter, an id that is no number or a filter it does not have are errors. */
function isAccepted({ api, category, ...filters }: Record<string, unknown>): boolean {
  if (api !== 'classic' || category !== 'people') return false;
  return Object.entries(filters).every(([name, value]) => {
    if (name === 'keywords') return typeof value === 'string' && value !== '';
    if (name === 'advanced_keywords') {
      const words = Object.entries(value as object);
      return words.length > 0 && words.every(([key, word]) => /^(title|company)$/.test(key) && word !== '');
    }
    const isId = (id: unknown) => typeof id === 'string' && /^\d+$/.test(id);
    return /^(location|company|industry)$/.test(name) && Array.isArray(value) && value.length > 0 && value.every(isId);
  });
}

let everybody: string[] | undefined;
function members(): string[] {
  everybody ??= Array.from({ length: MEMBERS }, (_, index) =>
    `zz-${GIVEN[index % GIVEN.length]}-${FAMILY[index % FAMILY.length]}-${index}`.toLowerCase(),
  );
  return everybody;
}

function fits(slug: string, filters: Filters): boolean {
  const person = inventPerson(slug)!;
  const place = filters.location?.map((id) => new Map(LOCATIONS).get(id) ?? '');
  const companyId = (person.work_experience[0] as { company_id: string }).company_id;
  return (
    (!place || place.some((title) => person.location?.endsWith(title))) &&
    (!filters.company || filters.company.includes(companyId)) &&
    holds(person.headline ?? '', filters.advanced_keywords?.title) &&
    holds(person.headline ?? '', filters.advanced_keywords?.company) &&
    holds(`${person.headline} ${person.summary} ${person.skills.join(' ')}`, filters.keywords)
  );
}

/** '((vp marketing) OR cmo) AND head': groups that all have to fit, of alternatives, of words that all have to occur. */
function holds(text: string, expression: string | undefined): boolean {
  const words = new Set(text.toLowerCase().split(/\W+/));
  const alternative = (written: string) =>
    written
      .toLowerCase()
      .replace(/[()"]/g, '')
      .trim()
      .split(/\s+/)
      .every((word) => words.has(word));
  return expression === undefined || expression.split(' AND ').every((group) => group.split(' OR ').some(alternative));
}

/** Results differ in what they tell: some have no slug, some lead to Sales Navigator, some are out of reach and say next to nothing. */
function describeItem(slug: string, index: number, id: string): object {
  const person = inventPerson(slug)!;
  const isHidden = index % 7 === 3;
  const isLead = index % 7 === 5;
  const plain = `https://www.linkedin.com/in/${slug}`;
  const urn = encodeURIComponent(`urn:li:fs_miniProfile:${id}`);
  const profile = isLead
    ? `https://www.linkedin.com/sales/lead/${id},NAME_SEARCH,abcd`
    : `${plain}?miniProfileUrn=${urn}`;
  const [job] = person.work_experience as { company: string; company_id: string; position: string }[];
  return {
    object: 'SearchResult',
    type: 'PEOPLE',
    id,
    public_identifier: index % 7 === 0 ? slug : null,
    public_profile_url: null,
    profile_url: isHidden ? null : profile,
    profile_picture_url: isHidden ? null : `https://media.example/shrink_100_100/${index}`,
    profile_picture_url_large: null,
    member_urn: isHidden ? null : `urn:li:member:${index + 1}`,
    name: isHidden ? null : [person.first_name, person.last_name].filter(Boolean).join(' '),
    network_distance: isHidden ? 'OUT_OF_NETWORK' : 'DISTANCE_2',
    location: person.location ?? null,
    industry: null,
    headline: person.headline ?? '',
    current_positions: [{ company: job?.company, company_id: job?.company_id, role: job?.position, description: null }],
  };
}
