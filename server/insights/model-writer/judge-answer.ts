import type { Tag } from '../../../shared/catalogue.ts';
import { findFlaw } from '../../providers/language-model/find-flaw.ts';
import { findUngroundedIn, type Ground, layGround } from '../../providers/language-model/find-ungrounded.ts';
import { HOT_FROM, WARM_FROM } from '../built-in-writer/fit-score.ts';
import type { Insight, InsightRequest } from '../insight-writer.ts';
import type { FactKind, LaidFact } from './fact-layout.ts';
import { ASKED_PARAMETERS, type AskedId } from './parameters.ts';
import { type GivenScore, INSTRUCTIONS, type WrittenText } from './prompt.ts';

/** What a model wrote for a parameter: usable, or why not, in words that the model is told. */
export type Judgement = { insight: Insight } | { refused: string };

/** What the texts about one profile are held against. */
export interface Bench {
  byId: ReadonlyMap<string, LaidFact>;
  texts: readonly string[];
  ground: Ground;
  /** Words of the user's own description: a pitch has to hold one. */
  ownWords: ReadonlySet<string>;
  mayLink: readonly string[];
  /** Names of the time zone, for advice on the hour. */
  zoneNames: readonly string[];
}

const QUOTED_FACTS = 4;

/** @param facts the lines the model was given: nothing else is ground */
export function setUpBench(facts: readonly LaidFact[], request: InsightRequest): Bench {
  const texts = [...facts.map(({ text }) => text), String(request.now.getUTCFullYear())];
  const own = facts.filter(({ kind }) => kind === 'own').map(({ text }) => text);
  return {
    byId: new Map(facts.map((fact) => [fact.id, fact])),
    texts,
    ground: layGround(texts),
    ownWords: new Set(contentWords(own.join(' '))),
    mayLink: addressesOf(request),
    zoneNames: zoneNamesOf(request.facts.person?.value.location?.timeZone, request.now),
  };
}

/** Where a link in a text may lead: what people wrote about themselves is no place to take an address from. */
function addressesOf({ facts, ownCompany }: InsightRequest): string[] {
  const company = facts.company?.value;
  const employers = facts.person?.value.experience.map((job) => job.companyName) ?? [];
  const known = [ownCompany.website, company?.name, company?.website, company?.callToAction?.url, ...employers];
  return known.filter((one) => one !== undefined);
}

/** The tag that goes with a score; the built-in writer draws the lines at the same places. */
export function tagOf(score: number): Tag {
  return score >= HOT_FROM ? 'Hot' : score >= WARM_FROM ? 'Warm' : 'Cold';
}

/** Judges a score. */
export function judgeScore({ score, evidence }: GivenScore, bench: Bench): Judgement {
  if (!(score >= 0 && score <= 100)) return { refused: 'a score is a whole number from 0 to 100' };
  const cited = readEvidence('confidenceScore', evidence, '', bench);
  // A score rests on job and company whatever else a model names.
  const quotes = 'quotes' in cited ? cited.quotes : ratedBy(bench).map(({ cite }) => cite);
  return { insight: { value: Math.round(score), evidence: quotes } };
}

/**
 * Judges a text: form, evidence, and that it names nobody and nothing beyond the facts.
 * @param score the score that stands, for the reasoning
 */
export function judgeText(id: AskedId, written: WrittenText, bench: Bench, score?: number): Judgement {
  const text = written.text.replace(/\s+/g, ' ').trim();
  const { most, needsOwn } = ASKED_PARAMETERS[id];
  const flaw = findFlaw(written.text.trim(), { most, mayLink: bench.mayLink, instructions: promptTextOf(id) });
  if (flaw) return { refused: flaw };
  const cited = readEvidence(id, written.evidence, text, bench);
  if ('refused' in cited) return cited;
  if (needsOwn && !contentWords(text).some((word) => bench.ownWords.has(word))) {
    return { refused: "it names nothing that the user's company offers" };
  }
  if (id === 'idealDayTime' && !/\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b/i.test(text)) {
    return { refused: 'it names no day of the week' };
  }
  if (id === 'reasoning' && (score === undefined || namesOtherTag(text, tagOf(score)))) {
    return { refused: 'it does not explain the score that was given' };
  }
  const ungrounded = findUngroundedIn(text, groundOf(id, bench, score));
  if (ungrounded.length > 0) {
    const named = ungrounded.slice(0, 5).map((word) => `"${word}"`);
    return { refused: `it states ${named.join(', ')}, which the facts do not` };
  }
  return { insight: { value: text, evidence: cited.quotes } };
}

function promptTextOf(id: AskedId): string {
  return `${INSTRUCTIONS} ${ASKED_PARAMETERS[id].ask}`;
}

function groundOf(id: AskedId, bench: Bench, score: number | undefined): Ground {
  if (id === 'idealDayTime') return layGround([...bench.texts, ...bench.zoneNames]);
  if (id === 'reasoning' && score !== undefined) return layGround([...bench.texts, `${score} of 100: ${tagOf(score)}`]);
  return bench.ground;
}

/**
 * Evidence has to exist, and to be of a kind on which the parameter can stand. Where a model points beside it, the facts that the
 * text takes its words from are the evidence; where there are none there is no ground either.
 */
function readEvidence(
  id: AskedId,
  ids: readonly string[],
  text: string,
  bench: Bench,
): { quotes: string[] } | { refused: string } {
  const { standsOn, needsOwn } = ASKED_PARAMETERS[id];
  const named = new Set(ids.map((one) => one.toLowerCase().replace(/[^a-z0-9]/g, '')));
  const facts = [...bench.byId.values()].filter((fact) => named.has(fact.id));
  if (!facts.some(({ kind }) => standsOn.includes(kind))) {
    const found = factsBehind(text, standsOn, bench);
    if (found.length === 0) return { refused: 'it names no fact that could carry it as evidence' };
    facts.unshift(...found);
  }
  if (needsOwn && !facts.some(({ kind }) => kind === 'own')) {
    facts.push(...[...bench.byId.values()].filter(({ kind }) => kind === 'own').slice(-1));
  }
  return { quotes: facts.slice(0, QUOTED_FACTS).map(({ cite }) => cite) };
}

/** Facts of those kinds that share words with a text, the most first. */
function factsBehind(text: string, kinds: readonly FactKind[], { byId }: Bench): LaidFact[] {
  const words = new Set(contentWords(text));
  return [...byId.values()]
    .filter(({ kind }) => kinds.includes(kind))
    .map((fact) => ({ fact, shared: contentWords(fact.text).filter((word) => words.has(word)).length }))
    .filter(({ shared }) => shared >= 2)
    .sort((a, b) => b.shared - a.shared)
    .slice(0, 2)
    .map(({ fact }) => fact);
}

const ratedBy = ({ byId }: Bench): LaidFact[] =>
  ['job', 'headline', 'company'].flatMap((id) => byId.get(id) ?? []).slice(0, 2);

function namesOtherTag(text: string, tag: Tag): boolean {
  return (['Hot', 'Warm', 'Cold'] as const).some((other) => other !== tag && new RegExp(`\\b${other}\\b`).test(text));
}

const contentWords = (text: string): string[] =>
  (text.toLowerCase().match(/[\p{L}\p{N}]{5,}|\p{Lo}{2,}/gu) ?? []).filter((word) => !COMMON.has(word));
const COMMON = new Set(
  'website user company their which these those about with from that help helps helping customers customer'.split(' '),
);

function zoneNamesOf(timeZone: string | undefined, now: Date): string[] {
  if (timeZone === undefined) return [];
  try {
    return ['en-GB', 'en-US', 'en-IN', 'en-AU'].flatMap((locale) =>
      (['short', 'long'] as const).flatMap((timeZoneName) =>
        new Intl.DateTimeFormat(locale, { timeZone, timeZoneName })
          .formatToParts(now)
          .flatMap(({ type, value }) => (type === 'timeZoneName' ? [value] : [])),
      ),
    );
  } catch {
    return [];
  }
}
