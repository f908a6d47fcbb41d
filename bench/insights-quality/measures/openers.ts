import type { OwnCompany } from '../../../server/insights/insight-writer.ts';
import { findFillers } from '../../../server/insights/wording/filler-phrases.ts';
import type { GatheredFacts } from '../../../server/providers/profile-facts.ts';
import { type Finding, find, type JudgedCase, textOf } from '../judged-case.ts';
import { fold, textsInFacts } from './matching.ts';
import { mentionsOffer, readOffer } from './offer-mentions.ts';
import { splitSentences } from './sentences.ts';

const MOST_WORDS = 50;
const QUOTATION = /"[^"]*"|“[^“”]*”/g;
const CUT_QUOTATION = /(?:…|\.{3})["”]/;
/** 'it', and 'this' or 'that' where no noun follows. */
const POINTS_BACK =
  /\b(?:it|its|they|them)\b|\b(?:this|that|these|those)\b(?= (?:is|was|are|were|has|have|will|would|may|might|can|could|sounds?|looks?|means?|matters?)\b|[.,;:?!])/gi;
/** Something named that a later 'it' may mean: 'your post', 'the depot in Lehrte', 'Navik Track', a quotation. */
const NAMED =
  /\b(?:your|our|the|a|an|this|that|these|those|their)\s+[\p{L}\p{N}"“-]+|["“]|(?<!^)(?<![.!?]\s)\b\p{Lu}\p{L}+/u;
const GREETING = /^(?:hi|hello|dear|good (?:morning|afternoon)|hey)?\s*\p{Lu}[\p{L}.'’ -]{0,60}?[,:!–—-]\s*/iu;

/** What people do outside work, in the languages of the profiles. */
const HOBBIES =
  /\b(?:(?:half[ -]?|ultra)?marathons?|halbmarathon|triathlons?|ironman|parkrun|10k|running club|jogging|laufen|cricket|football match|fußball|fútbol|futebol|calcio|tennis|golf(?:er|ing)?|badminton|chess|schach|yoga|pilates|crossfit|cycling|radfahren|radtour|ciclismo|vélo|bike (?:ride|tour)|hiking|hike|trekking|trek|wandern|wanderung|randonnée|senderismo|climbing|kletter\p{L}*|surf(?:ing)?|sailing|segeln|rowing|ski(?:ing)?|swimming|fishing|angling|pêche|gardening|garten|jardinage|cooking|baking|sourdough|pottery|painting|photography|guitar|piano|choir|salsa|dancing|barbecue|bbq|rotary|lions club|volunteer(?:ing|s|ed)?|my (?:dog|cat|kids|children|daughter|son|wife|husband)|vacation|urlaub|vacances|vacaciones|birthday|novels?|book club|boba)\b/iu;

/** What is wrong with an opener; empty when it keeps the rules. */
export function findOpenerFaults(text: string, ownCompany: OwnCompany, facts: GatheredFacts): string[] {
  const faults: string[] = [];
  const words = text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
  if (words > MOST_WORDS) faults.push(`${words} words`);
  const questions = text.replace(QUOTATION, 'x').split('?').length - 1;
  if (questions !== 1) faults.push(`${questions} questions`);
  const nowhere = pointsNowhere(text);
  if (nowhere !== undefined) faults.push(`"${nowhere}" refers to nothing`);
  if (CUT_QUOTATION.test(text)) faults.push('a quotation cut in the middle');
  const hobby = hobbyAsBridge(text, ownCompany, facts);
  if (hobby !== undefined) faults.push(`a hobby leads to the offer: "${hobby}"`);
  const given = [ownCompany.description, ...textsInFacts(facts)].join('\n');
  for (const filler of findFillers(text.replace(QUOTATION, 'x'), given)) faults.push(`filler: ${filler}`);
  return faults;
}

/** A word that points back, with nothing named in its own sentence or the one before that it could mean. */
function pointsNowhere(text: string): string | undefined {
  const sentences = splitSentences(text.replace(GREETING, ''));
  for (const [at, sentence] of sentences.entries()) {
    const own = sentence.replace(QUOTATION, (quoted) => `"${'x'.repeat(quoted.length - 2)}"`);
    for (const match of own.matchAll(POINTS_BACK)) {
      const before = `${sentences[at - 1] ?? ''} ${sentence.slice(0, match.index)}`.trim();
      if (match[0] !== 'IT' && !NAMED.test(before)) return match[0];
    }
  }
  return undefined;
}

function hobbyAsBridge(text: string, ownCompany: OwnCompany, facts: GatheredFacts): string | undefined {
  if (!mentionsOffer(text, readOffer(ownCompany), facts, 'meetingOpener')) return undefined;
  const hobby = HOBBIES.exec(text)?.[0];
  if (hobby === undefined) return undefined;
  // Who sells to gyms may speak of yoga; who keeps hotels has holidays for a trade.
  const { description = '', industry = '', name = '' } = facts.company?.value ?? {};
  const trade = fold([ownCompany.description, description, industry, name].join(' '));
  return trade.includes(fold(hobby)) ? undefined : hobby;
}

/** Openers: does each keep the rules? */
export function findOpenersInRules(cases: readonly JudgedCase[]): Finding[] {
  return cases.flatMap((one) => {
    const text = textOf(one, 'meetingOpener');
    if (text === '') return [];
    const faults = findOpenerFaults(text, one.company.ownCompany, one.person.facts);
    const finding = find(one, faults.length === 0, `${text}\n  ${faults.join('; ')}`, 'meetingOpener');
    return [{ ...finding, reasons: faults.map((fault) => fault.replace(/^\d+ |: .*| ?"[^"]*" ?/g, '')) }];
  });
}
