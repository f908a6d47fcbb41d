import { elementAt } from '../../../shared/element-at.ts';
import { isOrdinaryWord } from '../../providers/language-model/grounding/ordinary-words.ts';
import {
  COMPANY_NAMES,
  type CompanyKind,
  findCompanies,
  LONGEST_COMPANY_NAME,
} from '../../vocabulary/companies/find-company.ts';
import { findListedTitle } from '../../vocabulary/job-titles/find-job-title.ts';
import { findForeignTitle, isEnglishLookAlike } from '../../vocabulary/job-titles/occupation-table.ts';
import { findPlaces, type Place } from '../../vocabulary/places/find-places.ts';
import { findWordCluster } from '../../vocabulary/word-clusters/find-word-cluster.ts';
import { baseForm } from './base-forms.ts';
import { type Joint, LONGEST_JOINT, readLanguages } from './languages/read-languages.ts';
import { isKnownForm, longestPhraseFrom, type Meanings, meaningsInTables, meaningsOf } from './lexicon.ts';
import { isPersonName, respell, singular } from './spelling.ts';
import { readTokens, type Token } from './tokens.ts';
import { inFull } from './vocabulary/abbreviations.ts';
import { STAFF, YEARS } from './vocabulary/number-words.ts';

const NOTHING: readonly Joint[] = [];
/** Words that a number may belong to: 'Fortune 500', 'Big 4'. */
const NUMBERED = new Set(
  'phase,part,tier,grade,category,class,fortune,big,ftse,inc,global,forbes,web,industry,office,magnificent,mag,dax,nifty,cac,top,sde'.split(
    ',',
  ),
);
/** A quotation of more words is a text, not a phrase. */
const LONGEST_QUOTATION = 6;
/** A shorter word may be a name, or a slip in an English one. */
const LEAST_OF_OCCUPATION = 7;
/** A word of more languages shows none; Danish and Norwegian share theirs. */
const MOST_LANGUAGES = 2;
const NO_LANGUAGE: readonly string[] = [];
const GERMAN: readonly string[] = ['de'];

/** The words of a query with what each phrase of them can mean; phrases are given by where they begin and where they end, exclusive. */
export class QueryText {
  readonly tokens: readonly Token[];
  /** Words in the spelling of the vocabulary. */
  readonly words: readonly string[];
  /** Words show that it is not in English alone. */
  readonly isForeign: boolean;
  /** ISO 639 codes of the other languages whose words it holds; none when only a title or trade shows that there is one. */
  readonly languages: readonly string[];
  /** Written as a boolean expression: operators in capitals with brackets or quotes, or several of them. */
  readonly isBoolean: boolean;
  /** Everything is in capitals, so that capitals say nothing. */
  readonly shouting: boolean;
  /** Every word begins with a capital, little ones too, so that a first capital says nothing: 'Engineers At Companies In Oslo'. */
  readonly isTitleCase: boolean;
  readonly #jointsOf: (phrase: string) => readonly Joint[];
  readonly #meanings = new Map<number, Meanings | null>();
  readonly #places = new Map<string, readonly Place[]>();
  readonly #villages = new Map<string, readonly Place[]>();
  /** Most words of any phrase of the vocabulary that may begin at each word. */
  readonly longest: readonly number[];
  readonly #singulars: readonly string[];
  readonly #skipped: readonly boolean[];
  readonly #companies: typeof COMPANY_NAMES;
  readonly #companiesFrom = new Map<number, ReadonlyMap<number, CompanyKind>>();
  /** Words that were misspelt. */
  readonly #corrected = new Set<number>();

  /** @param companies names of companies, others than the product's own for learning */
  constructor(text: string, companies = COMPANY_NAMES) {
    const tokens = readTokens(text);
    this.#companies = companies;
    const lengths = new Map<number, number>();
    for (const { quote } of tokens) lengths.set(quote, (lengths.get(quote) ?? 0) + 1);
    const typed = tokens.filter(({ kind }) => kind === 'word');
    this.shouting = typed.length > 1 && typed.every(({ raw }) => raw === raw.toUpperCase());
    this.isTitleCase = !this.shouting && isTitleCase(typed);
    const isForeignWords = tokens.some(isForeignWord);
    const occupations = isEnglishSentence(tokens) ? [] : tokens.filter(isForeignOccupation);
    const spoken = occupations.map(languageOfOccupation);
    const languages = readLanguages(
      tokens,
      spoken.length === 0 && isForeignWords && !isEnglishSentence(tokens) ? [NO_LANGUAGE] : spoken,
    );
    this.isForeign = languages.isForeign || occupations.length > 0 || isForeignWords;
    this.languages = languages.codes;
    this.#jointsOf = languages.jointsOf;
    this.isBoolean = !this.shouting && isBooleanExpression(tokens);
    this.tokens = tokens.map((token) => {
      const quote = (lengths.get(token.quote) ?? 0) > LONGEST_QUOTATION ? 0 : token.quote;
      return { ...token, quote, text: this.#inBaseForm(token) };
    });
    this.words = this.tokens.map((token, at) => this.#respelled(token, at));
    this.#singulars = this.words.map((word, at) =>
      isNoPlural(this.tokens[at]?.raw ?? '') ? word : (singular(word) ?? word),
    );
    this.longest = this.tokens.map(({ kind, text: word }, at) =>
      kind === 'mark' ? 0 : Math.max(...[word, this.words[at] ?? '', this.#singulars[at] ?? ''].map(longestPhraseFrom)),
    );
    this.#skipped = tokens.map((_, at) => this.isWord(at) && this.joints(at, at + 1).length > 0);
  }

  get length(): number {
    return this.tokens.length;
  }

  token(at: number): Token | undefined {
    return this.tokens[at];
  }

  isWord(at: number): boolean {
    const kind = this.tokens[at]?.kind;
    if (kind !== 'number') return kind === 'word';
    const next = this.tokens[at + 1];
    const isCount = next !== undefined && (STAFF.has(next.text) || YEARS.has(next.text));
    return (next?.glued === true && !isCount) || NUMBERED.has(this.tokens[at - 1]?.text ?? '');
  }

  /** A first capital, or a first small letter, says nothing about a word. */
  get saysNothing(): boolean {
    return this.shouting || this.isTitleCase;
  }

  /** Begins with a capital letter, where that says something. */
  isCapital(at: number): boolean {
    return !this.saysNothing && /^[\p{Lu}\p{Lt}]/u.test(this.tokens[at]?.raw ?? '');
  }

  /** Written in capitals or figures alone, where that says something. */
  isAcronym(at: number): boolean {
    return !this.shouting && /^[\p{Lu}\p{N}&.+/]{2,}$/u.test(this.tokens[at]?.raw ?? '');
  }

  /** Whether those words can be one phrase: no mark between them, and all within one quotation or none. */
  isPhrase(from: number, to: number): boolean {
    for (let at = from; at < to; at += 1) if (!this.isWord(at)) return false;
    return elementAt(this.tokens, from).quote === elementAt(this.tokens, to - 1).quote;
  }

  /** Whether it is no part of a quotation, but a whole one or outside of any. */
  isWholeQuotation(from: number, to: number): boolean {
    const quote = this.tokens[from]?.quote ?? 0;
    return quote === 0 || (this.tokens[from - 1]?.quote !== quote && this.tokens[to]?.quote !== quote);
  }

  /** 'AND', 'OR', 'NOT' in capitals among other words. */
  isOperator(at: number): boolean {
    const { raw = '' } = this.tokens[at] ?? {};
    if (this.shouting || this.isQuoted(at) || !/^(?:AND|OR|NOT)$/.test(raw)) return false;
    // 'based in OR' is Oregon.
    return raw !== 'OR' || !this.joints(at - 1, at).includes('in');
  }

  isQuoted(from: number): boolean {
    return (this.tokens[from]?.quote ?? 0) > 0;
  }

  phrase(from: number, to: number): string {
    return to === from + 1 ? elementAt(this.words, from) : this.words.slice(from, to).join(' ');
  }

  typed(from: number, to: number): string {
    let text = '';
    for (let at = from; at < to; at += 1) {
      const { raw, glued } = elementAt(this.tokens, at);
      const shown = this.#corrected.has(at) ? elementAt(this.words, at) : raw;
      text += at === from ? shown : `${this.#seam(at, glued)}${shown}`;
    }
    return text;
  }

  /** What stands before a word that is not the first of its phrase. */
  #seam(at: number, glued: boolean): string {
    if (!glued) return ' ';
    return /^(?:d|l|qu|n|s|j|c|m)$/.test(this.tokens[at - 1]?.text ?? '') ? "'" : '-';
  }

  /** As typed, slips included: for names, which are never set right. */
  raw(from: number, to: number): string {
    return this.tokens
      .slice(from, to)
      .map(({ raw, glued }, at) => (at > 0 ? `${this.#seam(from + at, glued)}${raw}` : raw))
      .join('');
  }

  /** Places that those words name as typed, likeliest first: looked up once, however often a query repeats them. */
  places(from: number, to: number): readonly Place[] {
    const typed = this.raw(from, to);
    const known = this.#places.get(typed);
    if (known !== undefined) return known;
    const found = findPlaces(typed);
    this.#places.set(typed, found);
    return found;
  }

  /** Small places of a name that no larger one has; many are words and names of people as well. */
  villages(from: number, to: number): readonly Place[] {
    if (this.places(from, to).length > 0) return [];
    const typed = this.raw(from, to);
    const known = this.#villages.get(typed);
    if (known !== undefined) return known;
    const found = findPlaces(typed, true);
    this.#villages.set(typed, found);
    return found;
  }

  /** Names of companies that begin with a word, as typed, by where they end: shorter ones first. */
  companies(from: number): ReadonlyMap<number, CompanyKind> {
    let found = this.#companiesFrom.get(from);
    if (found === undefined) {
      let to = from;
      while (to < this.length && to < from + LONGEST_COMPANY_NAME && this.isPhrase(from, to + 1)) to += 1;
      const words = this.tokens.slice(from, to).map(({ text }) => text);
      found = new Map(findCompanies(words, this.#companies).map(({ kind, length }) => [from + length, kind]));
      this.#companiesFrom.set(from, found);
    }
    return found;
  }

  /** The words as they are shown: without slips. */
  shown(from: number, to: number): { text: string; raw: string; glued: boolean }[] {
    return this.tokens.slice(from, to).map(({ text, raw, glued }, at) => {
      const word = elementAt(this.words, from + at);
      return this.#corrected.has(from + at) ? { text: word, raw: word, glued } : { text, raw, glued };
    });
  }

  /** What a phrase does between the things named. */
  joints(from: number, to: number): readonly Joint[] {
    if (from < 0 || to > this.length || to - from > LONGEST_JOINT || !this.isPhrase(from, to)) return NOTHING;
    return this.#jointsOf(this.#join(from, to, () => undefined));
  }

  isSkipped(at: number): boolean {
    return this.#skipped[at] ?? false;
  }

  /** What a phrase can mean, in the singular or plural. */
  meanings(from: number, to: number): Meanings | undefined {
    if (to > this.length || to - from > (this.longest[from] ?? 0)) return undefined;
    const key = from * 64 + (to - from);
    let known = this.#meanings.get(key);
    if (known === undefined) {
      known = this.isPhrase(from, to) ? (this.#find(from, to) ?? null) : null;
      this.#meanings.set(key, known);
    }
    return known ?? undefined;
  }

  #find(from: number, to: number): Meanings | undefined {
    const typed = this.#join(from, to, () => undefined);
    const forms = new Set([
      typed,
      this.#join(from, to, (at) => this.words[at]),
      this.#join(from, to, (at) => (at === to - 1 ? this.#singulars[at] : this.words[at])),
    ]);
    if (to > from + 1) {
      forms.add(this.#join(from, to, (at) => (at === from ? this.#singulars[at] : this.words[at])));
      forms.add(this.#join(from, to, (at) => this.#singulars[at]));
    }
    let found: Meanings | undefined;
    for (const form of forms) {
      const means = meaningsOf(form);
      if (means) found = found ? { ...means, ...found } : means;
    }
    if (to === from + 1 && found && isNoPlural(this.tokens[from]?.raw ?? '')) found = withoutTitle(found);
    const isEnglish = !this.isForeign && /^[\p{ASCII}]*$/u.test(typed);
    return found && (isEnglish || this.#isLoanWord(typed) ? withoutForeign(found) : withForeignKeyword(found));
  }

  /** A 'professor' teaches at schools in Portuguese alone. */
  #isLoanWord(word: string): boolean {
    return /^professor(?:es)?$/.test(word) && !this.languages.includes('pt');
  }

  /** The words, each as `spell` has it, else as typed. */
  #join(from: number, to: number, spell: (at: number) => string | undefined): string {
    let joined = '';
    for (let at = from; at < to; at += 1) joined += `${at > from ? ' ' : ''}${spell(at) ?? this.tokens[at]?.text}`;
    return joined;
  }

  #inBaseForm({ kind, text: word, raw }: Token): string {
    if (kind !== 'word') return word;
    const isKnown = (form: string) => isKnownForm(form) || this.#jointsOf(form).length > 0;
    // 'München' ends like a plural.
    if (isCapitalised(raw) && findPlaces(raw).length > 0) return word;
    const languages = this.isForeign && this.languages.length === 0 ? GERMAN : this.languages;
    // 'Buergermeister'
    const isSpelledOut = languages.includes('de') && /[aou]e/.test(word) && !isKnown(word);
    const umlauts = isSpelledOut ? word.replace(/([aou])e/g, '$1') : word;
    if (umlauts !== word && isKnown(umlauts)) return umlauts;
    return baseForm(word, languages, isKnown) ?? word;
  }

  #respelled({ kind, text, raw, glued, quote }: Token, at: number): string {
    if (kind !== 'word' || glued || (quote > 0 && singular(text) === undefined) || this.#jointsOf(text).length > 0)
      return text;
    const before = this.tokens[at - 1]?.text ?? '';
    if (/^engs?$/.test(text) && !this.isForeign && this.isWord(at - 1) && !this.#isOfEngineering(at)) {
      this.#corrected.add(at);
      return 'engineer';
    }
    const full = this.isForeign ? undefined : inFull(text, before, this.tokens[at + 1]?.text ?? '');
    if (full !== undefined) {
      this.#corrected.add(at);
      return full;
    }
    if (singular(text) !== undefined) return singular(text) ?? text;
    const isName =
      /^\p{Lu}/u.test(raw) && !this.shouting && (before === '@' || this.#jointsOf(before).some(isNameBefore));
    const word = isName || this.isForeign ? text : respell(text);
    if (word !== text) this.#corrected.add(at);
    return word;
  }

  /** 'head of eng' and 'eng manager' say in what, and 'B Eng' which degree; 'controls eng' says who. */
  #isOfEngineering(at: number): boolean {
    const [before, behind] = [this.tokens[at - 1]?.text ?? '', this.tokens[at + 1]?.text ?? ''];
    return (
      LEADS.test(before) ||
      LEADS.test(behind) ||
      FIELD.test(behind) ||
      NO_FIELD.test(before) ||
      this.#jointsOf(before).length > 0
    );
  }
}

const LEADS =
  /^(?:[se]?vps?|avps?|presidents?|dir|directors?|heads?|chiefs?|leads?|leaders?|leadership|mgrs?|managers?|cto|executives?)$/;
/** What is of a field, and is nobody, or is somebody by itself. */
const FIELD =
  /^(?:teams?|dept|departments?|org|services?|firms?|company|companies|consultancy|consultants?|degrees?|students?|graduates?|grads?|interns?|background|recruiters?|speakers?|language)$/;
/** 'B Eng' and 'Pr Eng' are degrees and licences, 'fluent eng' is a language. */
const NO_FIELD = /^(?:.|pr|fluent|native|speak|speaks|speaking|good)$/;

/** Words that have a capital only where every word has one. */
const LITTLE =
  /^(?:A|An|And|As|At|By|For|From|In|Near|Of|On|Or|The|To|Who|With|Based|Located|Working|Jobs|Positions|Roles|Experience|Area|Companies)$/;
const FEWEST_IN_TITLE_CASE = 4;

/** Every word has a capital, one that stands behind another and would have none among them. */
function isTitleCase(typed: readonly Token[]): boolean {
  return (
    typed.length >= FEWEST_IN_TITLE_CASE &&
    typed.every(({ raw, glued }) => glued || !/^\p{Ll}/u.test(raw)) &&
    typed.some(({ raw }, at) => at > 0 && LITTLE.test(raw))
  );
}

function isBooleanExpression(tokens: readonly Token[]): boolean {
  const joins = tokens.filter(({ raw }) => /^(?:AND|OR)$/.test(raw)).length;
  const hasNot = tokens.some(({ raw }) => raw === 'NOT');
  const marks = tokens.filter(({ text, kind }) => kind === 'mark' && /^["()]$/.test(text)).length;
  return joins >= 2 || ((joins > 0 || hasNot) && marks >= 2) || marks >= 6;
}

/** 'POS' are no POs, and 'čas' no CAs; 'CEOS' are CEOs. */
const isNoPlural = (raw: string) => /^(?:POS|AES|GPS|SAS|(?=.*[^ -~]).{1,3}s)$/u.test(raw);

const isCapitalised = (raw: string) => /^\p{Lu}/u.test(raw);

/** From here on a word may have lost the ending of a German plural: 'Krankenschwestern'. */
const LONG = 9;

/** A long word that means something in another language alone: 'Einkaufsleiter'. */
function isForeignWord({ kind, text }: Token): boolean {
  if (kind !== 'word' || text.length < 6) return false;
  const means = meaningsOf(text) ?? (text.length >= LONG ? meaningsOf(text.replace(/n$/, '')) : undefined);
  if (!isForeign(means)) return false;
  // 'biomedical', 'podcasts': words that English has as well.
  if (findWordCluster(text) !== undefined && !isForeign(meaningsInTables(text))) return false;
  const one = singular(text);
  return (
    !isEnglish(means) &&
    !isOrdinaryWord(text) &&
    findListedTitle(text) === undefined &&
    (one === undefined || !isEnglish(meaningsOf(one)))
  );
}

const isForeign = (means: Meanings | undefined) =>
  (means?.foreignTitle ??
    means?.foreignIndustry ??
    means?.foreignRole ??
    means?.foreignFunction ??
    means?.foreignKeyword) !== undefined;

const isEnglish = (means: Meanings | undefined) =>
  (means?.title ??
    means?.industry ??
    means?.level ??
    means?.role ??
    means?.function ??
    means?.qualifier ??
    means?.keyword ??
    means?.company) !== undefined;

/** Little words that are English alone. */
const ENGLISH_ALONE = /^(?:the|with|and|from|who|find|looking|based|working|are|that|or)$/;

const isEnglishSentence = (tokens: readonly Token[]) => tokens.some(({ text }) => ENGLISH_ALONE.test(text));

/** 'Zerspanungsmechaniker', 'veterinarios': no name, no place and no word of English, misspelt or not. */
function isForeignOccupation({ kind, text: word }: Token): boolean {
  return (
    kind === 'word' &&
    word.length >= LEAST_OF_OCCUPATION &&
    !isEnglish(meaningsOf(word)) &&
    findForeignTitle([word]) !== undefined &&
    !isEnglishLookAlike(word) &&
    !isOrdinaryWord(word) &&
    !isOrdinaryWord(word.replace(/s$/, '')) &&
    !isPersonName(word) &&
    !isEnglish(meaningsOf(respell(word))) &&
    (respell(word) === word || singular(word) !== undefined) &&
    findListedTitle(word) === undefined &&
    findPlaces(word).length === 0
  );
}

/** The language that an occupation is of, when it is one of that alone: 'spawacze' is Polish. */
function languageOfOccupation({ text }: Token): readonly string[] {
  const { languages = NO_LANGUAGE } = findForeignTitle([text]) ?? {};
  return languages.length <= MOST_LANGUAGES ? languages : NO_LANGUAGE;
}

function withoutTitle({ title, isShortForm, ...means }: Meanings): Meanings | undefined {
  return Object.keys(means).length > 0 ? means : undefined;
}

function withoutForeign({
  foreignTitle,
  foreignRole,
  foreignFunction,
  foreignIndustry,
  foreignKeyword,
  ...means
}: Meanings): Meanings | undefined {
  return Object.keys(means).length > 0 ? means : undefined;
}

const withForeignKeyword = ({ foreignKeyword, ...means }: Meanings): Meanings =>
  foreignKeyword === undefined ? means : { keyword: foreignKeyword, ...means };

const isNameBefore = (joint: Joint) =>
  joint === 'at' || joint === 'of' || joint === 'from' || joint === 'past' || joint === 'not';
