import { cutAt } from '../../../../shared/trim-text.ts';
import { isRole, titleWordsIn } from '../../../vocabulary/job-titles/title-words.ts';
import { findPlaces } from '../../../vocabulary/places/find-places.ts';
import { isOrdinaryWord } from '../../language-model/grounding/ordinary-words.ts';
import { KNOWN_COMPANIES, NO_COMPANY, SKILLS, TOPICS } from './names-in-headlines.ts';
import { trimSigns } from './split-headline.ts';

/** Where a company's name ends and something else is said of it or of the person. */
const ENDS =
  /(?:\s[-–—]\s|\s?[([{]|[|;:!?]|\s\/\s|\s(?:by|where|who|that|which|when|since|focused|focusing|responsible|working|and (?:ex|former|co-?founder|founder|advisor|board|angel|investor|author|speaker|host)|in|as|to|through|with|via|ex|formerly|previously|prev|dans|depuis|sur|seit|mit|desde|com|con|para|per|pour)(?=[\s-])|\s&\s(?=(?:ex|former|co-?founder|founder|advisor|author|speaker|host|board|angel)\b)|\s(?:19|20)\d\d\b)/iu;
/** What the person or the company does: 'Acme building payments for all'. */
const DOES = /\s\p{Ll}+ing\s/u;
/** A sentence; 'J.P. Morgan' is none. */
const SENTENCE = /(?<=\p{Ll}{3})\.\s(?=\p{Lu})/u;
/** Nothing but a legal form ends a name so: 'Baker & Hughes LLP'. */
export const LEGAL_FORM = /\s(?:inc|llc|llp|ltd|limited|plc|gmbh|pllc|lp|s\.?a\.?r\.?l|s\.?p\.?a|b\.?v|pvt ltd)\.?$/iu;
/** A comma belongs to the name before a legal form. */
const COMMA = /,(?!\s(?:inc|llc|ltd|llp|plc|gmbh|s\.?a\.?|pvt|co|corp|lp|pte|b\.?v)\b)/iu;
/** What people list that they work on or for: 'F&B & Lifestyle Brands', 'Computer Vision Projects'. */
const SUBJECTS =
  /\s(?:brands|homes|projects|campaigns|communities|startups|products|apps|websites|strategies|events|sales|experiences|operations|analytics|development|marketing|engineering|strategy|planning|automation|recruiting|recruitment|hiring|investing|buyers|sellers|rentals|listings|audits?|compliance|training|leadership|transformation|growth)$/iu;
/** Words that only names of organisations end in. */
export const ORGANISATION =
  /(?:^|[\s-])(?:inc|llc|llp|ltd|plc|gmbh|ag|sarl|sas|bv|nv|oy|srl|spa|ltda|corp|corporation|company|co|group|groupe|gruppe|grupo|gruppo|bank|banco|banque|banca|university|université|universidad|universidade|universität|college|institute|school|hospital|clinic|labs?|technologies|solutions|systems|software|studios?|ventures|capital|partners|holdings?|industries|services|consulting|associates|foundation|agency|networks?|media|pharma|therapeutics|biotech|energy|airlines|motors|foods|brands|international|enterprises|healthcare|insurance|realty|properties|construtora|metal[uú]rgica|ind[uú]stria|industria|cooperativa|ministry|council|federation|association|alliance|society|church|club|consultoria|consultores|consultants|advisors|advisory|avocats|advogados|abogados|constructora|transportes|seguros|logistics|construction|stadtwerke|werke|verlag|kanzlei|cabinet|agence|agencia|agência|escola|escuela|colegio|colégio|école|instituto|institut|fundación|fundação|fondation|stiftung|verein|department of|city of|ministry of|government|council|district|county|airport|hotel|hotels|restaurant|farms|records|pictures|entertainment|games|press|books|magazine|journal)(?=$|[\s.,])/iu;
const DOMAIN =
  /^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.(?:com|io|ai|co|org|net|app|dev|fr|de|uk|in|eu|nl|es|it|br|us|tech|xyz|me|ch|at|be|ca|so|gg)$/iu;
const WORD = /[\p{L}\p{N}]/u;
/** 'ScaleUp', but not 'SaaS' nor 'FinTech', which are known topics. */
const CAMEL = /^(?!SaaS|PaaS|IaaS|[A-Z]\p{Ll}+Tech)\p{L}*\p{Ll}\p{Lu}/u;
const HAS_CAPITAL = /[\p{Lu}\p{Lo}\p{N}]/u;
const SMALL: ReadonlySet<string> = new Set(
  'of the and & de du des del della di da do dos das la le les el los y e et und von van der den für for en in at bv gmbh'.split(
    ' ',
  ),
);
const QUOTES = /["“”„«»]/gu;
const BIG_CITY = 150_000;
const CHARS = { least: 2, most: 80 };

/** 'Morris, Manning & Martin, LLP'; without its legal form it may be a list: 'Google, Meta & Uber'. */
const FIRM =
  /^\p{Lu}\p{L}{1,20}(?:, \p{Lu}\p{L}{1,20}){1,3},? (?:&|and|und|et) \p{Lu}\p{L}{1,20}(?:,? (?:LLP|LLC|PLLC|P\.?C\.?|PartG mbB))(?=$|[ ,|])/u;

/**
 * The company's name at the beginning of a text that follows 'at' or '@'.
 * @param text 'Acme, building payments for all', 'Foo (YC W21)'
 * @returns 'Acme', 'Foo'; undefined when there is no name
 */
export function cutCompanyName(written: string): string | undefined {
  const text = written.replace(QUOTES, '');
  const firm = FIRM.exec(text)?.[0];
  if (firm !== undefined) return firm;
  const whole = trimSigns(text.startsWith('[') ? cutBracketed(text) : text.replace(/^the (?=\p{Lu})/u, ''));
  const cut = text.startsWith('[')
    ? whole
    : trimSigns(cutAtRole(cutAtNextRole([ENDS, DOES, SENTENCE, COMMA].reduce(cutAt, whole))));
  const words = cut.split(' ').slice(0, MOST_WORDS).join(' ');
  // 'CEO @ Acme.' ends a sentence, 'Acme Inc.' is short.
  const name = /\p{Ll}{3}\.$/u.test(words) && !ORGANISATION.test(words) ? words.slice(0, -1) : words;
  return name.length >= CHARS.least && name.length <= CHARS.most
    ? name
    : name.length === 1 && /\p{Lu}/u.test(name)
      ? name
      : undefined;
}

const MOST_WORDS = 9;
const AND = /\s(?:and|&|und|et)\s/u;

/** 'Northwind and lecturer at a school' -> 'Northwind'; 'Procter & Gamble' stays. */
function cutAtRole(text: string): string {
  const and = AND.exec(text);
  if (and === null) return text;
  const rest = text.slice(and.index + and[0].length);
  return /\s(?:at|@|chez|bei)\s|@/u.test(rest) && isRole(rest) ? text.slice(0, and.index) : text;
}

const NEXT_AT = /\s(?:@|at|chez|bei)\s|\s@(?=\S)/iu;

/** 'Acme Founder @ Globex' -> 'Acme': before another employer stands another role. */
function cutAtNextRole(text: string): string {
  const next = NEXT_AT.exec(text);
  if (next === null) return text;
  const words = text.slice(0, next.index).split(' ');
  const known = titleWordsIn(words.join(' '));
  const first = known.findIndex((isKnown, at) => at > 0 && isKnown && isRole(words.slice(at).join(' ')));
  return first > 0 ? words.slice(0, first).join(' ') : text;
}

function cutBracketed(text: string): string {
  const end = text.indexOf(']');
  return end < 0 ? text : text.slice(0, end + 1);
}

/**
 * Whether a text that stands by itself is a company's name: written as names are, and neither a role, a skill, a place nor
 * anything else people list in headlines.
 * @param isAfterRole whether it follows a role at once ('Buyer, Acme Data'), where a name may hold words of titles
 */
export function isCompanyName(text: string, isAfterRole = false): boolean {
  const words = text.split(' ').filter((word) => WORD.test(word));
  if (words.length === 0 || words.length > 6 || text.length > CHARS.most) return false;
  if (DOMAIN.test(text) || isKnownCompany(text)) return true;
  if (isAfterRole && words.length < 4 && isKnownCompany(words[0] ?? '')) return true;
  if (NO_COMPANY.test(text) || isSkill(text) || isSubject(text)) return false;
  const big = words.filter((word) => !SMALL.has(word.toLowerCase()));
  if (big.length === 0 || !big.every((word) => HAS_CAPITAL.test(word)) || isKnownPlace(text)) return false;
  const known = titleWordsIn(words.join(' '));
  const isUnknown = (word: string, at: number) =>
    known[at] !== true && !SMALL.has(word.toLowerCase()) && (CAMEL.test(word) || !isPlainWord(word.toLowerCase()));
  const unknown = words.filter(isUnknown);
  if (unknown.length === 0) return false;
  if (ORGANISATION.test(text) || (isAfterRole && isNameFirst(words, isUnknown))) return true;
  return !known.some(Boolean) && !(words.length > 3 && unknown.length < 2);
}

/** 'Data Projects' and what is joined by '&', but not 'Fidelity Operations'. */
function isSubject(text: string): boolean {
  const before = text.toLowerCase().split(' ').slice(0, -1);
  return SUBJECTS.test(text) && (text.includes('&') || before.every(isPlainWord));
}

function isPlainWord(word: string): boolean {
  return TOPICS.has(word) || isOrdinaryWord(word);
}

/** Degrees and tools are written in a few capitals too ('RN', 'SQL'): alone they are no company unless one is known. */
export function isInitials(text: string): boolean {
  return /^\p{Lu}{1,5}$/u.test(text) && !isKnownCompany(text);
}

/** Tools, subjects and degrees that people list. */
export function isSkill(text: string): boolean {
  return SKILLS.has(text.toLowerCase());
}

/** Well-known companies whose names are ordinary words, words of titles or initials. */
export function isKnownCompany(text: string): boolean {
  return KNOWN_COMPANIES.has(text.toLowerCase());
}

/** 'Palo IT', 'Global RetailCo': a name, before it at most an ordinary word. */
function isNameFirst(words: readonly string[], isUnknown: (word: string, at: number) => boolean): boolean {
  return words.length <= 4 && words.slice(0, 2).some((word, at) => isUnknown(word, at));
}

/** Whether a text names a place that people give as where they work, not a small town that shares a company's name. */
export function isKnownPlace(text: string): boolean {
  if (REGION.test(text)) return true;
  return findPlaces(text).some(
    ({ kind, population, isShortForm }) => !isShortForm && (kind !== 'city' || population >= BIG_CITY),
  );
}

const REGION =
  /^(?:(?:greater|north|south|east|west|northern|southern|eastern|western|central|nord|sud|süd|ost)\s?)?(?:emea|apac|mena|latam|dach|benelux|nordics?|iberia|anz|asean|gcc|americas?|europe|africa|asia|middle east|uk|uk&i|usa?|cis|cee|sea|worldwide|global|international|france|region)(?:\s?[/&,]\s?.{2,30})?$/i;
