import { withActivity } from './activities.ts';
import { type Industry, listIndustryPhrases } from './industry-phrases.ts';
import { normalizePhrase } from './normalize-phrase.ts';
import { splitCompound } from './split-compound.ts';

export type { Industry } from './industry-phrases.ts';

/** No phrase of more words is known as an industry. */
export const LONGEST_INDUSTRY_PHRASE = 7;
const LONGEST_CHARS = 80;

const PLURALS: readonly (readonly [ending: RegExp, singular: string])[] = [
  [/ies$/, 'y'],
  [/s$/, ''],
  [/(?<=ss|sh|ch|x|[aeiou][lnrz])es$/, ''],
];

let byPhrase: Map<string, Industry[]> | undefined;

/**
 * Finds the kinds of companies that a phrase names, in English, German, French, Spanish, Portuguese, Italian, Dutch or Hindi:
 * 'insurers', 'freight forwarders', 'boulangeries', 'Maschinenbauer', 'Pharmahersteller'.
 * @param phrase of at most LONGEST_INDUSTRY_PHRASE words, in any writing, singular or plural
 * @returns the likeliest first; none when the phrase as a whole is no industry
 */
export function findIndustries(phrase: string): Industry[] {
  if (phrase.length > LONGEST_CHARS) return [];
  const wanted = normalizePhrase(phrase);
  if (wanted.split(' ').length > LONGEST_INDUSTRY_PHRASE) return [];
  byPhrase ??= readTable();
  const listed = findListed(wanted, byPhrase);
  return listed.length > 0 || wanted.includes(' ') ? listed : findCompound(wanted, byPhrase);
}

function readTable(): Map<string, Industry[]> {
  const table = new Map<string, Industry[]>();
  for (const { phrase, industry } of listIndustryPhrases()) {
    const key = normalizePhrase(phrase);
    const known = table.get(key);
    if (!known) table.set(key, [industry]);
    else if (!known.some(({ name }) => name === industry.name)) known.push(industry);
  }
  return table;
}

function findListed(phrase: string, table: ReadonlyMap<string, Industry[]>): Industry[] {
  for (const form of formsOf(phrase)) {
    const found = table.get(form);
    if (found) return found;
  }
  return [];
}

/** The phrase, with its last word in the singular, with its first word in the singular ('fabricantes de ropa'), and with all words so. */
function* formsOf(phrase: string): Generator<string> {
  yield phrase;
  for (const [ending, singular] of PLURALS) if (ending.test(phrase)) yield phrase.replace(ending, singular);
  if (!phrase.includes(' ')) return;
  const words = phrase.split(' ');
  for (const [ending, singular] of PLURALS) {
    yield words.map((word, at) => (at === 0 ? word.replace(ending, singular) : word)).join(' ');
    yield words.map((word) => word.replace(ending, singular)).join(' ');
  }
}

/** 'Pharmahersteller', 'Textilhandel': a known trade with what companies do in it. */
function findCompound(word: string, table: ReadonlyMap<string, Industry[]>): Industry[] {
  const parts = splitCompound(word);
  if (!parts) return [];
  for (const stem of parts.stems) {
    const [industry] = table.get(stem) ?? [];
    if (industry) return [{ ...industry, name: withActivity(industry.name, parts.activity), strength: 'company' }];
  }
  return [];
}
