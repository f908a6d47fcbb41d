import type { FitLink } from '../../../shared/contract/fit.ts';
import { trimEndOf } from '../../../shared/trim-text.ts';
import type { OwnTrade } from '../own-company/own-trade.ts';
import type { Dossier } from '../prospect/dossier.ts';
import type { ReadPost } from '../prospect/read-post.ts';
import { readNearness } from '../relevance/relevance.ts';
import { possessive } from '../wording/company-name.ts';
import { areEnglishWords } from '../wording/english/english-words.ts';
import { lowerStart } from '../wording/english/lower-start.ts';
import { hasVerb } from '../wording/english/noun-phrase.ts';
import { keepNearItems } from '../wording/keep-items.ts';
import { isEnglish } from '../wording/language-of.ts';
import { writeDate, writeWhen } from '../wording/phrasing.ts';
import {
  capital,
  isList,
  lowerFirst,
  plainLine,
  quote,
  quoteAtEnd,
  splitLineIntoSentences,
} from '../wording/quoting.ts';
import { pointsBack, reportSentence } from '../wording/reported-speech.ts';
import { tellCompanyLine } from './company-line.ts';
import { nameNews, tellNews } from './news-lines.ts';
import { inLanguage, postFact, quoteSentence, tellSentence } from './post-lines.ts';
import { coverVerb, type DescribedWork, readWork, tellOfCompany, workKey } from './told-facts.ts';

/** The prospect's side of a link, told, with the key under which its use is counted. */
export interface LinkFact {
  key: string;
  text: string;
  /** The key of a sentence that is told with it. */
  nextKey?: string;
}

/** So short a sentence is quoted with the next one, where that is no longer than this. */
const SHORT = 36;
const MOST_NEXT = 160;
/** A field of a list is told by itself when it leaves out more than a word or two. */
const SHORT_LIST = 8;
/** So few words of a job description are no sentence. */
const MOST_NAMED_WORDS = 4;
/** Parts of a list that are so much further from the offer than the nearest are not told. */
const FURTHER = 0.25;
const DATE = /\d{4}(?:-\d{2}){0,2}/;

/**
 * Tells the fact of a link as a sentence without its mark.
 * @param customers the kind of customer that the company is, plural: 'drug makers'
 */
export function tellLinkFact(link: FitLink, dossier: Dossier, customers: string | null = null): LinkFact {
  const { where } = link;
  if (/^Post\b/i.test(where)) return tellPostFact(link, dossier);
  if (/^Job description/i.test(where)) return tellWorkFact(link, dossier);
  if (/update|news/i.test(where)) return tellUpdateFact(link, dossier);
  if (/^Product/i.test(where)) return tellProductFact(link, dossier);
  if (/^Company name/i.test(where)) {
    const { company, facts, ownTrade } = dossier;
    const name = company ?? link.theirs;
    if (customers !== null) return { key: 'company name', text: `By its name, ${name} is one of the ${customers}` };
    const line = facts && tellCompanyLine(ownTrade)(facts);
    return { key: 'company name', text: line ?? tellName(link, name, ownTrade) };
  }
  if (/^Industry/i.test(where)) return { key: 'industry', text: tellIndustry(link, dossier, customers !== null) };
  if (/description|about|website|tagline/i.test(where)) return tellDescriptionFact(link, dossier);
  return { key: where.toLowerCase(), text: tellElse(link, dossier) };
}

function tellName({ kind, yours }: FitLink, name: string, own: OwnTrade): string {
  return kind === 'customer_type' && !isGuessed(yours, own)
    ? `By its name, ${name} is one of the kinds of customers you name (${quote(plainLine(yours))})`
    : `The name of ${name} says what kind of company it is`;
}

/** Whether customers are some by what was learned alone, and not by the user's words. */
const isGuessed = (yours: string, { customers }: OwnTrade): boolean =>
  [...customers.values()].some(({ said, isGuess }) => isGuess === true && said === yours);

function tellPostFact(link: FitLink, dossier: Dossier): LinkFact {
  const date = DATE.exec(link.where)?.[0] ?? '';
  // Somebody may have written twice on one day.
  const post = dossier.posts.find((one) => one.date === date && sentenceWith(one.sentences, link.theirs) !== undefined);
  const sentence = post && sentenceWith(post.sentences, link.theirs);
  if (post === undefined || sentence === undefined) return { key: `post ${date}`, text: tellElse(link, dossier) };
  const when = writeWhen(date, dossier.now);
  const before = pointsBack(sentence) ? post.sentences[post.sentences.indexOf(sentence) - 1] : undefined;
  if (before !== undefined && before.length <= MOST_NEXT) {
    const text = quoteSentence(`${before} ${sentence}`, post.text, dossier, when);
    return { key: postFact(post, before), text, nextKey: postFact(post, sentence) };
  }
  const told = post.isEnglish && isEnglish(sentence, post.text) ? tellSentence(sentence, dossier, when) : undefined;
  const key = postFact(post, sentence);
  if (told !== undefined) return { key, text: told };
  const next = nextOf(post, sentence);
  if (next === undefined) return { key, text: quoteSentence(sentence, post.text, dossier, when) };
  const text = quoteSentence(`${sentence} ${next}`, post.text, dossier, when);
  return { key, text, nextKey: postFact(post, next) };
}

/** 'Customer audit done.' says little without what comes next. */
function nextOf({ sentences }: ReadPost, sentence: string): string | undefined {
  const next = sentences[sentences.indexOf(sentence) + 1];
  return sentence.length >= SHORT || next === undefined || next.length > MOST_NEXT ? undefined : next;
}

function tellWorkFact(link: FitLink, dossier: Dossier): LinkFact {
  const text = dossier.position?.description ?? '';
  const found = findWork(link, dossier);
  if (found === undefined) return { key: workKey(''), text: tellElse(link, dossier) };
  const { sentence, key, work } = found;
  if (work === undefined) {
    const said = isPartOfList(sentence, link.theirs) ? link.theirs : sentence;
    return { key, text: quoteWork(said, inLanguage(sentence, text), dossier) };
  }
  return {
    key,
    text: `${dossier.first} ${work.isField ? `${coverVerb(work.ofThem)} ` : ''}${work.ofThem}`,
  };
}

/** Scripts without blanks. */
const UNBROKEN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;
const FIRST_PERSON = /(?<!\p{L})(?:I|[Ww]e|[Mm]y|me|[Oo]ur|[Ii]ch|[Ww]ir|[Jj]e|[Nn]ous|[Yy]o)(?!\p{L})/u;

/** A word or two are named, a sentence is quoted: 'Silke's job description names "Absaugung", in German'. */
function quoteWork(said: string, language: string, { first }: Dossier): string {
  const theirs = `${possessive(first)} job description`;
  const isSentence =
    said.split(' ').length > MOST_NAMED_WORDS ||
    UNBROKEN.test(said) ||
    FIRST_PERSON.test(said) ||
    (said.split(' ').length > 2 && hasVerb(said));
  if (isSentence) return `${theirs}${language}: ${quoteAtEnd(said)}`;
  const named = trimEndOf(said, /[.!]/);
  return `${theirs} names ${quote(named)}${areEnglishWords(named) ? '' : language}`;
}

/**
 * The sentence of the job description in which the prospect's side of a link stands, with the key under which its use is counted.
 * @returns what it says of their work, of a list the part alone, unless it cannot be told; undefined where no sentence has it
 */
export function findWork(
  { theirs }: FitLink,
  { position }: Dossier,
): { sentence: string; key: string; work: DescribedWork | undefined } | undefined {
  const text = position?.description ?? '';
  const sentence = sentenceWith(splitLineIntoSentences(plainLine(text.slice(0, 1500))), theirs);
  if (sentence === undefined) return undefined;
  const work = isEnglish(sentence, text) ? (ofList(sentence, theirs) ?? readWork(sentence)) : undefined;
  return { sentence, key: workKey(sentence), work };
}

/** 'Explosionsschutz' of 'Öfen, Kälte, Siloanlagen, Explosionsschutz': the others say nothing of the offer. */
const isPartOfList = (sentence: string, theirs: string): boolean =>
  isList(sentence) && theirs.length <= sentence.length - SHORT_LIST;

/** What of a list of fields bears on the offer. */
function ofList(sentence: string, theirs: string): DescribedWork | undefined {
  if (readWork(sentence)?.isField !== true || theirs.length > sentence.length - SHORT_LIST) return undefined;
  // Cut out of brackets it is none.
  if (/[()[\]]/.test(theirs)) return undefined;
  const field = lowerFirst(theirs);
  return { ofThem: field, ofYou: field, isPast: false, isField: true };
}

function tellUpdateFact(link: FitLink, dossier: Dossier): LinkFact {
  const date = DATE.exec(link.where)?.[0] ?? '';
  const update = dossier.updates.find((one) => one.date === date);
  const key = `update ${date}`;
  if (update === undefined) return { key, text: tellElse(link, dossier) };
  const told = tellNews(update, dossier);
  if (told !== undefined) return { key, text: `${capital(told)} (${writeDate(date, dossier.now)})` };
  // News that has to be named is told by what bears on the offer, which need not be what it is called by.
  const sentence = sentenceWith(splitLineIntoSentences(plainLine(update.text)), link.theirs);
  if (sentence !== undefined && sentence.length <= MOST_NEXT && isEnglish(sentence, update.text)) {
    const when = writeWhen(date, dossier.now);
    return { key, text: `${dossier.company ?? 'The company'} wrote ${when}: ${quoteAtEnd(sentence)}` };
  }
  const named = nameNews(update, dossier);
  return { key, text: named === undefined ? tellElse(link, dossier) : `There is ${named}` };
}

function tellProductFact(link: FitLink, dossier: Dossier): LinkFact {
  const product = dossier.facts?.products.find(({ name }) => link.where.includes(name));
  if (product === undefined) return { key: link.where.toLowerCase(), text: tellElse(link, dossier) };
  const summary = trimEndOf(plainLine(product.summary), /[.!]/);
  const what = summary === '' || !isEnglish(summary) ? '' : `, described as ${quote(summary)}`;
  return { key: `product ${product.name}`, text: `${dossier.company ?? 'The company'} sells ${product.name}${what}` };
}

function tellDescriptionFact(link: FitLink, dossier: Dossier): LinkFact {
  const { facts, person, first } = dossier;
  const isOfPerson = /^about/i.test(link.where);
  const text = (isOfPerson ? person.about : facts?.description) ?? '';
  const sentence = sentenceWith(splitLineIntoSentences(plainLine(text.slice(0, 1500))), link.theirs);
  const key = isOfPerson ? 'about' : 'description';
  if (sentence === undefined) return { key, text: tellElse(link, dossier) };
  if (!isOfPerson) return { key, text: tellDescription(sentence, link.theirs, text, dossier) };
  const told = isEnglish(sentence, text)
    ? reportSentence(sentence, { name: first, company: dossier.company })
    : undefined;
  return { key, text: told ?? `${first}${inLanguage(sentence, text)}: ${quoteAtEnd(sentence)}` };
}

/** A sentence of the company about itself: told, or after its name, or quoted whole. */
function tellDescription(sentence: string, theirs: string, text: string, dossier: Dossier): string {
  const { company = 'The company' } = dossier;
  const whole = isEnglish(sentence, text) ? tellOfCompany(sentence, dossier) : undefined;
  if (whole === undefined) return `${company}${inLanguage(sentence, text)}: ${quoteAtEnd(sentence)}`;
  // What the link rests on stays, however far it seems.
  const wanted = theirs.toLowerCase();
  const isMeant = (part: string): boolean =>
    wanted.length < sentence.length - 1 && ` ${part.toLowerCase()} `.includes(` ${wanted} `);
  const told = keepNearItems(whole, (part) => readNearness(dossier.ownTrade, part), FURTHER, isMeant);
  const [start = ''] = told.split(' ');
  if (told.startsWith(company) || company.startsWith(`${start} `)) return told;
  return `${company}: ${lowerStart(told, company)}`;
}

/** @param isOnlyFact then it is told why it is one: which customers the user names */
function tellIndustry(link: FitLink, { company, facts, pick, ownTrade }: Dossier, isOnlyFact: boolean): string {
  const trade = `${company ?? 'The company'} is in ${smallIndustry(facts?.industry ?? link.theirs)}`;
  if (!isOnlyFact || isGuessed(link.yours, ownTrade)) return trade;
  const yours = quote(plainLine(link.yours));
  const named = pick('customers named', [
    `you name ${yours} among your customers`,
    `among your customers you name ${yours}`,
    `the customers you name include ${yours}`,
  ]);
  return `${trade}, and ${named}`;
}

/** 'Pharmaceutical Manufacturing' inside a sentence; abbreviations stay. */
function smallIndustry(industry: string): string {
  return industry
    .replaceAll(' & ', ' and ')
    .split(' ')
    .map((word) => (/^\p{Lu}\p{Ll}/u.test(word) ? lowerFirst(word) : word))
    .join(' ');
}

function tellElse({ theirs, where }: FitLink, { company, title, first, now }: Dossier): string {
  const name = company ?? 'The company';
  if (/^(?:Title|Job title|Position)/i.test(where)) return `${first} is ${title ?? theirs}`;
  const language = inLanguage(theirs);
  if (/^(?:Speciali|Target)/i.test(where))
    return `${name} lists ${quote(theirs)} among its ${lowerFirst(where)}${language}`;
  if (/^Headline/i.test(where)) return `${first} speaks of ${quote(theirs)} in the headline${language}`;
  if (language !== '') return `${name}${language}: ${quoteAtEnd(theirs)}`;
  const place = lowerFirst(where).replace(/\d{4}-\d{2}-\d{2}/, (date) => writeDate(date, now));
  return `${name} speaks of ${quote(theirs)} (${place})`;
}

function sentenceWith(sentences: readonly string[], words: string): string | undefined {
  const wanted = words.toLowerCase();
  return sentences.find((sentence) => sentence.toLowerCase().includes(wanted));
}
