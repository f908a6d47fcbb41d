import type { CompanyFacts } from '../../providers/profile-facts.ts';
import { findPlaces } from '../../vocabulary/places/find-places.ts';
import { callCompany, namedAtStart } from './company-name.ts';
import { hasPluralVerb, hasVerb, PLACE, readNounPhrase } from './english/noun-phrase.ts';
import { toThirdPerson } from './english/third-person.ts';
import { isBaseVerb, mayBeNoun, thirdOfGerund } from './english/verbs.ts';
import { isEnglish, languageOf } from './language-of.ts';
import { article } from './phrasing.ts';
import { plainLine, splitLineIntoSentences } from './quoting.ts';
import { tidyLine } from './tidy-line.ts';

/** How a company's own description can be told. */
export interface ToldCompany {
  /** What the company is, with its article, to stand beside its name: 'a full-service law firm with 22 partners'. */
  beside?: string;
  /** Whole sentences in the third person, in the order of the description; the first names the company. */
  sentences: string[];
}

/** Praise of oneself, which is left out of a sentence; the sentence stands without it. */
const PRAISE =
  /\b(?:(?:world|market|industry)[- ]?leading|leading|innovative|cutting[- ]edge|world[- ]class|best[- ]in[- ]class|state[- ]of[- ]the[- ]art|premier|award[- ]winning|unique|trusted(?! by)|renowned|passionate|dynamic|next[- ]gen(?:eration)?|revolutionary|fastest[- ]growing|robust|seamless)\s+(?=\p{L})/giu;
/** Sentences that boast, sell or address the reader: they tell nothing. */
const BOAST =
  /\b(?:number one|no\. ?1|#1|the best|(?:friendli|great|fin|fast|large|big|strong)est|passion|excellence|purpose|mission|vision|dreams?|revolutioni[sz]\w*|amazing|has grown to|is trusted by|join us|contact us|visit us|learn more|follow us|click here|welcome to|committed to|dedicated to|strive|believe|empower\w*|leverag\w*|streamlin\w*|synerg\w*)\b|[!?]$/i;
const MOST_CHARS = 260;
const LEAST_CHARS = 8;
const MOST_SENTENCES = 5;
const SINCE = /\bsince (?:\d{4})\b/;

const PARTICIPLES = { offers: 'has offered', makes: 'has made', sells: 'has sold', carries: 'has carried' } as const;

/** The verb by which a company's goods are told, by its industry. */
function verbFor(industry: string | undefined): keyof typeof PARTICIPLES {
  if (industry === undefined) return 'offers';
  if (/software|computer|services|semiconductor/i.test(industry)) return 'offers';
  if (/manufacturing|production|maker|farming|machinery|shipbuilding|textile|consumer goods|cosmetics/i.test(industry))
    return 'makes';
  return /retail|wholesale|automotive|wine|e-commerce|mail order/i.test(industry) ? 'sells' : 'offers';
}

/** '35 people, 12 of them welders': a part of what stands before it. */
const OF_THOSE = /\d (?:of|in|on|at) /;

/** A list of counts, 'nine factories, 4,500 dealers', with its 'and'. */
function joinCounts(text: string): string {
  const parts = text.split(/[,;] /);
  const allCounts =
    parts.length > 1 && parts.every((part) => readNounPhrase(part, '').kind === 'count' && !OF_THOSE.test(part));
  return allCounts && !/ and /.test(parts.at(-1) ?? '') ? `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}` : text;
}

function withoutPraise(line: string): string {
  if (!PRAISE.test(line)) return line;
  return line.replace(PRAISE, '').replace(/\b(An?) (?=(\S+))/gi, (_whole, old: string, next: string) => {
    const right = article(next);
    return `${/^A/.test(old) ? right.charAt(0).toUpperCase() + right.slice(1) : right} `;
  });
}

/** Whether a line can be told at all: whole, and more than a boast. */
function isTellable(line: string): boolean {
  if (line.length > MOST_CHARS || line.length < LEAST_CHARS || BOAST.test(line) || /…|\.\.\.|https?:|@|\|/.test(line))
    return false;
  return true;
}

/** Words by which a line that is no sentence goes on from the one before: 'Sold in pharmacies', 'From Polish farms'. */
const GOES_ON = /^(?:\S+ed|sold|made|built|grown|woven|from|in|at|on|with|by|for|to|\S+ing|SaaS|FSC|ISO)\b/i;
const RATE = /\b(?:a|an|per|each|every) (?:day|week|month|year|hour|shift)\b/;
const SECOND_PERSON = /\byou(?:r|rs)?\b/i;
const MARKS = [', ', ': ', '; ', ' – ', ' - '];

/** A line without its part about 'you': 'Parts for e-bikes, ordered today and on your mat tomorrow'. */
function withoutYou(line: string): string {
  const at = line.search(SECOND_PERSON);
  if (at < 0) return line;
  const before = line.slice(0, at);
  const cut = Math.max(...MARKS.map((mark) => before.lastIndexOf(mark)));
  return cut < LEAST_CHARS ? line : `${before.slice(0, cut)}.`;
}

/** 'Belgian brewer since 1874', and not 'Brewery, since 2019 part of Carlsberg'. */
function hasBeenSince(text: string): boolean {
  const at = text.search(SINCE);
  return at >= 0 && !OF_NOW.test(text.slice(text.lastIndexOf(', ', at) + 2));
}

const OF_NOW = /^(?:since|part|owned|run|led|managed|in|with|under|based|now)\b/;

/** What is made, and nothing that a company has: '1.4 million hectolitres'. */
const OUTPUT =
  /^(?:\S+ (?:million |thousand )?)(?:hectolit(?:re|er)s|lit(?:re|er)s|tonnes|tons|kilos?|kilograms|kg|bales|megawatts?|MW|GWh|units|barrels|cubic met(?:re|er)s)(?!\p{L})/u;
/** 'BRCGS AA+ graded, two kitchens': what is said of something, and no thing. */
const GRADED =
  /^(?:[^\s,]+ ){0,3}(?:graded|certified|accredited|approved|awarded|rated|listed|registered|owned)(?:,|$)/i;
/** What is done to something that stands nowhere: 'bought at the clock, on the road at night'. */
const DONE_TO =
  /^(?:\p{L}{2,20}ed|bought|sold|made|built|grown|woven|caught|run) (?:at|in|by|from|on|for|to)(?!\p{L})/iu;
/** 'Hannover, Milan, Paris'. */
const areTowns = (text: string): boolean =>
  /^\p{Lu}\p{L}+(?:(?:, | and )\p{Lu}\p{L}+){1,20}$/u.test(text) &&
  text.split(/, | and /).every((name) => findPlaces(name).length > 0);

/** What carriers carry; everything else they offer. */
const CARGO =
  /^(?:steel|cement|coal|parcels|pallets|grain|fuels?|cars|vehicles|timber|chemicals|food|milk|gas|oil|aggregates|sand|gravel|stone|livestock|machinery|furniture|fruit|vegetables|flowers|medicines|pharmaceuticals|goods|ore|fertili[sz]ers?|sugar|cotton|paper|tiles|glass|containers)$/i;
/** How many work there, which the facts say too. */
const STAFF = /^\S+ (?:people|employees|staff|colleagues)(?!\p{L})[^,]*(?:, )?/u;
/** What is not there yet: 'A sixth plant at Wagholi in January'; 'opened in 2012' is. */
const COMING =
  /(?<!\p{L})(?<!(?:opened|built|founded|added|bought|launched) )(?:in|from|by) (?:january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|winter|20\d\d)(?!\p{L})/iu;
/** Nothing that anybody offers: 'Clients in 30 countries'. */
const PEOPLE = /^(?:clients|customers|members|people|employees|colleagues|patients|pupils|students)$/i;
/** What one does, as work for others: 'injection moulding', 'selection and trade'. */
const ACTIVITY =
  /(?:ing|graphy|[ts]ion|ment|ance|service|services|repairs?|trade|design|rental|hire|care|support|removal)$/i;
/** Goods that end like these. */
const GOODS =
  /^(?:bearing|bedding|cabling|cladding|clothing|coating|ducting|edging|equipment|fencing|flooring|glazing|lighting|netting|packaging|piping|ring|roofing|seating|sheeting|shelving|spring|string|tubing|webbing|wiring|instrument|garment|cement|appliance|fragrance|medication|lotion)$/i;

/** 'a factory, 48 gins, 350 bales a day' with its counts behind 'with'. */
function countsBehind(text: string): string {
  const [what = '', ...counts] = text.split(', ');
  const allCounts = counts.length > 0 && counts.every((part) => /^\d[\d.,]* \p{L}/u.test(part));
  return allCounts && !/ with /.test(text) ? `${what} with ${joinCounts(counts.join(', '))}` : text;
}

interface ToldLine {
  sentence?: string;
  beside?: string;
}

function tellPhrase(line: string, subject: string, facts: CompanyFacts): ToldLine {
  const { industry, headquarters, name } = facts;
  const hasSize = (facts.employeeCount ?? facts.employeeRange) !== undefined;
  const isFirst = subject !== 'It';
  const phrase = readNounPhrase(withoutYou(line), headquarters?.text ?? '');
  const text = toThirdPerson(phrase.text, name, 'It');
  if (text === undefined) return {};
  if (phrase.kind === 'count') {
    const told = hasSize ? text.replace(STAFF, '') : text;
    if (/ (?:promise|passion|goal|mission|dream)$/.test(told)) return {};
    if (OUTPUT.test(told) || OF_THOSE.test(told) || readNounPhrase(told, '').kind !== 'count') return {};
    // What a software company counts are its customers.
    const isTheirs =
      RATE.test(text) ||
      (!isFirst && verbFor(industry) === 'offers' && /software|internet|technology/i.test(industry ?? ''));
    return isTheirs ? {} : { sentence: `${subject} has ${joinCounts(told)}` };
  }
  const { head } = phrase;
  if (!isFirst && COMING.test(text)) return {};
  if (!isFirst && PLACE.test(head) && phrase.kind !== 'other') return { sentence: `${subject} has ${text}` };
  // 'A studio.'
  if (phrase.kind === 'body' && text.split(' ').length < 3) return {};
  if (isFirst && phrase.kind === 'body') {
    const body = countsBehind(text);
    return hasBeenSince(text)
      ? { sentence: `${subject} has been ${body}` }
      : { sentence: `${subject} is ${body}`, beside: body };
  }
  if (isFirst && phrase.kind === 'bodies') return { beside: text };
  if (isFirst && phrase.kind === 'thing' && !ACTIVITY.test(head)) {
    const verb = verbFor(industry);
    return { sentence: `${subject} ${SINCE.test(text) ? PARTICIPLES[verb] : verb} ${text}` };
  }
  if (
    phrase.kind !== 'other' ||
    !/^\p{L}/u.test(text) ||
    (STARTS_LATE.test(text) && !text.startsWith('LED ')) ||
    hasPluralVerb(line)
  )
    return {};
  if (!isFirst && (GOES_ON.test(text) || !LIST.test(text) || hasAnyVerb(text))) return {};
  // 'Hannover, Milan, Paris' are nothing that is offered, nor is 'Bought at the clock in the morning'.
  if (GRADED.test(text) || DONE_TO.test(text) || areTowns(text)) return {};
  if (PEOPLE.test(head))
    return {
      sentence: `${subject} has ${OF_THOSE.test(text) ? text : text.replace(/^([^,]*), (?=\d[^,]*$)/, '$1 and ')}`,
    };
  const isCargo =
    /truck|freight|maritime|transportation/i.test(industry ?? '') &&
    CARGO.test(head) &&
    !/(?<!\p{L})(?:hire|rent|rental|lease|sale)(?!\p{L})/iu.test(text);
  const usual = ACTIVITY.test(head) && !GOODS.test(head) ? 'offers' : isCargo ? 'carries' : verbFor(industry);
  // 'Chairs made in Friuli' are sold.
  const verb = usual === 'makes' && /(?<!\p{L})made(?!\p{L})/u.test(text) ? 'sells' : usual;
  // 'boxes, made here since 1993' are not 'made since 1993'.
  const tail = text.slice(text.lastIndexOf(', ', text.search(SINCE)) + 2);
  if (tail.length < text.length && SINCE.test(tail) && /^(?:\S+ed|made|built|woven|grown) /.test(tail))
    return { sentence: `${subject} sells ${text}` };
  return { sentence: `${subject} ${SINCE.test(text) ? PARTICIPLES[verb] : verb} ${endList(text)}` };
}

function tellLine(line: string, subject: string, facts: CompanyFacts): ToldLine {
  const name = callCompany(facts.name);
  const isNamed = namedAtStart(line, name) !== undefined;
  if (/^(?:We|Our|At) /.test(line) || isNamed || hasVerb(line) || (subject === 'It' && isPluralSentence(line))) {
    const sentence = toThirdPerson(line, name, subject);
    return sentence === undefined ? {} : { sentence };
  }
  const [first = '', second = '', third] = line.split(' ');
  // 'Make hiring easy' is a slogan; 'Design and build of factories' is not.
  if (isBaseVerb(first.toLowerCase()) && second !== 'of' && !(second === 'and' && line.split(' ')[3] === 'of')) {
    if (third !== undefined || second === '') return {};
  }
  // 'Helping brands grow', but not 'Pre-cooling, cold storage' or 'Building of roads'.
  const does =
    /^(?:and|or|of|for|in|services)$/.test(second) || first.endsWith(',')
      ? undefined
      : thirdOfGerund(first.toLowerCase());
  if (does !== undefined && subject !== 'It') {
    const sentence = toThirdPerson(`${name} ${does} ${line.slice(first.length + 1)}`, name);
    return sentence === undefined ? {} : { sentence };
  }
  return tellPhrase(line, subject, facts);
}

/** 'deposits, home loans and MSME credit since 1961' */
const LIST = /^(?:[^\s,]+(?: [^\s,]+){0,3}, )+(?:[^\s,]+(?: [^\s,]+){0,3} (?:and|or) )?[^\s,]+(?: [^\s,]+){0,4}$/;

/** 'Launching 2027', 'Founded by two sisters': nothing that is offered. */
const STARTS_LATE =
  /^(?:(?:owned|led)(?:,|(?: \S+){0,4} (?:by|since|from)\b)|(?:run|managed) (?:by|since|from)|launch(?:ing|ed)|found(?:ed|ing)|establish(?:ed|ing)|based|sold|made|built|coming|trusted|since)\b/i;

/** Whether a line about things has a verb that was taken for none. */
function hasLateVerb(line: string): boolean {
  return line.split(/[^\p{L}]+/u).some((word) => isBaseVerb(word) && !mayBeNoun(word));
}

/** The same for any word that may be a verb, 'work' and 'design' too. */
function hasAnyVerb(line: string): boolean {
  return line.split(/[^\p{L}]+/u).some((word) => isBaseVerb(word));
}

/** '190,000 merchants take cards', '420 warehouses in Germany run on it'. */
function isPluralSentence(line: string): boolean {
  return hasPluralVerb(line) || (readNounPhrase(line, '').kind === 'count' && hasLateVerb(line));
}

/** 'bookings, records, billing' with its 'and'. */
function endList(text: string): string {
  return text.replace(
    /((?:^|[ :])[^\s,:]+(?: [^\s,:]+){0,3}, [^\s,:]+(?: [^\s,:]+){0,3}), ([^\s,:]+(?: [^\s,:]+){0,2})$/,
    (whole, before: string, last: string) =>
      / and |^and /.test(`${before} ${last}`) && / and /.test(` ${last} `) ? whole : `${before} and ${last}`,
  );
}

/** Whether a text as a whole reads as English, so that a line of it that tells nothing of its language may too. */
function isEnglishLine(line: string, description: string): boolean {
  const language = languageOf(line);
  return language === 'en' || (language === undefined && isEnglish(description));
}

/**
 * Tells a company's description in the third person, by whole sentences of its own.
 * @returns no sentence when none can be told without doubt: a foreign language, a slogan, grammar that would break
 */
export function tellCompany(facts: CompanyFacts): ToldCompany {
  const name = callCompany(facts.name);
  const told: ToldCompany = { sentences: [] };
  const description = tidyLine(plainLine((facts.description ?? '').slice(0, 1_500)));
  for (const line of splitLineIntoSentences(description).slice(0, MOST_SENTENCES).flatMap(splitAtCounts)) {
    const plain = withoutPraise(line);
    const isFirst = told.sentences.length === 0 && told.beside === undefined;
    if (!isTellable(plain) || !isEnglishLine(plain, description)) continue;
    if (isFirst && /^(?:It|They|This|These) /.test(plain)) continue;
    const { sentence, beside } = tellLine(plain, isFirst ? name : 'It', facts);
    if (isFirst && beside !== undefined) told.beside = beside;
    if (sentence !== undefined && (!isFirst || namesCompany(sentence, name))) told.sentences.push(sentence);
  }
  return told;
}

/** 'Biscuits and mixes; 11 plants' as two lines. */
function splitAtCounts(line: string): string[] {
  const [before = '', after] = line.split('; ');
  return after !== undefined && readNounPhrase(after, '').kind === 'count' ? [before, after] : [line];
}

/** Whether a sentence names the company, whole or by the first word of its name. */
function namesCompany(sentence: string, name: string): boolean {
  return sentence.includes(name) || namedAtStart(sentence, name) !== undefined;
}
