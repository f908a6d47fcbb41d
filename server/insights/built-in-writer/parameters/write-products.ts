import type { FitDecision } from '../../../../shared/contract/fit.ts';
import { oncePer } from '../../../platform/once-per.ts';
import type { CompanyFacts } from '../../../providers/profile-facts.ts';
import type { Insight } from '../../insight-writer.ts';
import type { Dossier } from '../../prospect/dossier.ts';
import { callCompany, namedAtStart } from '../../wording/company-name.ts';
import { areMostlyEnglishWords } from '../../wording/english/english-words.ts';
import { lowerStart } from '../../wording/english/lower-start.ts';
import { hasVerb, headOf, readNounPhrase } from '../../wording/english/noun-phrase.ts';
import { toThirdPerson } from '../../wording/english/third-person.ts';
import { isBaseVerb, isPlainVerb, mayBeNoun } from '../../wording/english/verbs.ts';
import { isEnglish } from '../../wording/language-of.ts';
import { writeList } from '../../wording/phrasing.ts';
import { compose, plainLine, quote, splitLineIntoSentences } from '../../wording/quoting.ts';
import { tidyLine } from '../../wording/tidy-line.ts';
import type { UsedFacts } from '../used-facts.ts';

const FIELD = 'productsServicesSummary';
const MOST_PRODUCTS = 4;
const MOST_WORDS = 56;
const MOST_FIELDS_OF_WORK = 5;
const ADDRESSES = /\byou(?:r|rs)?\b/i;
const PLURAL = /.{3}[^su]s$/;

type Product = CompanyFacts['products'][number];

const countWords = (text: string): number => text.split(' ').length;

/**
 * What a product does, in one sentence that begins with its name.
 * @returns undefined when its summary is foreign, addresses the reader or says nothing
 */
function tellProduct({ name, summary }: Product, company: string, beside: string): string | undefined {
  const [line = ''] = splitLineIntoSentences(tidyLine(plainLine(summary.slice(0, 400))));
  const text = line.replace(/[.!]$/, '').replace(/\byour\b/g, "the customer's");
  if (text.length < 3 || text.length > 200 || /…|\.\.\.|\?$/.test(text) || !isEnglish(text, beside)) return undefined;
  const [first = ''] = text.split(' ');
  const verb = first.toLowerCase();
  if (isPlainVerb(verb) && !ADDRESSES.test(text)) return toThirdPerson(`${name} ${lowerStart(text)}`, company, 'It');
  if (namedAtStart(text, name) !== undefined && hasVerb(text)) return toThirdPerson(text, company, 'It');
  // 'Pay sellers in 40 countries': what its customers do with it.
  if (isBaseVerb(verb) && (!mayBeNoun(verb) || /^\S+ (?:the|a|an|any|all|every|their|its)\b/.test(text))) {
    if (ADDRESSES.test(text)) return undefined;
    return `With ${name}, customers ${lowerStart(text).replace("the customer's", 'their')}`;
  }
  if (ADDRESSES.test(text)) {
    const cut = text.slice(0, text.search(ADDRESSES)).search(/, [^,]*$/);
    return cut < 8 ? undefined : `${name}: ${lowerStart(text.slice(0, cut))}`;
  }
  const phrase = readNounPhrase(text, '');
  const told = toThirdPerson(phrase.text, company, 'It');
  if (told === undefined) return undefined;
  if (phrase.kind === 'thing' || phrase.kind === 'body') return `${name} is ${told}`;
  if (PLURAL.test(name) && PLURAL.test(headOf(told)) && !/ (?:and|or) /.test(told.slice(0, headOf(told).length + 5)))
    return `${name} are ${told}`;
  const title = /[!?.]$/.test(name) ? `"${name}"` : name;
  return `${title}: ${told.replace(': ', '; ')}`;
}

/** The first products of a company, each told where that can be done. */
const tellProducts = oncePer(({ name, products }: CompanyFacts) => {
  const beside = products.map(({ summary }) => summary).join(' ');
  return new Map(
    products.slice(0, MOST_PRODUCTS).map((product) => [product, tellProduct(product, callCompany(name), beside)]),
  );
});

/** Fields of work in small letters, those that read as English. */
const listFields = oncePer(({ specialities, description = '' }: CompanyFacts): string[] => {
  const english = specialities.filter((field) => field.length < 60 && isEnglish(field, specialities.join(', ')));
  const told = english.map((field) => plainLine(field).replace(/\.$/, ''));
  // 'Eigenmarke' is no word of English, and of no language that its letters tell; 'Appium' in an English text is a name.
  const asWritten = isEnglish(description) ? (field: string) => field : quote;
  const called = told.map((field) => (areMostlyEnglishWords(field) ? lowerStart(field) : asWritten(field)));
  return [...new Set(called)].slice(0, MOST_FIELDS_OF_WORK);
});

function writeFields(facts: CompanyFacts, { pick }: Dossier, used: UsedFacts): Insight | undefined {
  const fields = listFields(facts);
  const name = callCompany(facts.name);
  if (fields.length === 0 || !used.take('specialities', FIELD)) return undefined;
  const list = writeList(fields);
  const [only] = fields;
  const ways =
    fields.length === 1
      ? [`${name} names one field of work: ${only}`, `${name} works in ${only}`]
      : [`${name} offers ${list}`, `${name} works in ${list}`, `At ${name}: ${list}`];
  return { value: compose(pick('fields', ways)), evidence: [`Specialities: ${fields.join(', ')}`] };
}

/** Products whose summaries cannot be told: their names are. */
function nameProducts(names: readonly string[], company: string, { pick }: Dossier): string | undefined {
  if (names.length === 0) return undefined;
  const list = writeList(names);
  if (names.length === 1) return pick('product', [`${company} sells ${list}`, `${list} is a product of ${company}`]);
  return pick('products', [
    `${company} sells ${list}`,
    `${list} are products of ${company}`,
    `Products of ${company}: ${list}`,
  ]);
}

/** What the company sells, by the names it uses; its fields of work where no products are known. */
export function writeProductsSummary(
  dossier: Dossier,
  _fit: FitDecision | undefined,
  used: UsedFacts,
): Insight | undefined {
  const { facts } = dossier;
  if (facts === undefined) return undefined;
  const company = callCompany(facts.name);
  const products = facts.products
    .slice(0, MOST_PRODUCTS)
    .filter((product) => used.take(`product ${product.name}`, FIELD));
  if (products.length === 0) return writeFields(facts, dossier, used);
  const sentences: string[] = [];
  const named: string[] = [];
  let words = 0;
  for (const product of products) {
    const told = tellProducts(facts).get(product);
    words += countWords(told ?? product.name);
    if (told !== undefined && (sentences.length === 0 || words <= MOST_WORDS)) sentences.push(told);
    else named.push(product.name);
  }
  const others =
    sentences.length === 0
      ? nameProducts(named, company, dossier)
      : named.length > 0 && `${company} also sells ${writeList(named)}`;
  return {
    value: compose(...joinColons(sentences), others),
    evidence: products.map(({ name, summary }) => `Product ${name}: "${plainLine(summary).replace(/\.$/, '')}"`),
  };
}

/** Two names with a colon each stand in one sentence: 'Stoneground: flours; Kitchen: ready meals'. */
function joinColons(sentences: readonly string[]): string[] {
  const joined: string[] = [];
  for (const sentence of sentences) {
    const before = joined.at(-1);
    const isPair = before !== undefined && /^[^:;]+: [^:;]+$/.test(before) && /^[^:;]+: [^:;]+$/.test(sentence);
    if (isPair) joined[joined.length - 1] = `${before}; ${sentence}`;
    else joined.push(sentence);
  }
  return joined;
}
