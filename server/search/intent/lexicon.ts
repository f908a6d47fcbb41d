import { LRUCache } from 'lru-cache';
import type { Department, SeniorityLevel } from '../../../shared/catalogue.ts';
import type { TitleWanted } from '../../providers/people-search.ts';
import { COMPANY_NAMES } from '../../vocabulary/companies/find-company.ts';
import { findForeignWords, longestForeignPhrase } from '../../vocabulary/foreign-words/find-foreign-words.ts';
import { type Industry, listIndustryPhrases } from '../../vocabulary/industries/industry-phrases.ts';
import {
  findProfessionalTerms,
  longestProfessionalTerm,
  type ProfessionalTerm,
} from '../../vocabulary/professional-terms/find-professional-terms.ts';
import { plain } from './plain.ts';
import { titleOfName } from './title-of-name.ts';
import { readTokens } from './tokens.ts';
import { COMPANIES } from './vocabulary/companies.ts';
import { COMPANY_GROUPS } from './vocabulary/company-groups.ts';
import { CZECH_TO_VIETNAMESE_TRANSLATIONS } from './vocabulary/czech-to-vietnamese-translations.ts';
import { DEMONYMS } from './vocabulary/demonyms.ts';
import { EAST_ASIAN_AND_ARABIC_TRANSLATIONS } from './vocabulary/east-asian-and-arabic-translations.ts';
import { FUNCTIONS } from './vocabulary/functions.ts';
import { FURTHER_TRANSLATIONS } from './vocabulary/further-translations.ts';
import { LEVELS, SENIORITY_WORDS } from './vocabulary/levels.ts';
import { SCHOOLS } from './vocabulary/schools.ts';
import { SIGNALS } from './vocabulary/signals.ts';
import { SKILLS } from './vocabulary/skills.ts';
import { entries, readTable } from './vocabulary/table.ts';
import { ROLE_NOUNS, TITLE_QUALIFIERS, TITLES } from './vocabulary/titles.ts';
import { TOPICS } from './vocabulary/topics.ts';
import { TRANSLATIONS } from './vocabulary/translations.ts';

/** A function inside titles: shown name, job function, and the ways titles write it. */
export interface JobFunction {
  name: string;
  department?: Department;
  phrases: string[];
}

/** A level inside titles. */
export interface Level {
  name: string;
  seniority: SeniorityLevel;
  joins: 'before' | 'of' | 'after';
  phrases: string[];
}

/** All a phrase can mean. */
export interface Meanings {
  title?: TitleWanted;
  /** The words are a term of professionals for the title, mostly a short form or slang: 'lvn', 'chippies'. */
  isShortForm?: boolean;
  /** The words are how professionals call that kind of company: it is shown by its usual name. */
  isTermForIndustry?: boolean;
  level?: Level;
  seniority?: SeniorityLevel[];
  function?: JobFunction;
  role?: string;
  qualifier?: boolean;
  industry?: Industry;
  company?: string;
  companies?: string[];
  /** Country that an adjective is of: 'Canadian'. */
  country?: string;
  /** Skill or topic. */
  keyword?: string;
  /** A skill or field that companies can be in as well: 'quantum computing companies'. */
  isField?: boolean;
  /** The keyword is a school. */
  isSchool?: boolean;
  /** What companies and people do; `open` ones take what is said behind them along. */
  signal?: { name: string; open: boolean };
  /** In another language: the title, or the noun that titles are made with, in English. */
  foreignTitle?: string;
  foreignRole?: string;
  foreignFunction?: JobFunction;
  /** In another language: the trade, by its English name. */
  foreignIndustry?: Industry;
  /** In another language: the skill or topic, by its English name. */
  foreignKeyword?: string;
}

const phrases = new Map<string, Meanings>();
const words = new Set<string>();
/** Most words of the phrases that begin with a word. */
const longestFrom = new Map<string, number>();
/** Words that misspelt ones are set right by: English ones. */
const english = new Set<string>();

/** The same phrases are asked for again and again. */
const recent = new LRUCache<string, { meanings: Meanings | undefined }>({ max: 10_000 });

const PLAIN = /^[\p{sc=Latin}\d]+(?: [\p{sc=Latin}\d]+)*$/u;

/** The words as queries have them. Most names are plain words, for which nothing has to be looked for. */
function wordsOf(name: string): string[] {
  if (PLAIN.test(name.normalize('NFC'))) return plain(name).split(' ');
  return readTokens(name).flatMap((token) => (token.kind === 'mark' ? [] : token.text));
}

const keyOf = (name: string): string => wordsOf(name).join(' ');

function add(names: string[], meaning: Meanings, isEnglish = true): void {
  for (const name of names) {
    const parts = wordsOf(name);
    if (parts.length === 0) continue;
    const key = parts.join(' ');
    phrases.set(key, { ...meaning, ...phrases.get(key) });
    longestFrom.set(parts[0] ?? '', Math.max(parts.length, longestFrom.get(parts[0] ?? '') ?? 0));
    for (const part of parts) {
      words.add(part);
      if (isEnglish) english.add(part);
    }
  }
}

/** The function of that name, made up when the table has none. */
function functionNamed(name: string): JobFunction {
  const known = phrases.get(keyOf(name))?.function;
  return known ? { ...known, name } : { name, phrases: [name.toLowerCase()] };
}

let isLoaded = false;

/** Reads the tables, when somebody first asks for a word. */
function loadLexicon(): void {
  if (isLoaded) return;
  isLoaded = true;
  for (const [name = '', other, department, seniority, related] of readTable(TITLES)) {
    const aliases = entries(other);
    const title: TitleWanted = {
      name,
      phrases: [name, ...aliases.filter((alias) => /^c.o$|^ch?ro$|^ciso$|^csco$/.test(alias))],
      related: entries(related),
      ...(seniority && { seniority: seniority as SeniorityLevel }),
      ...(department && { department: department as Department }),
    };
    add([name, ...aliases], { title });
  }
  for (const [name = '', other, seniority, joins, written] of readTable(LEVELS)) {
    const level = { name, seniority, joins, phrases: entries(written) } as Level;
    add([name, ...entries(other)], { level });
  }
  for (const [names, levels] of readTable(SENIORITY_WORDS)) {
    add(entries(names), { seniority: entries(levels) as SeniorityLevel[] });
  }
  for (const [name = '', other, department, written] of readTable(FUNCTIONS)) {
    const ways = entries(written);
    add([name, ...entries(other)], {
      function: {
        name,
        ...(department && { department: department as Department }),
        phrases: ways.length > 0 ? ways : [name.toLowerCase()],
      },
    });
  }
  for (const [name = '', other] of readTable(ROLE_NOUNS)) add([name, ...entries(other)], { role: name });
  add(TITLE_QUALIFIERS.split(','), { qualifier: true });
  for (const { phrase, industry, isEnglish } of listIndustryPhrases()) {
    add([phrase], isEnglish ? { industry } : { foreignIndustry: industry }, isEnglish);
  }
  for (const [name = '', other] of readTable(COMPANIES)) add([name, ...entries(other)], { company: name });
  for (const [names, companies] of readTable(COMPANY_GROUPS))
    add(entries(names), { companies: entries(companies, ';') });
  for (const [name = '', other] of readTable(SKILLS)) {
    add([name, ...entries(other)], { keyword: name, ...(/^[a-z -]+$/.test(name) && { isField: true }) });
  }
  for (const [name = '', other] of readTable(SCHOOLS))
    add([name, ...entries(other)], { keyword: name, isSchool: true });
  for (const [name = '', other] of readTable(TOPICS)) add([name, ...entries(other)], { keyword: name });
  for (const [country = '', adjectives] of readTable(DEMONYMS)) add(entries(adjectives), { country }, false);
  for (const [shown = '', other] of readTable(SIGNALS)) {
    const open = shown.endsWith('…');
    add(entries(other), { signal: { name: open ? shown.slice(0, -1).trim() : shown, open } });
  }
  const translations = [
    TRANSLATIONS,
    FURTHER_TRANSLATIONS,
    EAST_ASIAN_AND_ARABIC_TRANSLATIONS,
    CZECH_TO_VIETNAMESE_TRANSLATIONS,
  ];
  for (const [kind = '', name = '', foreign] of translations.flatMap(readTable))
    add(entries(foreign), translated(kind, name), false);
}

/** What words of another language mean takes the place of what the tables in code say of them: it tells more exactly. */
function withForeignWords(phrase: string, known: Meanings | undefined): Meanings | undefined {
  const said = findForeignWords(phrase);
  if (said.length === 0) return known;
  const found: Meanings = { ...known };
  for (const { kind, name, isWeak } of said) {
    if (kind === 'function') found.foreignFunction = functionNamed(name);
    // Of a word that English has as well, it knows the meaning: 'chefs'.
    else if (known?.[kind] !== undefined) continue;
    else if (kind === 'title') found.foreignTitle = name;
    else if (kind === 'keyword') found.foreignKeyword = name;
    else {
      const group = known?.foreignIndustry;
      const named = industryNamed(name, group?.strength ?? (isWeak ? 'field' : 'company'));
      // It is shown by its exact name, 'Sawmills'; providers know few trades by name: that of which this is a kind.
      const labels = named.labels.length > 0 || !group ? named.labels : group.labels;
      found.foreignIndustry = { name, labels, strength: named.strength };
    }
  }
  return found;
}

/** What tables say of a phrase stays; what it means to professionals comes beside it. */
function withProfessionalTerms(phrase: string, known: Meanings | undefined): Meanings | undefined {
  const said = findProfessionalTerms(phrase);
  if (said.length === 0) return known;
  return Object.assign({}, ...said.toReversed().map((term) => meaningOfTerm(term, phrase)), known);
}

function meaningOfTerm({ kind, name }: ProfessionalTerm, phrase: string): Meanings {
  switch (kind) {
    case 'title':
      return { title: titleOf(name), isShortForm: true };
    case 'industry':
      return { industry: { ...industryNamed(name, 'company'), name }, isTermForIndustry: true };
    case 'company':
      return { company: name };
    case 'school':
      // Of whom it is said, the words around tell: 'deans at Yale', 'Yale alumni'.
      return { keyword: name, company: name, isSchool: true };
    default:
      // Who makes a tool is an employer as well: 'engineers at BambooHR'.
      return { keyword: name, ...(COMPANY_NAMES.kindOf(phrase) === 'maker' && { company: name }) };
  }
}

/** The industry of that name, made up when the table has none. */
function industryNamed(name: string, strength: Industry['strength']): Industry {
  const known = phrases.get(keyOf(name))?.industry;
  if (known) return { ...known, strength };
  // 'Ceramics Manufacturers' are in the industry of ceramics.
  const trade = name.replace(KIND_OF_COMPANY, '');
  const labels = trade === name ? [] : (phrases.get(keyOf(trade))?.industry?.labels ?? []);
  return { name, labels, strength };
}

const KIND_OF_COMPANY =
  / (?:Manufacturers|Manufacturing|Producers|Production|Companies|Chains|Groups|Firms|Makers|Suppliers|Dealers|Retailers|Wholesalers|Shops|Stores|Providers|Agencies|Industry|Sector)$/;

/** The title of that name; made up when the table has none. */
function titleOf(name: string): TitleWanted {
  const { title } = phrases.get(keyOf(name)) ?? {};
  return title ? { ...title, name } : titleOfName(name);
}

function translated(kind: string, name: string): Meanings {
  switch (kind) {
    case 'title':
      return { foreignTitle: name };
    case 'role':
      return { foreignRole: name };
    case 'function':
      return { foreignFunction: functionNamed(name) };
    case 'level':
      return { seniority: entries(name) as SeniorityLevel[] };
    default:
      return { keyword: name };
  }
}

/** Most words of any phrase that begins with that word; 0 when none does. */
export function longestPhraseFrom(word: string): number {
  loadLexicon();
  return Math.max(longestFrom.get(word) ?? 0, longestForeignPhrase(word), longestProfessionalTerm(word));
}

/** What a phrase of plain words can mean. */
export function meaningsOf(phrase: string): Meanings | undefined {
  loadLexicon();
  const known = recent.get(phrase);
  if (known !== undefined) return known.meanings;
  const meanings = withForeignWords(phrase, withProfessionalTerms(phrase, phrases.get(phrase)));
  recent.set(phrase, { meanings });
  return meanings;
}

/** What the tables in code say of a phrase, without the words of other languages that are kept outside. */
export function meaningsInTables(phrase: string): Meanings | undefined {
  loadLexicon();
  return phrases.get(phrase);
}

/** Whether the word occurs in any phrase of the tables in code. */
export function isWordOfTables(word: string): boolean {
  loadLexicon();
  return words.has(word);
}

/** Whether the word occurs in any phrase, or means something in another language. */
export function isKnownWord(word: string): boolean {
  return isWordOfTables(word) || findForeignWords(word).length > 0;
}

/** Whether the word alone means something to professionals. */
export const isProfessionalTerm = (word: string): boolean => findProfessionalTerms(word).length > 0;

/** Whether another word may be a form of this one. Terms have their plurals in their own table: 'Leeds' is none of LEED. */
export const isKnownForm = (word: string): boolean =>
  meaningsInTables(word) !== undefined || findForeignWords(word).length > 0;

/** Every English word of the vocabulary that a misspelt one may have meant. */
export function vocabularyWords(): Iterable<string> {
  loadLexicon();
  return english;
}
