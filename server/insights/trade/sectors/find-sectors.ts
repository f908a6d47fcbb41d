import { type PhraseHit, PhraseSet } from '../phrase-set.ts';
import type { Sector } from '../types.ts';
import { SECTORS } from './all-sectors.ts';
import { CUSTOMER_WORDS } from './customer-words.ts';
import type { SectorId } from './ids.ts';

const byId = new Map<SectorId, Sector>(SECTORS.map((sector) => [sector.id, sector]));
const byIndustry = new Map<string, SectorId[]>();
const phrases = new PhraseSet<SectorId>(true);
const customers = new PhraseSet<SectorId>();
for (const { id, industries, phrases: said } of SECTORS) {
  for (const industry of industries) {
    const key = industry.toLowerCase();
    byIndustry.set(key, [...new Set([...(byIndustry.get(key) ?? []), id])]);
  }
  for (const phrase of said) phrases.add(phrase, id);
  for (const phrase of [...said, ...(CUSTOMER_WORDS[id]?.split('|') ?? [])]) customers.add(phrase, id);
}

/** @returns every place where a text names a kind of company by its own words, in the order of the text */
export function findSectors(text: string): PhraseHit<SectorId>[] {
  return phrases.find(text).filter((hit) => !isOtherwise(text, hit));
}

/** 'Bank accounts' and 'bank transfers' are had by everybody, 'store' is what many do, and 'van' is a small word in Dutch. */
const OTHERWISE =
  /(?:van(?!\p{L})|(?<=(?:and|or|that|they|to|we|who|you|,) )store(?!s?\p{L})|shop floor|(?:bank|banking) (?:account|balance|card|charge|detail|feed|holiday|reconciliation|statement|transfer)s?(?!\p{L}))/iuy;

function isOtherwise(text: string, { at, length }: PhraseHit<SectorId>): boolean {
  OTHERWISE.lastIndex = at;
  return length === 1 && OTHERWISE.test(text);
}

/** @returns every place where a description of the user's names a kind of company, in the order of the text */
export function findCustomers(text: string): PhraseHit<SectorId>[] {
  return customers.find(text).filter((hit) => !isOtherwise(text, hit));
}

/** @returns what kinds of company a LinkedIn industry means, in any case; one that is not in the table is read by its words */
export function sectorsInIndustry(industry: string): SectorId[] {
  const known = byIndustry.get(industry.trim().toLowerCase());
  return known ?? [...new Set(findSectors(industry).map(({ id }) => id))];
}

/** @returns a kind of company as customers, plural: 'drug makers' */
export function sectorLabel(id: SectorId): string {
  return byId.get(id)?.customers ?? id;
}

/** @returns whether one kind of company is the other, or a part of it */
export function withinSector(inner: SectorId, outer: SectorId): boolean {
  for (let id: SectorId | undefined = inner; id !== undefined; id = byId.get(id)?.within) if (id === outer) return true;
  return false;
}
