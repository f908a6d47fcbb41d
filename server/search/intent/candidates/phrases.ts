import { findPlaces } from '../../../vocabulary/places/find-places.ts';
import { plain } from '../plain.ts';
import type { QueryText } from '../query-text.ts';
import { ONLY_IN_TITLES } from '../vocabulary/functions.ts';
import { writeTopic } from '../write-names.ts';
import type { Candidate, Meaning } from './candidate.ts';
import { isCompanyNoun } from './company-nouns.ts';

/** Words behind a function that make it one: 'sales people', 'the product team'. */
const PEOPLE_BEHIND =
  /^(?:people|ppl|team|teams|folks|guys|professionals?|staff|roles?|departments?|dept|leaders?|leadership|wale|wala|wali|log|logon|persons?|personnel|functions?|side|jobs?|positions?|profiles?|executives|contacts?|employees|leute|personen|profis)$/;
/** Words before a function that make it one: 'who works in sales', 'in charge of IT'. */
const WORK_BEFORE =
  /^(?:works?|working|worked|manages?|managing|manage|handles?|handling|runs?|running|heads|heading|oversees?|owns?|charge|responsible|roles?|people|professionals?|folks|anyone|someone|everyone|department|dept|jobs?|careers?|person|persons|verantwortlich|leute|personas|pessoas|gens|personnes)$/;
/** Words behind a function that make it something people have: 'social media expertise'. */
const ABILITY_BEHIND =
  /^(?:skills?|expertise|experience|exp|knowledge|background|abilit(?:y|ies)|mindset|qualities|acumen|focus)$/;
/** People who use what a company offers. */
const ON_PLATFORM =
  /^(?:hosts?|creators?|influencers?|sellers?|merchants?|drivers?|advertisers?|streamers?|podcasters?|bloggers?|users?|customers?|partners?|resellers?|freelancers?|stores?|shops?|affiliates?|maintainers?|contributors?|grandmasters?)$/;
/** Ordinary words or letters, unless written with a capital. */
const DOUBTFUL = new Set(
  'go,swift,rust,spring,rails,r,c,cloud,node,express,unity,excel,word,sketch,ideal,chef,oracle,dart,ruby,access,outlook,teams,notion,linear,monday'.split(
    ',',
  ),
);

/** Skills, subjects, signals, companies, functions and levels that the vocabulary has for a phrase. */
export function readPhrase(text: QueryText, from: number, to: number): Candidate[] {
  const means = text.meanings(from, to);
  if (!means) return [];
  const found: Candidate[] = [];
  const more = to - from - 1;
  const put = (score: number, meaning: Meaning) => found.push({ from, to, score: score + 2.2 * more, meaning });
  if (means.keyword) {
    const isJoint = more === 0 && text.isSkipped(from) && !text.isCapital(from);
    const doubt = isJoint ? 4 : DOUBTFUL.has(text.phrase(from, to)) && !text.isCapital(from) ? 1 : 0;
    const name = nameOfKeyword(text.typed(from, to), means.keyword, text.isForeign);
    put(1.3 - doubt, { kind: 'keyword', names: [name], known: true });
  }
  // 'IIT Bombay', 'BITS Pilani': a school that has its place in its name.
  const isSchool =
    means.keyword !== undefined && more > 0 && text.isAcronym(from) && findPlaces(text.raw(to - 1, to)).length > 0;
  if (isSchool) put(3.5, { kind: 'keyword', names: [means.keyword ?? ''], known: true });
  if (means.keyword && /^(?:certified|certification|certifications)$/.test(text.token(to)?.text ?? '')) {
    found.push({
      from,
      to: to + 1,
      score: 3 + 2.2 * more,
      meaning: { kind: 'keyword', names: [`${means.keyword} certified`], known: true },
    });
  }
  found.push(...readProducts(text, from, to));
  // 'Airbnb hosts', 'TikTok creators', 'Amazon sellers' work on a platform, not for it.
  if (means.company && (isOnPlatform(text, to) || (text.isAcronym(to) && isOnPlatform(text, to + 1))))
    put(5, { kind: 'keyword', names: [nameOfCompany(text.typed(from, to), means.company)], known: true });
  if (means.company && means.company !== 'LinkedIn' && (!text.isSkipped(from) || text.isCapital(from))) {
    // Makers of tools are tools as well: 'companies using Shopify'.
    put(text.isSkipped(from) ? 0 : 0.8, {
      kind: 'keyword',
      names: [nameOfCompany(text.typed(from, to), means.company)],
      known: true,
    });
  }
  if (means.company && isNamedAsEmployer(text, from))
    put(1.9, { kind: 'company', names: [nameOfCompany(text.typed(from, to), means.company)] });
  if (means.companies) put(3, { kind: 'company', names: means.companies });
  const isAbility = ABILITY_BEHIND.test(text.token(to)?.text ?? '');
  const levels = means.seniority ?? (means.level ? [means.level.seniority] : undefined);
  // 'lead compliance officer' names a title, 'leads' a level.
  const isPartOfTitle = means.level?.name === 'Lead' && !text.phrase(from, to).endsWith('s') && text.isWord(to);
  if (levels && !goesOn(text, to)) {
    // 'directeurs commerciaux': in other languages the noun of a title is a level only where no title is read.
    // 'executives at banks' are a level, an executive alone a title.
    const isExecutives =
      text.token(from)?.text === 'executives' &&
      (!text.isWord(from - 1) || text.isSkipped(from - 1) || isTradeAt(text, from - 1));
    const worth = means.foreignRole ? -0.6 : (isExecutives ? 2.7 : 1.1) + more;
    put((text.isSkipped(from) && more === 0) || isPartOfTitle ? -1 : worth, { kind: 'seniority', levels });
    // 'leadership skills' are no level.
    if (isAbility && more === 0 && /ship$/.test(text.phrase(from, to)))
      put(2.6, { kind: 'keyword', names: [writeTopic(text.typed(from, to))], known: true });
  }
  const work = means.function ?? means.foreignFunction;
  if (!work || isPronoun(text, from)) return found;
  const asked = isAskedAsFunction(text, from, to);
  const onlyInTitles = ONLY_IN_TITLES.has(work.name);
  const isShort = /^[a-z]{2}$/.test(text.phrase(from, to)) && !/^(?:hr|it|pr|qa|rh|ti)$/.test(text.phrase(from, to));
  // 'working in private equity' names a trade, though funds have titles with it.
  const isTrade =
    means.industry !== undefined &&
    /^(?:Private Equity|Venture Capital|Investment Banking|Real Estate|Insurance|Consulting)$/i.test(
      means.industry.name,
    );
  if (work.department && !isTrade && (asked || !(onlyInTitles || isShort))) {
    put((asked ? 2.6 : 1) - (isAbility ? 2 : 0) + 0.4 * more, { kind: 'department', department: work.department });
  }
  if (!means.keyword) {
    const isKind = (more === 0 && text.isSkipped(from)) || isCompanyNoun(text, from);
    const score = isKind ? (text.isAcronym(from) ? -0.5 : -1.2) : work.department && !onlyInTitles ? -0.2 : 0.3;
    put(score, { kind: 'keyword', names: [nameOfTopic(text, from, to)], known: true });
  }
  return found;
}

/** A subject as it is typed; in another language by its English name, where the vocabulary has it. */
export function nameOfTopic(text: QueryText, from: number, to: number): string {
  const { function: work, foreignFunction, industry, foreignIndustry } = text.meanings(from, to) ?? {};
  const english = (work ?? industry) ? undefined : (foreignFunction?.phrases[0] ?? foreignIndustry?.name.toLowerCase());
  return writeTopic(english ?? text.typed(from, to));
}

/** 'happy to talk about it' */
const isPronoun = (text: QueryText, at: number) =>
  text.token(at)?.raw === 'it' &&
  !text.isWord(at + 1) &&
  /^(?:about|do|doing|use|using|like|love|want|wants|sell|sold|try|tried|make|making)$/.test(
    text.token(at - 1)?.text ?? '',
  );

/** 'fintech executives' */
function isTradeAt(text: QueryText, at: number): boolean {
  const means = text.meanings(at, at + 1);
  return means?.industry !== undefined && means.function === undefined;
}

const isOnPlatform = (text: QueryText, at: number) => ON_PLATFORM.test(text.token(at)?.text ?? '');

/** A maker with the name of what it makes: 'Oracle EBS R12', 'Adobe Experience Manager' behind 'with'. */
function readProducts(text: QueryText, from: number, maker: number): Candidate[] {
  const means = text.meanings(from, maker);
  const isMaker = (means?.company ?? means?.keyword) !== undefined && text.isCapital(from);
  if (!isMaker || !isHad(text, from)) return [];
  const found: Candidate[] = [];
  for (let to = maker + 1; to <= maker + LONGEST_PRODUCT && isMarkedWord(text, to - 1); to += 1) {
    if (!text.isPhrase(from, to)) break;
    const names = [text.typed(from, to)];
    // 'SAP Sales Cloud': what stands between is part of the name when such a word ends it.
    if (!isEnd(text, to - 1) && !isAll(text, maker, to)) continue;
    found.push({ from, to, score: 1 + 2.4 * (to - from - 1), meaning: { kind: 'keyword', names, known: true } });
  }
  return found;
}

const LONGEST_PRODUCT = 3;

/** 'with Oracle …', '10+ years Oracle …': what people know or use. */
const isHad = (text: QueryText, from: number) =>
  text.joints(from - 1, from).includes('with') || /^(?:years?|yrs?|yoe)$/.test(text.token(from - 1)?.text ?? '');

const ENDS_PRODUCT =
  /^(?:cloud|suite|hub|platform|ads|analytics|studio|server|crm|erp|hcm|manager|designer|builder|sdk)$/;
const isEnd = (text: QueryText, at: number) => ENDS_PRODUCT.test(text.token(at)?.text ?? '');
const isMarkedWord = (text: QueryText, at: number) =>
  (text.isCapital(at) || /\d/.test(text.token(at)?.raw ?? '')) && text.isWord(at);

function isAll(text: QueryText, from: number, to: number): boolean {
  for (let at = from; at < to; at += 1) if (!isOfProduct(text, at)) return false;
  return true;
}

/** A capital or a figure, and nobody's title, function, place or employer. */
function isOfProduct(text: QueryText, at: number): boolean {
  const raw = text.token(at)?.raw ?? '';
  if (!isMarkedWord(text, at) || text.isSkipped(at)) return false;
  const means = text.meanings(at, at + 1);
  if (!means) return findPlaces(raw).length === 0;
  return !(means.title ?? means.role ?? means.level ?? means.function ?? means.company ?? means.seniority);
}

/** LinkedIn is named for the network more often than as an employer, and 'a visa' is none. */
function isNamedAsEmployer(text: QueryText, from: number): boolean {
  const word = text.token(from);
  if (word?.raw === 'visa') return /^(?:at|@|ex)$/.test(text.token(from - 1)?.text ?? '');
  return !text.isSkipped(from) || /^(?:at|from|ex|@|chez|bei|for)$/.test(text.token(from - 1)?.text ?? '');
}

/** A usual short form stays as typed, and so does what others shorten: 'large language models'. */
export function nameOfKeyword(typed: string, name: string, isForeign = false): string {
  if (isForeign && plain(typed) !== plain(name)) return name;
  const written = writeTopic(typed);
  if (/\s/.test(typed) && /^[A-Z]{2,5}s?$/.test(name)) return written;
  return /^[a-z0-9&+#./]{1,4}$/i.test(typed) &&
    written === written.toUpperCase() &&
    written.toLowerCase() === typed.toLowerCase() &&
    typed.toLowerCase() !== 'cs'
    ? written
    : name;
}

/** One word as typed, with capitals; which company that is, the search finds out. Several by the usual name, so that it is seen. In other scripts by its name: '字节跳动' is ByteDance. */
function nameOfCompany(asTyped: string, name: string): string {
  const typed = asTyped.replace(/'s$/, '');
  if (!/\p{sc=Latin}/u.test(typed) && /\p{L}/u.test(typed)) return name;
  if (/\p{Lu}/u.test(typed)) return typed;
  if (plain(typed) === plain(name) || typed.includes(' ')) return name;
  return typed.length <= 5 && !name.toLowerCase().startsWith(typed) ? typed.toUpperCase() : capitalise(typed);
}

/** 'managers and up to date', 'or higher education' */
const goesOn = (text: QueryText, to: number) =>
  /^(?:up to|higher education)$/.test(`${text.token(to - 1)?.text} ${text.token(to)?.text}`);

const capitalise = (text: string) => text.replace(/(?<![\p{L}\p{N}])\p{Ll}/gu, (letter) => letter.toUpperCase());

function isAskedAsFunction(text: QueryText, from: number, to: number): boolean {
  // 'director of data platform positions'
  if (text.token(from - 2)?.text === 'of' && text.meanings(from - 1, from)?.function) return false;
  if (PEOPLE_BEHIND.test(text.token(to)?.text ?? '')) return true;
  // 'people operations' is a function of its own.
  if (text.meanings(from - 1, to)?.function) return false;
  const before = text.token(from - 1)?.text ?? '';
  const twoBefore = text.token(from - 2)?.text ?? '';
  return WORK_BEFORE.test(before) || (/^(?:in|of|for|the|im|en|fur|em)$/.test(before) && WORK_BEFORE.test(twoBefore));
}
