import { NETWORK_INDUSTRIES } from './network-industries.ts';
import { BUILDING_ENERGY_TRANSPORT } from './table/building-energy-transport.ts';
import { BUSINESS_SERVICES } from './table/business-services.ts';
import { CZECH_TO_VIETNAMESE } from './table/czech-to-vietnamese.ts';
import { EAST_ASIAN_AND_ARABIC } from './table/east-asian-and-arabic.ts';
import { FINANCE } from './table/finance.ts';
import { FURTHER_LANGUAGES } from './table/further-languages.ts';
import { HEALTH_EDUCATION_PUBLIC } from './table/health-education-public.ts';
import { MAKING } from './table/making.ts';
import { RETAIL_LEISURE } from './table/retail-leisure.ts';
import { TECHNOLOGY } from './table/technology.ts';

/** A kind of company. */
export interface Industry {
  /** Everyday name in English: 'Freight Forwarding'. */
  name: string;
  /** Names of it in the network's own list of industries; none when it has no such industry. */
  labels: string[];
  /** 'company': the phrase names the industry wherever it stands; 'field': only where an industry is expected ('in music', 'AI companies'). */
  strength: 'company' | 'field';
}

/** What people call an industry. */
export interface IndustryPhrase {
  /** As the table has it: 'ad agency'. */
  phrase: string;
  industry: Industry;
  isEnglish: boolean;
}

/**
 * Columns: name | English words that name it wherever they stand | English words that name it only where an industry is expected |
 * and | both in other languages, without accents | the network's names for it, with `;` between them.
 */
const TABLES = [
  TECHNOLOGY,
  FINANCE,
  HEALTH_EDUCATION_PUBLIC,
  BUSINESS_SERVICES,
  RETAIL_LEISURE,
  BUILDING_ENERGY_TRANSPORT,
  MAKING,
];

let phrases: IndustryPhrase[] | undefined;

/** @returns every phrase of the table; one that has several meanings occurs several times, the likeliest first */
export function listIndustryPhrases(): readonly IndustryPhrase[] {
  phrases ??= readPhrases();
  return phrases;
}

function readPhrases(): IndustryPhrase[] {
  const found: IndustryPhrase[] = [];
  const named: IndustryPhrase[] = [];
  for (const line of TABLES.join('\n').split('\n')) {
    const [name = '', english = '', field = '', foreign = '', foreignField = '', labels = ''] = line
      .split('|')
      .map((cell) => cell.trim());
    if (name === '') continue;
    const industry: Industry = { name, labels: listOf(labels, ';'), strength: 'company' };
    const vague: Industry = { ...industry, strength: 'field' };
    const put = (cell: string, meant: Industry, isEnglish: boolean) => {
      for (const phrase of listOf(cell, ',')) found.push({ phrase, industry: meant, isEnglish });
    };
    put(english, industry, true);
    put(field, vague, true);
    put(foreign, industry, false);
    put(foreignField, vague, false);
    named.push({ phrase: name, industry, isEnglish: true });
  }
  const byName = new Map(named.map(({ industry }) => [industry.name, industry] as const));
  for (const line of [FURTHER_LANGUAGES, EAST_ASIAN_AND_ARABIC, CZECH_TO_VIETNAMESE].flatMap((table) =>
    table.trim().split('\n'),
  )) {
    const [name = '', foreign = ''] = line.split('|').map((cell) => cell.trim());
    const industry: Industry = byName.get(name) ?? { name, labels: [], strength: 'company' };
    for (const phrase of listOf(foreign, ',')) found.push({ phrase, industry, isEnglish: false });
  }
  for (const name of NETWORK_INDUSTRIES) {
    const strength = name.includes(' ') ? 'company' : 'field';
    named.push({ phrase: name, industry: { name, labels: [name], strength }, isEnglish: true });
  }
  return [...found, ...named];
}

function listOf(cell: string, separator: string): string[] {
  return cell === '' ? [] : cell.split(separator).map((entry) => entry.trim());
}
