import type { FitDecision, FitLink } from '../../../../shared/contract/fit.ts';
import type { Insight } from '../../insight-writer.ts';
import { readOfferName } from '../../offer-name/offer-name.ts';
import { type OfferNameSource, OWN_WORDS } from '../../offer-name/offer-name-candidates.ts';
import { likeliestKind } from '../../own-company/offer-kinds.ts';
import type { Dossier } from '../../prospect/dossier.ts';
import { longStemsOf } from '../../trade/words.ts';
import { possessive } from '../../wording/company-name.ts';
import { areEnglishWords } from '../../wording/english/english-words.ts';
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
    const whole = tellLinkFact(link, dossier, links.length === 1 ? fit.customer_type : null);
    if (facts.some((one) => isSameFact(one, whole, dossier))) continue;
    const keys = whole.nextKey === undefined ? whole.key : [whole.key, whole.nextKey];
    // What two other texts tell is still the reason.
    const fact = used.take(keys, 'solutionsToPitch') ? whole : nameFact(link, dossier);
    if (fact === undefined || facts.some(({ key }) => key === fact.key)) continue;
    // What the company says of itself tells its kind already.
    if (fact.key === 'industry' && facts.some(({ key }) => key === 'description')) continue;
    facts.push({ ...fact, text: nameOnce(fact.text, facts, dossier) });
    told.push(link);
    evidence.push(`${link.where}: ${quote(link.theirs)}`);
  }
  if (facts.length === 0) return undefined;
  // Alone, the kind of customer is told with the words in which the user names it.
  const [link] = told;
  if (told.length === 1 && links.length > 1 && link?.kind === 'customer_type')
    facts[0] = tellLinkFact(link, dossier, fit.customer_type);
  const offer = mainOffer(dossier);
  if (offer === undefined) return undefined;
  // Words of another language, or no words for a thing, may be no sentence of English.
  const use =
    finish(`${tellUse(offer, fit, told, dossier.pick)}.`, dossier) ??
    `${tellUse({ ...offer, name: ANY_OFFER }, fit, told, dossier.pick)}.`;
  return { value: compose(...facts.map(({ text }) => text), use, tellWhoDecides(dossier, fit, facts)), evidence };
}

/** A company that is named already is 'it' or 'the company' where its trade is told. */
function nameOnce(text: string, before: readonly LinkFact[], { company }: Dossier): string {
  if (company === undefined || !text.startsWith(`${company} is in `)) return text;
  const fact = before.find((one) => one.text.includes(company))?.text;
  if (fact === undefined) return text;
  return text.replace(company, fact.startsWith(company) && !fact.startsWith(`${company}'`) ? 'It' : 'The company');
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
  const needs = told.filter(({ kind, likely }) => kind === 'need' && likely !== true);
  if (needs.some(({ where }) => ASKS_FOR.test(where))) return `${capital(name)} would answer that`;
  return needs.some(({ where }) => IS_WORK.test(where))
    ? pick('helps', [`${capital(name)} would help with that`, `${capital(name)} could be of help there`])
    : pick('suits', [
        `${capital(name)} could suit them`,
        `${capital(name)} may be of use to them`,
        `They may have a use for ${name}`,
        `There may be a use for ${name} there`,
      ]);
}

/** Where somebody says what they want; what a company is asks for nothing. */
const ASKS_FOR = /^(?:Post|Company update)/;
/** Where somebody says what they do. */
const IS_WORK = /^(?:Job description|About)/;

/** By what right the person is asked: their job, where it buys or has a say and is not told yet. */
function tellWhoDecides(
  { first, title, position, pick }: Dossier,
  { role }: FitDecision,
  facts: readonly LinkFact[],
): string | undefined {
  if (title === undefined || (role !== 'buys' && role !== 'influences')) return undefined;
  if (facts.some(({ text }) => text.includes(title))) return undefined;
  const job = isEnglish(title, position?.description) ? title : quote(title);
  const part = `${role === 'buys' ? 'can decide on' : 'has a say in'} such purchases`;
  return pick('part in buying', [`As ${job}, ${first} ${part}`, `${first}, as ${job}, ${part}`]);
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
  /** It names no other kind of offer than the one of whose problem may be told. */
  isOfKind: boolean;
}

const ANY_OFFER = 'your offer';

/** What the user mainly sells, by the name that most likely fits; undefined where the description says nothing of it. */
function mainOffer({ own, ownTrade }: Dossier): NamedOffer | undefined {
  const main = likeliestKind(ownTrade.capabilities);
  const found = readOfferName(ownTrade)(own);
  if (found === undefined)
    return main === undefined && own.offerings.length === 0 ? undefined : { name: ANY_OFFER, isOfKind: true };
  const { name, sources } = found;
  // Names of the tables and of what others sell are English as they stand.
  const isOwn = sources.every((source) => OWN_WORDS.has(source));
  const called = !isOwn ? name : own.foreign && !areEnglishWords(name) ? quote(name) : lowerFirst(name);
  const isOfKind = sources.some((source) => OF_KIND.has(source)) || saysMostly(name, main?.capability.label ?? '');
  return { name: `your ${called}`, isOfKind };
}

const OF_KIND: ReadonlySet<OfferNameSource> = new Set(['label', 'said', 'whole']);

/** What offers of many kinds are. */
const ANY_KIND = longStemsOf(
  'software platform app tool service services system equipment machine machinery supplies products solutions management agency',
);

/** 'Time slot booking and yard management software' is of the kind 'yard management software'. */
function saysMostly(name: string, label: string): boolean {
  const ofLabel = longStemsOf(label);
  const ofName = [...longStemsOf(name)].filter((stem) => !ANY_KIND.has(stem));
  return ofName.length > 0 && ofName.filter((stem) => ofLabel.has(stem)).length >= ofName.length / 2;
}
