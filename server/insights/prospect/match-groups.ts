import { oncePer } from '../../platform/once-per.ts';
import type { CompanyFacts, PersonFacts } from '../../providers/profile-facts.ts';
import type { CustomerGroup } from '../own-company/customer-groups.ts';
import { customerSpans, isWithin } from '../trade/customer-spans.ts';
import { findSectors, withinSector } from '../trade/sectors/find-sectors.ts';
import type { SectorId } from '../trade/sectors/ids.ts';
import { wordsOf } from '../trade/words.ts';
import { plainLine, splitLineIntoSentences } from '../wording/quoting.ts';

/** A group of the user's customers to which a company belongs by its own words. */
export interface GroupMatch {
  group: CustomerGroup;
  /** The words that say so, and where they stand. */
  said: string;
  where: string;
  /** The company is called so. */
  isInName: boolean;
}

/** A piece of what a company says of itself, with the stems of what it is or does, and of whom it serves. */
interface Piece {
  text: string;
  where: string;
  own: readonly string[];
  served: readonly string[];
  /** Says first of all what the company is. */
  isMain: boolean;
}

const FIRST_WORDS = 400;
/** Where a clause ends. */
const CLAUSE_END = /[,;:–—]| (?:with|and|for|that|which|who|mit|und|con|y|avec|et|com|e|met|en) /iu;
const MAIN = /^(?:Tagline|Company name|Industry|Headline)$/;
const MOST_PIECE = 180;

/** Kinds of companies that sell what others make, or mend it. */
const NO_MAKERS: ReadonlySet<SectorId> = new Set(
  'retail wholesale ecommerce grocery-retail car-dealers repair-services equipment-rental'.split(' ') as SectorId[],
);

/**
 * @param sector of the company, where it is known
 * @returns the group of customers that a company is one of, and one to which it sells
 */
export function matchGroups(
  groups: readonly CustomerGroup[],
  company: CompanyFacts | undefined,
  person: PersonFacts,
  sector: SectorId | undefined,
): MatchedGroups {
  if (groups.length === 0) return { is: undefined, sellsTo: undefined };
  if (company === undefined) return match(groups, piecesOfPerson(person), sector);
  const known = matchesOf(groups)(company);
  const matched = known.get(sector) ?? match(groups, piecesOf(company), sector);
  known.set(sector, matched);
  return matched;
}

export interface MatchedGroups {
  is: GroupMatch | undefined;
  sellsTo: CustomerGroup | undefined;
}

/** A company is compared with the groups of one user once, and not for each of its people. */
const matchesOf = oncePer((_groups: readonly CustomerGroup[]) =>
  oncePer((_company: CompanyFacts) => new Map<SectorId | undefined, MatchedGroups>()),
);

function match(
  groups: readonly CustomerGroup[],
  pieces: readonly Piece[],
  sector: SectorId | undefined,
): MatchedGroups {
  let is: GroupMatch | undefined;
  for (const piece of pieces) {
    const group = groups.find((one) => mayBe(one, sector) && isNamedIn(one, piece));
    if (group === undefined) continue;
    const isInName = pieces.some((one) => one.where === 'Company name' && isNamedIn(group, one));
    is = { group, said: clauseWith(group, piece.text), where: piece.where, isInName };
    break;
  }
  return { is, sellsTo: groups.find(({ stems }) => pieces.some(({ served }) => names(stems, served))) };
}

/** Who makes pumps is no pump shop, and who sells tractors makes none. */
function mayBe({ isMaker, isShop }: CustomerGroup, sector: SectorId | undefined): boolean {
  if (sector === undefined) return true;
  return !(isMaker && NO_MAKERS.has(sector)) && !(isShop && withinSector(sector, 'manufacturing'));
}

/** The clause in which a group is named: the rest of the sentence is no reason. */
function clauseWith({ stems }: CustomerGroup, text: string): string {
  const clauses = text.split(CLAUSE_END).map((clause) => clause.trim());
  return clauses.find((clause) => names(stems, stemsOf(clause))) ?? text;
}

/** A name of several words has to stand as such, with one word between them at most; one of a single word where a company first says what it is. */
function isNamedIn({ stems, isTrade, sector }: CustomerGroup, { text, where, own, isMain }: Piece): boolean {
  if (stems.length === 1 && (!isMain || (isTrade && where === 'Company description'))) return false;
  const stands = own.some(
    (word, at) =>
      isSameWord(stems[0] ?? '', word) &&
      stems.every((stem) => own.slice(at, at + stems.length + 1).some((one) => isSameWord(stem, one))),
  );
  // 'Marina Quay Hotel' is none of the marinas.
  return (
    stands && !(where === 'Company name' && sector !== undefined && findSectors(text).some(({ id }) => id !== sector))
  );
}

/** Whether all words that tell of a group stand among others. */
function names(stems: readonly string[], words: readonly string[]): boolean {
  return stems.every((stem) => words.some((word) => isSameWord(stem, word)));
}

const LEAST_COMMON = 6;
const MOST_ENDING = 3;

/** 'audiologist' and 'audiology', 'Gebäude' and 'Gebäuden': words that differ in their endings. */
function isSameWord(one: string, other: string): boolean {
  if (one === other) return true;
  const least = Math.max(LEAST_COMMON, Math.max(one.length, other.length) - MOST_ENDING);
  return other.length >= least && one.length >= least && other.startsWith(one.slice(0, least));
}

const piecesOf = oncePer((company: CompanyFacts): readonly Piece[] => {
  const { name, tagline, description = '', industry, specialities, products, targetCustomers } = company;
  const sentences = splitLineIntoSentences(plainLine(description.slice(0, FIRST_WORDS)));
  return [
    ...sentences.flatMap((sentence, at) => read('Company description', sentence, at === 0)),
    ...read('Tagline', tagline),
    ...read('Company name', name),
    ...products.flatMap((product) => read(`Product ${product.name}`, product.name)),
    ...specialities.slice(0, 8).flatMap((one) => read('Specialities', one)),
    ...read('Industry', industry),
    ...targetCustomers.map((text) => ({
      text,
      where: 'Target customers',
      isMain: false,
      own: [],
      served: stemsOf(text),
    })),
  ];
});

const piecesOfPerson = oncePer(({ headline, experience }: PersonFacts): readonly Piece[] => [
  ...read('Headline', headline),
  ...read('Company name', experience[0]?.companyName),
]);

function read(where: string, text: string | undefined, isMain = MAIN.test(where)): Piece[] {
  if (text === undefined || text === '') return [];
  const spans = customerSpans(text);
  const words = wordsOf(text);
  return [
    {
      text: text.length <= MOST_PIECE ? text : text.slice(0, text.lastIndexOf(' ', MOST_PIECE)),
      where,
      isMain,
      own: words.filter(({ at }) => !isWithin(spans, at)).map(({ stem }) => stem),
      served: words.filter(({ at }) => isWithin(spans, at)).map(({ stem }) => stem),
    },
  ];
}

const stemsOf = (text: string): readonly string[] => wordsOf(text).map(({ stem }) => stem);
