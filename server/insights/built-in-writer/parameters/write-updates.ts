import type { FitDecision } from '../../../../shared/contract/fit.ts';
import { trimEndOf } from '../../../../shared/trim-text.ts';
import { oncePer } from '../../../platform/once-per.ts';
import type { CompanyFacts } from '../../../providers/profile-facts.ts';
import type { Insight } from '../../insight-writer.ts';
import { citeUpdate, type Dossier, MOST_UPDATES as MOST_READ, type ReadUpdate } from '../../prospect/dossier.ts';
import { callCompany, namedAtStart, possessive } from '../../wording/company-name.ts';
import { areMostlyEnglishWords } from '../../wording/english/english-words.ts';
import { lowerStart, lowerWords } from '../../wording/english/lower-start.ts';
import { hasPluralVerb, hasVerb } from '../../wording/english/noun-phrase.ts';
import { toThirdPerson } from '../../wording/english/third-person.ts';
import { isPlainVerb, pastOf } from '../../wording/english/verbs.ts';
import { findFillers } from '../../wording/filler-phrases.ts';
import { namesInForeignText } from '../../wording/foreign-names.ts';
import { isEnglish, languageOf, nameLanguage } from '../../wording/language-of.ts';
import { article, writeDate, writeList, writeWhen } from '../../wording/phrasing.ts';
import { capital, compose, plainLine, quote, splitLineIntoSentences } from '../../wording/quoting.ts';
import { tidyLine } from '../../wording/tidy-line.ts';
import { townOf } from '../open-roles.ts';
import type { UsedFacts } from '../used-facts.ts';

const FIELD = 'recentCompanyUpdates';
const MOST_UPDATES = 3;
const MOST_WORDS = 66;
const MOST_CHARS = 210;
const A_YEAR = 366;
const MOST_ROLES = 3;
const COMMON = /^(?:the|a|an|of|in|on|for|to|and|with|at|by|new|first|our|its|is|are|has|have|from|into|as|this|that)$/;

const cleaned = (text: string): string => trimEndOf(tidyLine(plainLine(text)), /[.!\s]/);

function contentWords(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 1 && !COMMON.test(word));
}

/** Whether a text says all that its title says: most of its words, by their beginnings. */
function saysTitle(text: string, title: string): boolean {
  const words = contentWords(title).map((word) => word.slice(0, 4));
  const within = contentWords(text).map((word) => word.slice(0, 4));
  return words.filter((word) => within.includes(word)).length >= words.length * 0.6;
}

/**
 * 'Navik opens a depot' and 'Navik has opened a depot' as 'Navik opened a depot', to stand behind its day.
 * @returns undefined when the sentence begins with something else than the company, or its verb has no past that is known
 */
function inThePast(sentence: string, name: string): string | undefined {
  const subject = namedAtStart(sentence, name);
  if (subject === undefined) return undefined;
  const [, verb = '', ...rest] = sentence.slice(subject.length).split(' ');
  const helped = verb === 'has' ? rest[0] : undefined;
  const past = pastOf(helped ?? verb);
  // 'published its report' stands in the past already; 'keeps prices until July' goes on.
  if (past === undefined || /^(?:kept|planned|aimed|offered|needed|looked|wanted|intended|expected)$/.test(past))
    return undefined;
  const tail = helped === undefined ? rest : rest.slice(1);
  // 'makes vaccines and ships them': the second verb would stay behind.
  const strands = tail.some((word, at) => tail[at - 1] === 'and' && isPlainVerb(word));
  return strands ? undefined : [subject, past, ...tail].join(' ');
}

interface ToldUpdate {
  text: string;
  /** The title of the news, where the text does not say it. */
  heading?: string;
  /** Stands behind 'On 12 October', in the past; others behind the day and a colon. */
  isPast: boolean;
}

const FUTURE =
  /\b(?:will|planned|plans?|next|until|upcoming|soon|from (?:spring|summer|autumn|winter|January)|(?:in|from|by|until) (?:January|February|March|April|May|June|July|August|September|October|November|December|spring|summer|autumn|winter))\b/;

const INVITES =
  /^(?:join|read|visit|meet|apply|check|register|learn|see|watch|come|follow|find out|save the date|stay tuned)\b/i;

/** A line of news as others would tell it; its first clause when the whole cannot be told. */
function tellLine(line: string, company: string): string | undefined {
  for (const part of [line, line.split('; ', 1)[0] ?? line]) {
    if (part.length > MOST_CHARS || INVITES.test(part) || /…|\.\.\.|\?$/.test(part) || findFillers(part).length > 0)
      continue;
    const turned = toThirdPerson(part, company);
    if (turned !== undefined) return FUTURE.test(turned) ? turned : (inThePast(turned, company) ?? turned);
  }
  return undefined;
}

/** Headlines drop their articles ('wins AWS award'): only those that need none are put into the past. */
function tellHeading(heading: string, company: string): string | undefined {
  const told = tellLine(heading, company);
  const rest = heading
    .slice(namedAtStart(heading, company)?.length ?? heading.length)
    .trim()
    .split(' ')
    .slice(1);
  const isWhole = rest.every((word) => /^\p{Lu}/u.test(word)) || /^(?:an?|the|its|our|\d.*)$/.test(rest[0] ?? '');
  return told === undefined || isWhole ? told : toThirdPerson(heading, company);
}

const isSentence = (line: string): boolean =>
  hasVerb(line) || hasPluralVerb(line) || line.split(' ').some((word, at) => at > 0 && pastOf(word) === word);

/** What happened, in the words of the news: one sentence. */
function tellUpdate({ title, text }: Pick<ReadUpdate, 'title' | 'text'>, company: string): ToldUpdate | undefined {
  const heading = cleaned(title);
  const lines = splitLineIntoSentences(tidyLine(plainLine(text.slice(0, 800)))).map(cleaned);
  const line = lines.find((one) => one !== '' && one !== heading);
  const all = `${heading}. ${lines.join('. ')}`;
  if (!isEnglish(all) || (heading !== '' && !isEnglish(heading, all))) return undefined;
  const isPast = (one: string) =>
    namedAtStart(one, company) !== undefined && !FUTURE.test(one) && inThePast(one, company) === one;
  const body = line === undefined || !isEnglish(line, all) ? undefined : tellLine(line, company);
  const head = heading === '' ? undefined : tellHeading(heading, company);
  if (body !== undefined && (head === undefined || (isSentence(body) && saysTitle(body, heading)))) {
    return { text: body, isPast: isPast(body) };
  }
  if (head === undefined) return undefined;
  if (body === undefined || `${head} ${body}`.length > MOST_CHARS) {
    // 'Vision 2030' alone says nothing.
    return isSentence(head) || head.split(' ').length > 3 ? { text: head, isPast: isPast(head) } : undefined;
  }
  if (isPast(head)) return { text: `${head}; ${lowerStart(body, company)}`, isPast: true };
  return { text: body, heading: lowerStart(head, `${company} ${namesInside(body)}`), isPast: false };
}

/** Words with a capital inside a sentence: 'Fleetwood' of 'Saltmarsh bought the marina at Fleetwood'. */
const namesInside = (line: string): string =>
  line
    .split(/[^\p{L}'’-]+/u)
    .filter((word, at) => at > 0 && /^\p{Lu}/u.test(word))
    .join(' ');

/** Clauses that stand beside each other read easier as sentences. */
const inSentences = (text: string): string[] => text.split('; ').map(capital);

/** What stands behind the day of some news: what joins both, and the sentences, of which only the first stands behind the day. */
interface DatedUpdate {
  isPast: boolean;
  joint: string;
  sentences: readonly string[];
}

function prepareUpdate({ text, heading, isPast }: ToldUpdate, company: string): DatedUpdate {
  if (heading !== undefined) {
    // Long ones read easier in two sentences.
    return isSentence(text) && `${heading} ${text}`.split(' ').length > 9
      ? { isPast: false, joint: ': ', sentences: [heading, ...inSentences(text)] }
      : { isPast: false, joint: ', ', sentences: [`${heading}: ${lowerStart(text, company)}`] };
  }
  const [first = '', ...more] = inSentences(text);
  if (isPast) return { isPast, joint: ' ', sentences: [first, ...more] };
  return { isPast, joint: ': ', sentences: [lowerStart(first, company), ...more] };
}

function dateUpdate({ isPast, joint, sentences }: DatedUpdate, { date }: ReadUpdate, now: Date): string {
  const day = isPast ? capital(writeWhen(date, now)) : writeDate(date, now);
  const [first = '', ...more] = sentences;
  return joint === ', ' ? `${day}${joint}${first}` : compose(`${day}${joint}${first}`, ...more);
}

/** News in another language is named, with the names that stand in it; without any it is left out. */
function nameForeignNews(update: ReadUpdate, { now, pick }: Dossier, company: string): string | undefined {
  const text = `${plainLine(update.title)}. ${plainLine(update.text)}`;
  const language = languageOf(text);
  const names = namesInForeignText(text, language).filter((name) => !company.includes(name));
  if (language === undefined || language === 'en' || language === 'other' || names.length === 0) return undefined;
  const day = writeDate(update.date, now);
  const list = writeList(names.slice(0, 3));
  return pick('foreign-news', [
    `Its news of ${day}, in ${nameLanguage(language)}, names ${list}`,
    `${possessive(company)} ${nameLanguage(language)} news of ${day} names ${list}`,
  ]);
}

/** 'Entwickler:in', 'repartidor/a': both genders, as English titles never name them. */
const BOTH_GENDERS =
  /m\/w\/d|w\/m\/d|(?<!\p{L})(?:h\/f|f\/h)(?!\p{L})|\p{L}(?:[:*_]|\/-?)(?:in|innen|a|o|as|os|e|ère|rice|trice|euse)(?!\p{L})/iu;

/** 'Store Manager (m/f/d) – Night shift', 'City Manager Pune' in Pune as 'store manager', 'city manager', and '"Tapicer"'; undefined for a title of another language by its letters or small words. */
function nameRole(title: string, town: string): string | undefined {
  if (BOTH_GENDERS.test(title) || title.length > 70) return undefined;
  const [plain = ''] = cleaned(title)
    .replace(/ ?\([^()]{0,40}\)/g, '')
    .split(/ [–|-] /, 1);
  const [role = '', field] = plain.split(/, /, 2);
  // 'Senior Engineer, Checkout' is one, 'Senior Manager, Tax' is none without what stands behind.
  const bare = field === undefined || !IS_WHOLE.test(role) ? plain : role;
  const name = withoutTown(bare, town);
  if (name === '' || !isEnglish(name)) return undefined;
  // 'A manager, certified pre-owned' reads as two things.
  if (name.includes(',')) return quote(name);
  // 'Tapicer' is of no language that its letters tell.
  if (!areMostlyEnglishWords(name)) return quote(name);
  const lowered = lowerWords(name);
  return town !== '' && name.endsWith(town) ? `${lowered.slice(0, -town.length)}${town}` : lowered;
}

/** Two words or more, of which the last is no mere rank. */
const IS_WHOLE =
  /^\p{L}[\p{L}.-]* .*(?<!(?:manager|director|president|head|lead|partner|associate|analyst|officer|executive))$/iu;
/** 'Area Manager South London', 'Head of India', 'UK & Ireland': the title means the place, or is of a part of it. */
const BEFORE_TOWN = /(?:(?<= (?:north|south|east|west|central|greater|new|of|for|and))|&)$/iu;

/** 'City Manager Pune' and 'Store Manager in Pune' of a role in Pune as 'City Manager', 'Store Manager'; 'Head of India' stays. */
function withoutTown(title: string, town: string): string {
  if (town === '' || !title.endsWith(` ${town}`)) return title;
  const before = title.slice(0, -town.length - 1);
  return BEFORE_TOWN.test(before) ? title : trimEndOf(before.replace(/ (?:in|at)$/i, ''), /[\s,;:/|-]/);
}

function writeRoles({ facts, pick }: Dossier, used: UsedFacts): Insight | undefined {
  const roles = (facts?.openRoles ?? [])
    .flatMap((role) => {
      const town = townOf(role);
      const name = nameRole(role.title, town);
      if (name === undefined || !used.take(`role ${role.title}`, FIELD)) return [];
      return [{ ...role, name, town: name.endsWith(town) ? '' : town }];
    })
    .slice(0, MOST_ROLES);
  if (facts === undefined || roles.length === 0) return undefined;
  const company = callCompany(facts.name);
  const towns = roles.map(({ town }) => town);
  const isOneTown = towns[0] !== '' && towns.every((town) => town === towns[0]);
  const told = roles.map(
    ({ name, town }) => `${article(name.replace('"', ''))} ${name}${town === '' || isOneTown ? '' : ` in ${town}`}`,
  );
  const list = `${writeList(told)}${isOneTown ? ` in ${towns[0]}` : ''}`;
  const ways = [`${company} seeks ${list}`, `${company} is hiring ${list}`, `${company} is looking for ${list}`];
  return {
    value: compose(pick('roles', ways)),
    evidence: roles.map(({ title, location }) => `Open role: ${title}${location === undefined ? '' : `, ${location}`}`),
  };
}

/** The news of a company, in its order. */
const tellUpdates = oncePer(({ name, updates }: CompanyFacts) =>
  updates.slice(0, MOST_READ).map((update) => {
    const company = callCompany(name);
    const told = tellUpdate(update, company);
    return told && prepareUpdate(told, company);
  }),
);

/** What happened at the company lately, the newest first, each with its day; its open roles when there is no news. */
export function writeCompanyUpdates(
  dossier: Dossier,
  _fit: FitDecision | undefined,
  used: UsedFacts,
): Insight | undefined {
  const { facts, updates, now } = dossier;
  if (facts === undefined) return undefined;
  const company = callCompany(facts.name);
  const sentences: string[] = [];
  const cited: ReadUpdate[] = [];
  let words = 0;
  for (const [at, update] of updates.entries()) {
    if (sentences.length === MOST_UPDATES || update.daysAgo > A_YEAR) break;
    const told = tellUpdates(facts)[at];
    const sentence = told === undefined ? nameForeignNews(update, dossier, company) : dateUpdate(told, update, now);
    words += sentence?.split(' ').length ?? 0;
    if (sentence === undefined || (sentences.length > 0 && words > MOST_WORDS)) continue;
    if (used.isWornOut(sentence, [company, facts.name]) || !used.take(`update ${update.date}`, FIELD)) continue;
    sentences.push(sentence);
    cited.push(update);
  }
  if (sentences.length === 0) return updates.length === 0 ? writeRoles(dossier, used) : undefined;
  return { value: compose(...sentences), evidence: cited.map(citeUpdate) };
}
