import { trimEndOf } from '../../../shared/trim-text.ts';
import { findCapabilities } from '../trade/capabilities/find-capabilities.ts';
import { isForAnyCompany } from '../trade/capabilities/for-any-company.ts';
import { guessCapabilities } from '../trade/capabilities/guess-capabilities.ts';
import { customerSpans, isWithin } from '../trade/customer-spans.ts';
import { findBuyerFunctions } from '../trade/job-functions/find-functions.ts';
import type { JobFunctionId } from '../trade/job-functions/ids.ts';
import { findSectors } from '../trade/sectors/find-sectors.ts';
import type { SectorId } from '../trade/sectors/ids.ts';
import type { Capability } from '../trade/types.ts';
import { wordsOf } from '../trade/words.ts';
import { readCustomerSizes, type SizeRange } from './company-size.ts';
import type { OwnProfile } from './own-profile.ts';
import { type OwnTerms, readOwnTerms } from './own-terms.ts';
import { readServiceArea, type ServiceArea } from './service-area.ts';

/** A kind of company that the user names as customers. */
export interface NamedCustomers {
  /** The user's own words: 'refrigerated carriers'. */
  said: string;
  /** The stem of a word before it that narrows it down: 'refrigerated'. */
  narrowedBy?: string;
}

/** What the user's description says about trade: what is sold, to whom, where. */
export interface OwnTrade {
  /** Kinds of offers, the most spoken of first, with the user's own words for each. */
  capabilities: readonly { capability: Capability; said: string }[];
  /** Kinds of companies named as customers, with the user's own words. */
  customers: ReadonlyMap<SectorId, NamedCustomers>;
  /** Functions named as buyers, with the user's own words. */
  buyers: ReadonlyMap<JobFunctionId, string>;
  /** Companies named as customers. */
  proofs: readonly string[];
  sizes: SizeRange | undefined;
  area: ServiceArea;
  /** Distinctive pairs of words of the offer, for what no table knows. */
  terms: OwnTerms;
}

/** What a description says first and in customers' words weighs more than a word near its end. */
const MOST_CAPABILITIES = 4;
/** What the topic of a whole description weighs against a phrase; and from where on it is sure without one. */
const TOPIC_SHARE = 4;
const SURE_TOPIC = 14;
/** What a description names first is what it is about. */
const FIRST_WEIGHT = 3;
/** An offer that weighs less than this share of the main one is a passing word. */
const LEAST_SHARE = 0.4;
const LABELLED_CUSTOMERS =
  /^[ *•·-]*(?:target (?:market|customers?|audience|industries)|ideal customers?(?: profile)?|icp|customers?|clients?|industries|audience|who we (?:serve|help)|markets?|zielgruppen?|kunden|clientes|público|clienti|klanten) ?(?:include|are|sind|:|–|-)/iu;
const ANY_LABEL = /^[ *•·-]*[\p{Lu}][\p{L} &/]{2,40}:/u;

const known = new WeakMap<OwnProfile, OwnTrade>();

/** The trade of a description, read once for as long as its profile is kept. @param profile the same description, read into phrases */
export function readOwnTradeOf(description: string, profile: OwnProfile): OwnTrade {
  const read = known.get(profile) ?? readOwnTrade(description, profile);
  known.set(profile, read);
  return read;
}

function readOwnTrade(description: string, profile: OwnProfile): OwnTrade {
  const text = description.slice(0, 6_000);
  const spans = [...customerSpans(text), ...labelledCustomers(text), ...servedCustomers(text)];
  const capabilities = rankCapabilities(text, profile, spans);
  const proofs = readProofs(text);
  return {
    capabilities,
    customers: readCustomers(text, spans, profile, proofs, capabilities[0]?.capability),
    buyers: readBuyers(text),
    proofs,
    sizes: readCustomerSizes(text),
    area: readServiceArea(text),
    terms: readOwnTerms(profile),
  };
}

const SERVED =
  /\bwe (?:also )?(?!run\b|operate\b|own\b|are\b|make\b|build\b|produce\b|sell\b|offer\b|provide\b|develop\b|design\b|manufacture\b|have\b)\p{Ll}{3,} (?:the )?([^.;!?\n]{1,120})/giu;

/** 'We clean offices and clinics': whom something is done to. */
function servedCustomers(text: string): { from: number; to: number }[] {
  return Array.from(text.matchAll(SERVED), (found) => ({ from: found.index, to: found.index + found[0].length }));
}

/** The lines below 'Target market:' up to the next heading. */
function labelledCustomers(text: string): { from: number; to: number }[] {
  const spans: { from: number; to: number }[] = [];
  let at = 0;
  let inside = false;
  for (const line of text.split('\n')) {
    if (LABELLED_CUSTOMERS.test(line)) inside = true;
    else if (line.trim() === '' || ANY_LABEL.test(line)) inside = false;
    if (inside) spans.push({ from: at, to: at + line.length });
    at += line.length + 1;
  }
  return spans;
}

function rankCapabilities(
  text: string,
  { offerings }: OwnProfile,
  spans: readonly { from: number; to: number }[],
): OwnTrade['capabilities'] {
  const found = new Map<string, { capability: Capability; said: string; weight: number }>();
  const offered = offerings.join(' | ').toLowerCase();
  for (const { id: capability, said, at, length } of findCapabilities(`${text}\n${spreadLists(text)}`)) {
    const weight =
      length +
      (offered.includes(said.toLowerCase()) ? 3 : 0) +
      (found.size === 0 ? FIRST_WEIGHT : 0) +
      (at < 160 ? 4 : at < 400 ? 2 : 0) -
      (isWithin(spans, at) ? 2 : 0);
    const known = found.get(capability.id);
    if (known === undefined) found.set(capability.id, { capability, said, weight });
    else known.weight += 1;
  }
  for (const { capability, weight } of guessCapabilities(text)) {
    const known = found.get(capability.id);
    const said = offerings[0] ?? capability.label;
    if (known !== undefined) known.weight += weight / TOPIC_SHARE;
    else if (weight >= SURE_TOPIC) found.set(capability.id, { capability, said, weight: weight / TOPIC_SHARE });
  }
  const ranked = [...found.values()].sort((a, b) => b.weight - a.weight);
  const least = (ranked[0]?.weight ?? 0) * LEAST_SHARE;
  return ranked.filter(({ weight }) => weight >= least).slice(0, MOST_CAPABILITIES);
}

const LIST =
  /(?<![\p{L}-])([\p{L}-]{1,30})(?:, ([\p{L}-]{1,30}))?,? (?:and|or|&|und|oder|y|et|e|aur) ([\p{L}-]{1,30}) ([\p{L}-]{1,30})/gu;

/** 'temperature and humidity loggers' as 'temperature loggers': the offers of a list, each in full. */
function spreadLists(text: string): string {
  return Array.from(text.matchAll(LIST), ([, first, second, , thing]) =>
    [first, second].flatMap((word) => (word === undefined ? [] : [`${word} ${thing}`])).join('\n'),
  ).join('\n');
}

function spansOf(text: string, name: string): { from: number; to: number }[] {
  const from = text.indexOf(name);
  return from === -1 ? [] : [{ from, to: from + name.length }];
}

const SELF =
  /(?:\b(?:we are|we're|is|i am|as|leading|wir sind|ist|somos|es|nous sommes|est|siamo|è) (?:an? |the |eine?n? |una? |une? )?(?:[\p{L}-]+ ){0,3})$/iu;

function readCustomers(
  text: string,
  spans: readonly { from: number; to: number }[],
  { audiences }: OwnProfile,
  proofs: readonly string[],
  main: Capability | undefined,
): ReadonlyMap<SectorId, NamedCustomers> {
  const named = new Map<SectorId, NamedCustomers>();
  const names = proofs.flatMap((name) => spansOf(text, name));
  const hits = findSectors(text).filter(
    ({ at }) => !SELF.test(text.slice(Math.max(0, at - 60), at)) && !isWithin(names, at),
  );
  const within = hits.filter(({ at }) => isWithin(spans, at));
  const add = ({ id, said, at }: { id: SectorId; said: string; at?: number }): void => {
    const narrowed = at === undefined ? undefined : narrowingWord(text, at);
    const known = named.get(id);
    // Said twice, once without the narrowing word, it is meant in general.
    if (known?.narrowedBy !== undefined && narrowed === undefined && at !== undefined) named.set(id, { said });
    if (known !== undefined) return;
    named.set(
      id,
      narrowed === undefined ? { said } : { said: `${narrowed.written} ${said}`, narrowedBy: narrowed.stem },
    );
  };
  for (const hit of within) add(hit);
  for (const audience of audiences) {
    if (proofs.some((name) => audience.includes(name))) continue;
    for (const { id, said } of findSectors(audience)) add({ id, said });
  }
  // Customers known by name alone tell their kind by it: 'Sun Pharma'.
  if (named.size === 0 && !(main && isForAnyCompany(main)))
    for (const name of proofs) for (const { id, said } of findSectors(name)) add({ id, said });
  // Three words of description have no 'for': a kind of company that typically needs the offer is meant as customer.
  if (named.size === 0) for (const hit of hits) if (main?.sectors !== 'any' && main?.sectors.includes(hit.id)) add(hit);
  return named;
}

const WORD_BEFORE = /(?<![\p{L}-])(\p{Ll}[\p{L}-]{3,}) $/u;
/** Words before a kind of company that do not narrow it down to a trade. */
const NOT_NARROWING =
  /^(?:mid-?sized?|medium|small|large|big|growing|independent|family-run|regional|national|international|global|local|modern|leading|private|public|other|many|most|more|some|your|their|these|those|such|help|serve|supply|supplying|equip|equipping|support|supporting|helping|serving|clean|cleaning|train|training|visit|manage|managing|advise|advising|selling|with|from|into|over|including|like|especially|mainly|mostly|typical|busy|multi|european|indian|german|french|spanish|american|british|asian|african|mittelständische|mittlere|kleine|große|grandes|pequeñas|medianas|médias|commercial|industrial|early-stage|fast-growing|enterprise|that|and|oder|für|para|pour|wholesale|online|smaller|larger|established|ambitious|b2b|saas)$/iu;

/** The word before a place in a text when it narrows down what follows. */
function narrowingWord(text: string, at: number): { written: string; stem: string } | undefined {
  const written = WORD_BEFORE.exec(text.slice(Math.max(0, at - 30), at))?.[1];
  if (written === undefined || NOT_NARROWING.test(written)) return undefined;
  const [word] = wordsOf(written);
  return word === undefined || word.written !== written ? undefined : { written, stem: word.stem };
}

function readBuyers(text: string): ReadonlyMap<JobFunctionId, string> {
  const named = new Map<JobFunctionId, string>();
  for (const { id, said } of findBuyerFunctions(text)) if (!named.has(id)) named.set(id, said);
  return named;
}

const PROOFS =
  /(?<![\p{L}])(?:[Cc]lients?|[Cc]ustomers?|[Bb]rands|[Cc]ompanies|[Ff]irms|[Kk]unden|[Cc]lientes|[Uu]sed by|[Tt]rusted by|[Ww]ork(?:s|ed)? with|[Rr]eferenzen)(?: (?:include|are|like|such as|wie|como|sind|incluyen))?:? ((?:\p{Lu}[\p{L}\p{N}&.’'-]*(?: (?:&|and|of|de|von)? ?\p{Lu}[\p{L}\p{N}&.’'-]*){0,4}(?:, | and | und | y | et | e )?){1,12})/gu;
const LIST_BREAK = /, | and | und | y | et | e /;

const END_MARK = /[\s.,]/;

/** Names of companies that the description shows as customers. */
function readProofs(text: string): string[] {
  const proofs = new Set<string>();
  for (const [, list = ''] of text.matchAll(PROOFS)) {
    for (const name of list.split(LIST_BREAK)) {
      const bare = trimEndOf(name.trimStart(), END_MARK);
      if (bare.length > 2) proofs.add(bare);
    }
  }
  return [...proofs].slice(0, 12);
}
