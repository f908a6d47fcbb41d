import type { FitDecision, FitLink } from '../../../../shared/contract/fit.ts';
import type { Insight } from '../../insight-writer.ts';
import { likeliestKind } from '../../own-company/offer-kinds.ts';
import type { Dossier } from '../../prospect/dossier.ts';
import { possessive } from '../../wording/company-name.ts';
import { areEnglishWords } from '../../wording/english/english-words.ts';
import { isBaseVerb, mayBeNoun } from '../../wording/english/verbs.ts';
import { isEnglish } from '../../wording/language-of.ts';
import { writeDate } from '../../wording/phrasing.ts';
import { capital, compose, lowerFirst, quote } from '../../wording/quoting.ts';
import { finish } from '../finish.ts';
import { type LinkFact, tellLinkFact } from '../link-facts.ts';
import { whenClause } from '../questions.ts';
import { clausesOf, type UsedFacts } from '../used-facts.ts';

/** What of the user's answers which need of this prospect; nothing when nothing ties the two together. */
export function writeSolutions(dossier: Dossier, fit: FitDecision | undefined, used: UsedFacts): Insight | undefined {
  if (fit === undefined || (fit.verdict !== 'clear' && fit.verdict !== 'possible')) return undefined;
  const links = strongestOfTwoKinds(fit.links);
  const facts: LinkFact[] = [];
  const told: FitLink[] = [];
  const evidence: string[] = [];
  for (const link of links) {
    const fact = tellLinkFact(link, dossier, links.length === 1 ? fit.customer_type : null);
    const keys = fact.nextKey === undefined ? fact.key : [fact.key, fact.nextKey];
    if (facts.some((one) => isSameFact(one, fact, dossier))) continue;
    // What two other texts tell is still the reason.
    const tellable = used.take(keys, 'solutionsToPitch') ? fact : nameFact(link, dossier);
    if (tellable === undefined) continue;
    facts.push(tellable);
    told.push(link);
    evidence.push(`${link.where}: ${quote(link.theirs)}`);
  }
  if (facts.length === 0) return undefined;
  // Alone, the kind of customer is told with the words in which the user names it.
  const [link] = told;
  if (told.length === 1 && links.length > 1 && link !== undefined)
    facts[0] = tellLinkFact(link, dossier, fit.customer_type);
  const offer = mainOffer(dossier);
  if (offer === undefined) return undefined;
  // Words of another language, or no words for a thing, may be no sentence of English.
  const use =
    finish(`${tellUse(offer, fit, told, dossier.pick)}.`, dossier) ??
    `${tellUse({ ...offer, name: ANY_OFFER }, fit, told, dossier.pick)}.`;
  return { value: compose(...facts.map(({ text }) => text), use, tellWhoDecides(dossier, fit, facts)), evidence };
}

/** The post in which the need stands, by its day alone. */
function nameFact({ kind, likely, where }: FitLink, { first, now }: Dossier): LinkFact | undefined {
  const date = /^Post of (\d{4}-\d{2}-\d{2})/.exec(where)?.[1];
  if (kind !== 'need' || date === undefined) return undefined;
  const post = `${possessive(first)} post of ${writeDate(date, now)}`;
  const text = likely === true ? `${post} may have to do with what you offer` : `${post} shows the need`;
  return { key: `day of the post of ${date}`, text };
}

/**
 * What the offer is to them: the answer to a need that was told, help with a likely problem, else a thing made for such companies. Of an
 * offer that may be of another kind than it was taken for, no problem of that kind is told.
 */
function tellUse(
  { name, isOfKind }: NamedOffer,
  { problem }: FitDecision,
  told: readonly FitLink[],
  pick: Dossier['pick'],
): string {
  if (problem !== null && isOfKind) return `${capital(name)} would help when ${whenClause(problem)}`;
  return told.some(({ kind, where, likely }) => kind === 'need' && likely !== true && ASKS_FOR.test(where))
    ? `${capital(name)} would answer that`
    : pick('suits', [
        `${capital(name)} could suit them`,
        `${capital(name)} may be of use to them`,
        `They may have a use for ${name}`,
        `There may be a use for ${name} there`,
      ]);
}

/** Where somebody says what they want or do; what a company is asks for nothing. */
const ASKS_FOR = /^(?:Post|Company update|Job description|About)/;

/** By what right the person is asked: their job, where it buys or has a say and is not told yet. */
function tellWhoDecides(
  { first, title, position, pick }: Dossier,
  { role }: FitDecision,
  facts: readonly LinkFact[],
): string | undefined {
  if (title === undefined || (role !== 'buys' && role !== 'influences')) return undefined;
  if (facts.some(({ text }) => text.includes(title))) return undefined;
  const job = isEnglish(title, position?.description) ? title : quote(title);
  return role === 'buys'
    ? pick('decides', [
        `As ${job}, ${first} can decide on such purchases`,
        `${first} can decide on such purchases as ${job}`,
      ])
    : pick('has a say', [
        `As ${job}, ${first} has a say in such purchases`,
        `${first} has a say in such purchases as ${job}`,
      ]);
}

/** 'Smit Smile Clinics LLP: chain of 9 clinics' and 'Smit Smile Clinics is a chain of 9 clinics' are one. */
function isSameFact(one: LinkFact, other: LinkFact, { company = '' }: Dossier): boolean {
  if (one.key === other.key) return true;
  const clauses = ({ text }: LinkFact) => (company === '' ? [text] : text.split(company)).flatMap(clausesOf);
  const known = new Set(clauses(one));
  return clauses(other).some((clause) => known.has(clause));
}

function strongestOfTwoKinds(links: readonly FitLink[]): FitLink[] {
  const needs = links.filter(({ kind }) => kind === 'need');
  const first = needs[0] ?? links[0];
  const second = links.find(({ kind }) => kind !== first?.kind) ?? needs[1];
  return [first, second].filter((link) => link !== undefined);
}

interface NamedOffer {
  /** 'your route planning software' */
  name: string;
  /** It is surely of the kind that the description was read to be about. */
  isOfKind: boolean;
}

/** The main offer in the user's own words where they are English, else what such offers are called, where it is sure that it is such a one. */
function mainOffer({ own, ownTrade }: Dossier): NamedOffer | undefined {
  const main = likeliestKind(ownTrade.capabilities);
  const [first = ''] = own.offerings;
  if (main === undefined)
    return first === '' ? undefined : { name: `your ${nameOffer(first, own.foreign)}`, isOfKind: true };
  if (!main.isSure) return { name: nameUnsure(first, main.said, own.foreign), isOfKind: false };
  const called: NamedOffer = { name: `your ${main.capability.label}`, isOfKind: true };
  if (own.foreign || main.said === '') return called;
  const said = main.said.toLowerCase();
  const whole = own.offerings.find((one) => one.toLowerCase().includes(said));
  if (whole === undefined && THINGS.test(first)) return { name: `your ${nameOffer(first, false)}`, isOfKind: false };
  // 'Improve their processes' is something one does, and 'who can get into what' a question.
  if (whole === undefined && !isName(main.said)) return called;
  return { name: `your ${nameOffer(whole ?? main.said, false)}`, isOfKind: true };
}

const ANY_OFFER = 'your offer';

/** 'binnen 24 Stunden auf die Baustelle': what is said of a thing, and no thing. */
const isThing = (offer: string): boolean => !/\d/.test(offer) && offer.split(' ').length <= MOST_WORDS;
const MOST_WORDS = 5;

/** Words of the description itself: what is sold first, or what a table has found in it. */
function nameUnsure(first: string, said: string, isForeign: boolean): string {
  if (first !== '' && (!isForeign || isThing(first))) return `your ${nameOffer(first, isForeign)}`;
  return said !== '' && (isForeign || isName(said)) ? `your ${nameOffer(said, isForeign)}` : ANY_OFFER;
}

/** 'Drying and storage cabinets': what is made or sold, before what else the description speaks of. */
const THINGS = /^(?!(?:no|not|up|all|any) )\p{L}[\p{L}-]*(?: [\p{L}-]+){0,3}(?<!s)s$/iu;

const isName = (said: string): boolean => !DOES.test(said) && !ASKS.test(said) && !startsWithVerb(said);

const ASKS = /^(?:who|whom|whose|what|which|when|where|why|how|whether) /i;

const DOES =
  /^(?:get|become|stay|write|buy|shred|improve|reduce|lower|raise|save|avoid|hire|find|keep|move|grow|turn|win|reach) (?=\p{L})|^\p{Ll}+ (?:the|an?|your|their|its) /iu;

function startsWithVerb(said: string): boolean {
  const [first = '', next] = said.toLowerCase().split(' ');
  return next !== undefined && isBaseVerb(first) && !mayBeNoun(first);
}

function nameOffer(offer: string, isForeign: boolean): string {
  return isForeign && !areEnglishWords(offer) ? quote(offer) : lowerFirst(offer);
}
