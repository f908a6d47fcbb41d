import type { FitDecision, FitLink } from '../../../../shared/contract/fit.ts';
import { rankOf, SELLS } from '../../fit/grade-role.ts';
import type { Insight } from '../../insight-writer.ts';
import { likeliestKind } from '../../own-company/offer-kinds.ts';
import { countWords } from '../../parameter-jobs/common-rules.ts';
import { citePosition, citeUpdate, type Dossier } from '../../prospect/dossier.ts';
import { citePost, type ReadPost } from '../../prospect/read-post.ts';
import { findFunctions } from '../../trade/job-functions/find-functions.ts';
import { callCompany } from '../../wording/company-name.ts';
import { timeOfVerb } from '../../wording/english/verb-forms.ts';
import { isEnglish } from '../../wording/language-of.ts';
import { tellYear } from '../../wording/moved-times.ts';
import { writeDate, writeWhen } from '../../wording/phrasing.ts';
import { capital, compose, quote, quoteAtEnd } from '../../wording/quoting.ts';
import { addressSentence, pointsBack, reportStatement } from '../../wording/reported-speech.ts';
import { finish } from '../finish.ts';
import { findWork } from '../link-facts.ts';
import { nameNews, tellNews } from '../news-lines.ts';
import { postFact, tellable } from '../post-lines.ts';
import { askAfter, askOfFields, askOfOffer } from '../questions.ts';
import { QUESTIONS_OF_FUNCTIONS } from '../questions-of-functions.ts';
import { coverVerb, type DescribedWork, isEnglishJob, readDescribedWork } from '../told-facts.ts';
import type { UsedFacts } from '../used-facts.ts';

/** One thing of their work to begin with, and the question it leads to. */
interface Occasion {
  /** Goes on after 'Hi Priya, '. */
  text: string;
  /** Undefined: no question fits, and something else is begun with. */
  question: string | undefined;
  evidence: string[];
  key: string;
}

const MOST_WORDS = 50;
const NEW_IN_JOB_DAYS = 183;
const OLD_DAYS = 400;
const DATE = /\d{4}(?:-\d{2}){0,2}/;
const SPEAKS_TO_READERS = /(?<!\p{L})you(?:r|['’]re)?(?!\p{L})/iu;
/** So short a sentence says little without the one before. */
const SHORT = 40;
/** Words of a sentence that is quoted whole. */
const MOST_QUOTED = 25;

/** Who looks for a job is asked about it, whatever they wrote. */
const OF_SEEKERS = 'What kind of role are you looking for?';

/** The first words to this person: one occasion from their own work, then one question about it. */
export function writeMeetingOpener(
  dossier: Dossier,
  fit: FitDecision | undefined,
  used: UsedFacts,
): Insight | undefined {
  const name = /\.$/.test(dossier.first) ? dossier.fullName : dossier.first;
  const greeting = name === 'this person' ? 'Hello, ' : `Hi ${name}, `;
  const isSeeking = fit?.disqualifier?.kind === 'job_seeker';
  for (const { text, question: asked, evidence, key } of occasionsOf(dossier, fit)) {
    if (asked === undefined) continue;
    const question = isSeeking && asked !== '' ? OF_SEEKERS : asked;
    const value = finish(compose(`${greeting}${text}`, question), dossier);
    if (value === undefined) continue;
    if (countWords(value) > MOST_WORDS || (value.match(/\?/g)?.length ?? 0) !== 1) continue;
    if (used.take(key, 'meetingOpener')) return { value, evidence };
  }
  return undefined;
}

/** Trouble first that bears on the offer, then posts that are reasons, other trouble, other reasons, and what they are in charge of. */
function* occasionsOf(dossier: Dossier, fit: FitDecision | undefined): Generator<Occasion> {
  const links = fit?.verdict === 'clear' || fit?.verdict === 'possible' ? fit.links : [];
  // A developer is not asked who monitors the cold chain.
  const ask = links.length > 0 && (fit?.role === 'buys' || fit?.role === 'influences') ? askOfMain(dossier) : undefined;
  const isPost = ({ where }: FitLink): boolean => where.startsWith('Post');
  const { posts } = dossier;
  const updates = dossier.updates.filter(({ daysAgo, text }) => daysAgo <= OLD_DAYS && !TOO_SAD.test(text));
  const linked = posts.filter(
    (post) => maySpeakOf(post) && links.some((link) => isPost(link) && link.where.includes(post.date)),
  );
  for (const post of linked) yield* troubleOf(post, dossier);
  for (const link of links.filter(isPost)) yield* reasonOf(link, dossier, ask);
  for (const post of posts) if (post.trouble !== undefined && maySpeakOf(post)) yield* troubleOf(post, dossier);
  for (const link of links.filter((one) => !isPost(one))) yield* reasonOf(link, dossier, ask);
  if (ask !== undefined) yield* offerOf(dossier, ask, links);
  // What they are in charge of is nearer to an offer than a post or news on which no link rests.
  yield* workDescribed(dossier);
  for (const post of posts) if (maySpeakOf(post) && post.aboutWork) yield* workOf(post, dossier);
  for (const update of updates) yield* newsOf(update, dossier);
  yield* newJobOf(dossier);
  yield* jobAlone(dossier);
}

/** The fact on which a reason for the offer rests, and how such things are done there today. */
function* reasonOf(link: FitLink, dossier: Dossier, ask: string | undefined): Generator<Occasion> {
  const { where, theirs } = link;
  if (/^Job description/.test(where) && ask !== undefined) yield* workWith(link, dossier, ask);
  const date = DATE.exec(where)?.[0];
  if (where.startsWith('Post')) {
    for (const post of dossier.posts.filter((one) => one.date === date && one.daysAgo <= OLD_DAYS && !one.isPastime)) {
      if (post.isEnglish) yield* workOf(post, dossier, ask, theirs);
      else if (ask !== undefined) yield namedPost(post, dossier, ask);
    }
    return;
  }
  if (!where.startsWith('Company update')) return;
  for (const update of dossier.updates)
    if (update.date === date && update.daysAgo <= OLD_DAYS && !TOO_SAD.test(update.text))
      yield* newsOf(update, dossier, ask);
}

/** Nothing to begin a talk with. */
const TOO_SAD =
  /(?<!\p{L})(?:laid off|lay-?offs?|ma(?:de|ke|king) (?:[\p{L}\d]{1,20} ){0,3}redundant|redundancies|(?:my|his|her|with|after|beat|survived) cancer|diagnosed with|passed away|died|death|funeral|mourn\w*|divorce\w*|insolven\w+|bankrupt\w*)(?!\p{L})/iu;

function maySpeakOf(post: ReadPost): boolean {
  return !TOO_SAD.test(post.text) && post.daysAgo <= OLD_DAYS && post.isEnglish && !post.isPastime;
}

/** What is written in another language is not told, but its day can be. */
function namedPost(post: ReadPost, { now }: Dossier, ask: string): Occasion {
  return {
    text: `I read your post of ${writeDate(post.date, now)}`,
    question: capital(ask),
    evidence: [citePost(post)],
    key: `day of the post of ${post.date}`,
  };
}

function* troubleOf(post: ReadPost, dossier: Dossier): Generator<Occasion> {
  const trouble = post.trouble;
  if (trouble === undefined) return;
  const { sentence: stated, before } = trouble;
  // 'Something has to change.' says less than what stands before it.
  for (const sentence of stated.length < SHORT ? [before, stated] : [stated, before]) {
    if (sentence === undefined || pointsBack(sentence) || !isEnglish(sentence, post.text)) continue;
    const said = addressSentence(sentence);
    const when = writeWhen(post.date, dossier.now);
    yield {
      text: said === undefined ? `you wrote ${when}: ${quoteAtEnd(sentence)}` : atTime(said, post.date, dossier),
      question: askAfter('trouble', sentence, dossier.pick),
      evidence: [citePost(post)],
      key: postFact(post, sentence),
    };
  }
}

function* workOf(post: ReadPost, dossier: Dossier, ask?: string, theirs = ''): Generator<Occasion> {
  const sentences = tellable(post.sentences);
  for (const sentence of sentences.toSorted((a, b) => Number(b.includes(theirs)) - Number(a.includes(theirs)))) {
    const own = addressSentence(sentence);
    const said = own ?? reportStatement(sentence);
    const kind = own === undefined && said !== undefined ? 'opinion' : 'work';
    const when = writeWhen(post.date, dossier.now);
    const isReason = theirs !== '' && sentence.includes(theirs);
    if (said === undefined && !mayQuote(sentence, sentence === sentences[0], isReason)) continue;
    yield {
      text: said === undefined ? `you wrote ${when}: ${quoteAtEnd(sentence)}` : atTime(said, post.date, dossier),
      question: ask !== undefined && isReason ? capital(ask) : askAfter(kind, said ?? sentence, dossier.pick),
      evidence: [citePost(post)],
      key: postFact(post, sentence),
    };
  }
}

/** A sentence is quoted whole where it is the first, or is the reason itself and makes sense alone. */
function mayQuote(sentence: string, isFirst: boolean, isReason: boolean): boolean {
  if (SPEAKS_TO_READERS.test(sentence) || countWords(sentence) > MOST_QUOTED) return false;
  return isFirst || (isReason && !pointsBack(sentence));
}

function* newsOf(update: Dossier['updates'][number], dossier: Dossier, ask?: string): Generator<Occasion> {
  const told = tellNews(update, dossier);
  const named = told === undefined ? nameNews(update, dossier) : undefined;
  const text =
    told === undefined
      ? named === undefined
        ? undefined
        : `I read ${named}`
      : `I read that ${told} (${writeDate(update.date, dossier.now)})`;
  if (text === undefined) return;
  const question = ask === undefined ? askAfter('news', text, dossier.pick) : capital(ask);
  yield { text, question, evidence: [citeUpdate(update)], key: `update ${update.date}` };
}

/** The job, and what says that they may be customers. */
const citeJob = (dossier: Dossier, links: readonly FitLink[]): string[] => [
  ...citePosition(dossier),
  ...links.slice(0, 1).map(({ where, theirs }) => `${where}: ${quote(theirs)}`),
];

/** As people say it: without its legal form. */
const companyOfJob = ({ company }: Dossier): string | undefined =>
  company === undefined ? undefined : callCompany(company);

/** 'your job at Acme covers food and drinks', but 'at Acme you look after nine inspectors'. */
function coversIn(company: string, ofYou: string): string {
  const verb = coverVerb(ofYou);
  if (verb === 'covers') return `your job at ${company} covers ${ofYou}`;
  return `at ${company} you ${verb === 'has' ? 'have' : 'look after'} ${ofYou}`;
}

const tellJob = (company: string, { isField, ofYou }: Pick<DescribedWork, 'isField' | 'ofYou'>): string =>
  isField ? coversIn(company, ofYou) : `your profile says that at ${company} you ${ofYou}`;

/** 'what do you use for fleet tracking today?'; undefined where it is not sure what kind of thing is offered. */
function askOfMain({ ownTrade, pick }: Dossier): string | undefined {
  const main = likeliestKind(ownTrade.capabilities);
  return main?.isSure === true ? askOfOffer(main.capability.label, pick) : undefined;
}

/** How they get done today what the offer is for. */
function* offerOf(dossier: Dossier, ask: string, links: readonly FitLink[]): Generator<Occasion> {
  const { title } = dossier;
  const company = companyOfJob(dossier);
  if (title === undefined || company === undefined) return;
  const text = `as ${title} ${placeOf(title)} ${company}, ${ask}`;
  yield { text, question: '', evidence: citeJob(dossier, links), key: 'job' };
}

function* newJobOf(dossier: Dossier): Generator<Occasion> {
  const { title, position, daysInJob, previous, now } = dossier;
  const company = companyOfJob(dossier);
  if (title === undefined || company === undefined || position?.start === undefined) return;
  if (daysInJob === undefined || daysInJob < 0 || daysInJob > NEW_IN_JOB_DAYS) return;
  const from =
    previous === undefined || previous.companyName === '' ? '' : `, after ${callCompany(previous.companyName)}`;
  yield {
    text: `you became ${title} ${placeOf(title)} ${company} ${writeWhen(position.start, now)}${from}`,
    question: 'What did you find there that you had not expected?',
    evidence: citePosition(dossier),
    key: 'job',
  };
}

function* workDescribed(dossier: Dossier): Generator<Occasion> {
  const { title, person, pick } = dossier;
  const company = companyOfJob(dossier);
  if (title === undefined || company === undefined) return;
  const description = person.experience.find((job) => job.end === undefined && job.title === title)?.description;
  for (const { ofYou, isField, isPast, key } of readDescribedWork(description)) {
    const text = tellJob(company, { isField, ofYou });
    const question = isField
      ? coverVerb(ofYou) === 'covers' && / and |,/.test(ofYou)
        ? askOfFields(pick)
        : 'What takes most of your time there?'
      : isPast
        ? askAfter('work', ofYou, pick)
        : 'What takes most of your time there?';
    yield { text, question, evidence: citePosition(dossier), key };
  }
}

/** What of their job bears on the offer. */
function* workWith(link: FitLink, dossier: Dossier, ask: string): Generator<Occasion> {
  const company = companyOfJob(dossier);
  if (company === undefined || !isEnglishJob(dossier.position?.description ?? '')) return;
  const { work, key } = findWork(link, dossier) ?? {};
  if (work === undefined || key === undefined || work.isPast) return;
  yield { text: tellJob(company, work), question: capital(ask), evidence: citePosition(dossier), key };
}

/** Owner of a company, manager at one. */
const placeOf = (title: string): string =>
  /(?<!(?:product|process|service|system|data|risk|control|platform|budget|project|application|solution) )(?<=^|\s)(?:co-?)?(?:owner|proprietor)$/i.test(
    title,
  )
    ? 'of'
    : 'at';

const LEADS = 2;
const ALONE = /(?<!\p{L})(?:freelance|self-employed)(?!\p{L})/iu;

function* jobAlone(dossier: Dossier): Generator<Occasion> {
  const { title, seniority } = dossier;
  const company = companyOfJob(dossier);
  if (title === undefined || company === undefined) return;
  // The questions are for who leads, and what was learned of a title alone may be another field.
  const leads = rankOf(title, seniority) >= LEADS && !ALONE.test(title);
  const fields = leads ? findFunctions(title) : [];
  // 'Fleet Sales Manager' sells, and has no fleet.
  const field = fields.find((one) => SELLS.has(one) || one === 'product' || one === 'consulting') ?? fields[0];
  const asked = field && QUESTIONS_OF_FUNCTIONS[field];
  const text =
    asked === undefined
      ? `what takes most of your time as ${title} ${placeOf(title)} ${company} these days?`
      : `as ${title} ${placeOf(title)} ${company}, ${asked}?`;
  yield { text, question: '', evidence: citePosition(dossier), key: 'job' };
}

/** What is said of the day itself. */
const THAT_DAY = / that day\b/;

/** 'on 28 October you signed off 400 pens', said of that day; else 'you wrote on 28 October that …'. */
function atTime(said: string, date: string, { now }: Dossier): string {
  const when = writeWhen(date, now);
  const verb = /^you (?:\p{Ll}+ly )?(\p{L}+)/u.exec(said)?.[1];
  const isOfDay = verb !== undefined && timeOfVerb(verb) === 'past' && THAT_DAY.test(said);
  return tellYear(isOfDay ? `${when} ${said.replace(THAT_DAY, '')}` : `you wrote ${when} that ${said}`, when, now);
}
