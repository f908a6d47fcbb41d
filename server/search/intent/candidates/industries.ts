import { activityNamed, withActivity } from '../../../vocabulary/industries/activities.ts';
import { findIndustries, type Industry } from '../../../vocabulary/industries/find-industries.ts';
import { isCompanyCompound } from '../../../vocabulary/industries/split-compound.ts';
import type { QueryText } from '../query-text.ts';
import { ONLY_IN_TITLES } from '../vocabulary/functions.ts';
import { writeTrade } from '../write-names.ts';
import type { Candidate } from './candidate.ts';
import { endOfTrade, isAfterCompanyNoun, isBeforeCompanyNoun, isCompanyNoun } from './company-nouns.ts';

/** A trade of more words is a sentence. */
const LONGEST_TRADE = 4;
/** Words before which a trade stands when they begin a phrase: 'works in music'. */
const IN = /^(?:in|im|en|dans|within|across|into|em|no|na|nel|nella|nello|au|aux|bei|for)$/;
const ARTICLE = /^(?:the|l|le|la|les|el|los|las|der|die|das|den|dem|o|a|os|as|il|lo|i|gli|de|het)$/;
/** Hindi puts its 'in' and 'of' behind the trade. */
const IN_BEHIND = /^(?:mein|me|main|ke|ka|ki|wale|wali|wala|में|मे|के|का|की|वाले)$/;
/** Little words between what companies do and the goods: 'fabricantes de ropa'. */
const OF = /^(?:de|d|du|des|of|di|von|van|del|della|do|da)$/;
/** More than the activity is worth as an industry of its own. */
const WORTH_OF_ACTIVITY = 2.6;
/** English nouns whose companies are named by the words before: 'valve makers'. */
const MAKES_A_TRADE =
  /^(?:compan|firm|industr|sector|space|startup|business|branche|unternehmen|vendors?$|makers?$|producers?$|providers?$|manufact|distributors?$|wholesalers?$|retailers?$|dealers?$)/;

/** They say to whom is sold, not what. */
const KINDS_OF_TRADE = /^(?:b2b|b2c|b2g|b2b2c|d2c|dtc|c2c|p2p)$/;

/** 'D2C e-commerce brands' are in e-commerce; 'D2C brands' in nothing else. */
function isKindOfTrade(text: QueryText, at: number): boolean {
  const word = text.token(at)?.text ?? '';
  return KINDS_OF_TRADE.test(word) && (/^b2[bc]$/.test(word) || !isBeforeCompanyNoun(text, at + 1));
}

/** The kind of companies that a phrase names, by the vocabulary. */
export function readIndustry(text: QueryText, from: number, to: number): Candidate[] {
  const industry = industryAt(text, from, to);
  if (!industry || isKindOfTrade(text, from)) return [];
  // 'empresas médias' are of a size, and in no media.
  if (text.isForeign && from > 0 && text.meanings(from - 1, to)?.keyword !== undefined) return [];
  if (to === from + 1 && isCompanyNoun(text, from) && from > 0 && industryAt(text, from - 1, from)) return [];
  const means = text.meanings(from, to);
  const beside = isBeforeCompanyNoun(text, to) || isAfterCompanyNoun(text, from);
  const isFunction = means?.function?.department !== undefined && !ONLY_IN_TITLES.has(means.function.name);
  const isVague = industry.strength === 'field' && !beside && !isExpected(text, from, to) && !leadsCompany(text, to);
  // 'ki' is a little word of Hindi, and artificial intelligence in German.
  const isJoint = to === from + 1 && text.isSkipped(from) && !text.isCapital(from) && !beside;
  const score = 1.9 + 2 * (to - from - 1) + (beside ? 1.2 : 0) - (isFunction ? 0.7 : 0) - (isJoint ? 4 : 0);
  // 'tech startups': the word for companies is read by itself.
  const end = means?.isTermForIndustry ? to : endOfTrade(text, from, to);
  const own = put(from, end, score - (isVague ? 1.6 : 0), industry);
  return means?.isTermForIndustry ? [own] : [own, ...readActivity(text, from, end, score, industry)];
}

/** In English the industry has the name that was typed, in other languages and of short forms the usual one of the vocabulary. */
function industryAt(text: QueryText, from: number, to: number): Industry | undefined {
  const means = text.meanings(from, to);
  const foreign = means?.foreignIndustry;
  if (foreign && (text.isForeign || !means.industry)) return foreign;
  if (!means?.industry || means.isTermForIndustry) return means?.industry;
  return { ...means.industry, name: nameOf(text, from, to, means.industry.name) };
}

function nameOf(text: QueryText, from: number, to: number, usual: string): string {
  const end = endOfTrade(text, from, to);
  const typed = writeTrade(text.typed(from, end));
  // 'law firms' are no 'law'; a hotel is one of 'hotels'.
  const isPart = end < to && text.meanings(from, end)?.industry === undefined;
  return (isPart && usual.startsWith(typed)) || `${typed}s` === usual ? usual : typed;
}

function isExpected(text: QueryText, from: number, to: number): boolean {
  const before = ARTICLE.test(text.token(from - 1)?.text ?? '') ? from - 2 : from - 1;
  return IN.test(text.token(before)?.text ?? '') || IN_BEHIND.test(text.token(to)?.text ?? '');
}

const put = (
  from: number,
  to: number,
  score: number,
  { name, labels }: Pick<Industry, 'name' | 'labels'>,
): Candidate => ({
  from,
  to,
  score,
  meaning: { kind: 'industry', industry: { name, labels } },
});

/** 'tech CEOs', 'tech founders': whoever leads a whole company leads one of that trade. */
function leadsCompany(text: QueryText, at: number): boolean {
  const means = text.meanings(at, at + 1) ?? text.meanings(at, at + 2);
  const seniority = means?.title?.seniority ?? means?.level?.seniority;
  return seniority === 'Owner' || seniority === 'CXO';
}

/** A trade and what companies do in it are one: 'automotive manufacturing'. */
function readActivity(text: QueryText, from: number, to: number, score: number, industry: Industry): Candidate[] {
  if (to >= text.length || !text.isPhrase(from, to + 1)) return [];
  const activity = activityNamed(text.token(to)?.text ?? '');
  if (!activity?.isEnglish) return [];
  return [
    put(from, to + 1, score + WORTH_OF_ACTIVITY, { ...industry, name: withActivity(industry.name, activity.name) }),
  ];
}

/** What companies do may stand first: 'producción de alimentos', 'makers of pumps'. */
export function readActivityFirst(text: QueryText, from: number): Candidate[] {
  const activity = activityNamed(text.token(from)?.text ?? '');
  if (!activity) return [];
  const hasOf = OF.test(text.token(from + 1)?.text ?? '');
  if (activity.isEnglish && !hasOf) return [];
  const start = from + (hasOf ? 2 : 1);
  const found: Candidate[] = [];
  for (let to = start + 1; to <= Math.min(text.length, start + (text.longest[start] ?? 0)); to += 1) {
    const industry = text.isPhrase(from, to) ? industryAt(text, start, to) : undefined;
    if (!industry) continue;
    const score = 1.9 + 2 * (to - start - 1) + WORTH_OF_ACTIVITY;
    found.push(put(from, to, score, { ...industry, name: withActivity(industry.name, activity.name) }));
  }
  return found;
}

/** A compound of one word for companies: 'Pharmahersteller', and 'Schraubenhersteller', of which the vocabulary knows the end alone. */
export function readCompound(text: QueryText, from: number): Candidate[] {
  const word = text.token(from)?.text ?? '';
  if (word.length < 8 || text.isSkipped(from) || industryAt(text, from, from + 1)) return [];
  const [industry] = findIndustries(word);
  if (industry) return [put(from, from + 1, 2.4, industry)];
  if (!isCompanyCompound(word)) return [];
  return [put(from, from + 1, 1.4, { name: writeTrade(text.typed(from, from + 1)), labels: [] })];
}

/** Words that say of companies what they are like, not what they do. */
const SAYS_NO_TRADE =
  /^(?:services?|products?|clients?|customers?|targets?|portfolio|small|large|largest|biggest|smallest|leading|member|medium|mid|big|top|leading|local|global|national|family|growing|other|similar|new|own|parent|sister|listed|online|remote|digital|independent|private|public|established|successful|profitable|mature|young|emerging|innovative|traditional|bootstrapped|funded|early|late|us|foreign|international|regional|rural|urban|started|founded|built|sold|scaled|ran|launched|joined)$/;

/** Words that no vocabulary knows before a word for companies: 'quantum computing companies'. */
export function readUnknownTrade(text: QueryText, from: number): Candidate[] {
  for (let to = from + 1; to <= from + LONGEST_TRADE && text.isWord(to - 1); to += 1) {
    if (text.isSkipped(to - 1) || isKindOfTrade(text, to - 1)) return [];
    const noun = text.token(to)?.text ?? '';
    const activity = activityNamed(noun);
    if (!isBeforeCompanyNoun(text, to) && !(activity && MAKES_A_TRADE.test(noun))) continue;
    if (!MAKES_A_TRADE.test(noun)) return [];
    if (to === from + 1 && SAYS_NO_TRADE.test(text.token(from)?.text ?? '')) return [];
    const trade = writeTrade(text.typed(from, to));
    const name = withActivity(trade, activity?.isEnglish ? activity.name : '');
    // A field of study or work that the vocabulary knows as a subject: 'computer vision companies'.
    const isField = text.meanings(from, to)?.isField === true;
    const score = isField ? 2 + 2.2 * (to - from - 1) : -0.6 - 0.2 * (to - from);
    return [put(from, activity ? to + 1 : to, score, { name, labels: [] })];
  }
  return [];
}
