import type { SeniorityLevel } from '../../../shared/catalogue.ts';
import { oncePer } from '../../platform/once-per.ts';
import type { CompanyFacts, PersonFacts } from '../../providers/profile-facts.ts';
import type { OwnTrade } from '../own-company/own-trade.ts';
import { type OwnWords, offeredStemsIn } from '../own-company/own-words.ts';
import { findPhrasesOf } from '../trade/capabilities/find-capabilities.ts';
import { customerSpans, isWithin } from '../trade/customer-spans.ts';
import { functionsOfTitle } from '../trade/job-functions/functions-of-title.ts';
import type { JobFunctionId } from '../trade/job-functions/ids.ts';
import type { CompanyKind } from '../trade/kinds/all-kinds.ts';
import { findSectors, sectorsInIndustry } from '../trade/sectors/find-sectors.ts';
import type { SectorId } from '../trade/sectors/ids.ts';
import { areNeighbours } from '../trade/sectors/neighbours.ts';
import { wordsOf } from '../trade/words.ts';
import { plainLine, splitLineIntoSentences } from '../wording/quoting.ts';
import { type MatchedGroups, matchGroups } from './match-groups.ts';
import { readKinds } from './read-kinds.ts';
import type { SectorFact } from './sector-fact.ts';

/** What the facts say about the prospect's trade. */
export interface ProspectTrade {
  /** What kinds of company theirs is, with the words that say so and where they stand; the surest first. */
  sectors: ReadonlyMap<SectorId, SectorFact>;
  /** Whether their company uses a word, by its stem, when it describes itself. */
  says(stem: string): boolean;
  /** Ids of the user's capabilities that their company sells too: true when it says so outright, false when it only speaks of them. */
  sells: ReadonlyMap<string, boolean>;
  /** Whether theirs sells to such a kind of companies, by its own words. */
  serves(isMeant: (sector: SectorId) => boolean): boolean;
  /** Kinds of companies within sectors that theirs is by its own words, with the sentence that says so. */
  kinds(): ReadonlyMap<CompanyKind, SectorFact>;
  /** Their company names companies like the user's own as customers. */
  sellsToUsers: boolean;
  /** The user's customers, by the names that the user gives them, to whom theirs belongs or sells. */
  groups: MatchedGroups;
  /** Works for themselves: no company to sell to. */
  isAlone: boolean;
  /** The person leads others or an area. */
  leads: boolean;
  /** Title of the current position, else the headline. */
  title: string;
  /** What the person is in charge of, the main thing first. */
  functions: readonly JobFunctionId[];
}

const LEADING: ReadonlySet<SeniorityLevel> = new Set(['Owner', 'CXO', 'Partner', 'VP', 'Director', 'Manager']);
const FIRST_WORDS = 320;
const ALONE =
  /(?<![\p{L}])(?:freelanc\p{L}*|self[- ]?employed|independent|solo|autónom[oa]|selbst(?:st)?ändig|indépendant|private practice|consultório particular|libero professionista)(?![\p{L}])/iu;

/** Reads the prospect's trade. @param title of the current position */
export function readProspectTrade(
  person: PersonFacts,
  company: CompanyFacts | undefined,
  title: string | undefined,
  seniority: SeniorityLevel | undefined,
  own: OwnTrade,
): ProspectTrade {
  const sectors = readSectors(person, company);
  const functions = functionsOfTitle(title ?? '', person.headline);
  return {
    sectors,
    says: (stem) =>
      wordsOf(person.headline ?? '').some((word) => word.stem === stem) ||
      (company !== undefined && stemsOf(company).has(stem)),
    sells: company === undefined ? new Map() : readSold(own, company, headsWords(person)),
    serves: (isMeant) =>
      (company !== undefined && servedBy(company).some(isMeant)) || findServed(person.headline ?? '').some(isMeant),
    kinds: () => readKinds(person, company),
    sellsToUsers: company !== undefined && targetsUsers(own.words)(company),
    groups: matchGroups(own.groups, company, person, [...sectors.keys()][0]),
    isAlone:
      ALONE.test(title ?? person.headline ?? '') ||
      ALONE.test(person.experience[0]?.companyName ?? '') ||
      company?.employeeCount === 1,
    leads: seniority !== undefined && LEADING.has(seniority),
    title: title ?? person.headline ?? '',
    functions: writesSoftware(sectors, title ?? person.headline ?? '') ? functions : functions.map(toEngineering),
  };
}

const SOFTWARE_MAKERS: ReadonlySet<SectorId> = new Set([
  'software',
  'it-services',
  'data-ai',
  'cybersecurity',
  'cloud-hosting',
  'gaming',
  'telecom',
  'internet-marketplaces',
  'payments',
  'banking',
  'ecommerce',
]);
const PLAIN_ENGINEER = /(?:engineer|ingenieur|ingénieur|ingenier|engenheir|ingegner)/iu;
const OF_SOFTWARE =
  /software|develop|entwickl|desarroll|programm|front|back|full[ -]?stack|cto|tech|data|cloud|devops|platform|reliability|\b(?:it|ai|ml|qa|sde|web|app|apps|mobile|vp|head|director)\b/iu;

/** Whether an engineer there writes software; the 'Chief Engineer' of a hotel or a water works does not. */
function writesSoftware(sectors: ProspectTrade['sectors'], title: string): boolean {
  const [first] = sectors.keys();
  if (first === undefined || SOFTWARE_MAKERS.has(first)) return true;
  return !PLAIN_ENGINEER.test(title) || OF_SOFTWARE.test(title);
}

function toEngineering(id: JobFunctionId): JobFunctionId {
  return id === 'software-engineering' ? 'engineering' : id;
}

/** The words in which a company describes itself, by their stems. */
const stemsOf = oncePer((company: CompanyFacts): ReadonlySet<string> => {
  const { name, industry = '', tagline = '', description = '', specialities, products } = company;
  const sold = products.map((product) => `${product.name} ${product.summary}`);
  const texts = [name, industry, tagline, description, ...specialities, ...sold];
  return new Set(texts.flatMap((text) => wordsOf(text).map(({ stem }) => stem)));
});

function readSectors(person: PersonFacts, company: CompanyFacts | undefined): ProspectTrade['sectors'] {
  const known = company === undefined ? readSectorsOfWords(person.experience[0]?.companyName) : sectorsOf(company);
  if (known.size > 0) return known;
  const sectors = new Map<SectorId, SectorFact>();
  addOwnSectors(sectors, 'Headline', person.headline);
  return sectors;
}

const sectorsOf = oncePer((company: CompanyFacts): ProspectTrade['sectors'] => {
  const sectors = new Map<SectorId, SectorFact>();
  for (const id of sectorsInIndustry(company.industry ?? ''))
    sectors.set(id, { said: company.industry ?? '', where: 'Industry' });
  if (sectors.size === 0) return readSectorsOfWords(company.name, company);
  addNeighbours(sectors, company);
  return sectors;
});

/** A company says in its first words what it is; those it says it works for are its customers. */
function readSectorsOfWords(name: string | undefined, company?: CompanyFacts): ProspectTrade['sectors'] {
  const sectors = new Map<SectorId, SectorFact>();
  addOwnSectors(sectors, 'Tagline', company?.tagline);
  addOwnSectors(sectors, 'Company description', company?.description?.slice(0, FIRST_WORDS));
  addOwnSectors(sectors, 'Specialities', company?.specialities.slice(0, 5).join('; '));
  addOwnSectors(sectors, 'Company name', name);
  return sectors;
}

/** A clinic that says 'dental' of itself is one, whichever near kind somebody picked from the list of industries. */
function addNeighbours(sectors: Map<SectorId, SectorFact>, { name, tagline, description }: CompanyFacts): void {
  const picked = [...sectors.keys()];
  const said = new Map<SectorId, SectorFact>();
  addOwnSectors(said, 'Company name', name);
  addOwnSectors(said, 'Tagline', tagline);
  addOwnSectors(said, 'Company description', description?.slice(0, FIRST_WORDS));
  for (const [id, fact] of said)
    if (!sectors.has(id) && picked.some((one) => areNeighbours(one, id))) sectors.set(id, fact);
}

function addOwnSectors(sectors: Map<SectorId, SectorFact>, where: string, text: string | undefined): void {
  if (text === undefined) return;
  const found = findSectors(text);
  if (found.length === 0) return;
  const spans = customerSpans(text);
  for (const { id, said, at } of found) {
    if (!isWithin(spans, at) && !sectors.has(id)) sectors.set(id, { said, where });
  }
}

const targetsUsers = oncePer((words: OwnWords) =>
  oncePer(({ targetCustomers }: CompanyFacts) => offeredStemsIn(targetCustomers.join('; '), words).size > 0),
);

const servedBy = oncePer(({ tagline = '', description = '', targetCustomers }: CompanyFacts): SectorId[] => [
  ...findSectors(targetCustomers.join('; ')).map(({ id }) => id),
  ...findServed(`${tagline}\n${description.slice(0, FIRST_WORDS)}`),
]);

/** The kinds of companies of which a text speaks as customers. */
function findServed(text: string): SectorId[] {
  const sectors = findSectors(text);
  if (sectors.length === 0) return [];
  const spans = customerSpans(text);
  return sectors.flatMap(({ id, at }) => (isWithin(spans, at) ? [id] : []));
}

/** The head of a company says in the headline what it sells. */
const HEADS = /founder|ceo|owner|inhaber|managing director|partner/i;

/** What a head says of the company: in the headline, and as the first thing about the position. */
function headsWords({ headline = '', experience: [position] }: PersonFacts): string {
  const [first = ''] = splitLineIntoSentences(plainLine(position?.description ?? ''));
  return position?.end === undefined && HEADS.test(position?.title ?? '') ? `${headline}\n${first}` : headline;
}

function readSold(own: OwnTrade, company: CompanyFacts, headline: string): ReadonlyMap<string, boolean> {
  return HEADS.test(headline) ? findSold(own, company, headline) : soldOf(own)(company);
}

const soldOf = oncePer((own: OwnTrade) => oncePer((company: CompanyFacts) => findSold(own, company, '')));

function findSold(own: OwnTrade, company: CompanyFacts, headline: string): ReadonlyMap<string, boolean> {
  const { tagline = '', description = '', products, specialities } = company;
  const sold = new Map<string, boolean>();
  const words = [tagline, description, specialities.join('; ')].join('\n');
  const [sentence = ''] = splitLineIntoSentences(plainLine(description));
  const first = [headline, company.name, tagline, sentence].join('\n');
  const spans = customerSpans(first);
  const lines = products.map(({ name, summary }) => `${name}: ${summary}`).join('\n');
  for (const { capability } of own.capabilities) {
    if (findPhrasesOf(capability, 'phrases', first).some(({ at }) => !isWithin(spans, at)))
      sold.set(capability.id, false);
    const isSold =
      findPhrasesOf(capability, 'phrases', lines).length + findPhrasesOf(capability, 'sellers', words).length > 0;
    if (isSold) sold.set(capability.id, true);
  }
  return sold;
}
