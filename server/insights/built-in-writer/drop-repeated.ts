import type { AiParameterId } from '../../../shared/catalogue.ts';
import type { GatheredFacts } from '../../providers/profile-facts.ts';
import { hashFeature } from '../../text-classifier/hash-feature.ts';
import type { Insights } from '../insight-writer.ts';
import { CLAUSE, clausesOf, MOST_FIELDS, wordsOf } from './used-facts.ts';

/** What is left out first, where three texts tell the same: those that most of all say what stands elsewhere. 0: never. */
const LEFT_OUT: Readonly<Record<AiParameterId, number>> = {
  targetCustomersICP: 11,
  productsServicesSummary: 10,
  prospectCompanyProfile: 9,
  caseStudiesClients: 8,
  recentCompanyUpdates: 7,
  recentPostsSummary: 6,
  prospectSummary: 5,
  websiteCTA: 4,
  pricingInformation: 3,
  personalInterests: 2,
  painPoints: 1,
  meetingOpener: 0,
  solutionsToPitch: 0,
  idealDayTime: 0,
  reasoning: 0,
  confidenceScore: 0,
  tag: 0,
};

/**
 * Leaves out texts that tell in the same words what two others tell already: facts that overlap, as a tagline and the
 * name of a product, are not known by their names to be one.
 * @param namesOf names of people, companies, products and titles, which may stand everywhere: asked for only where three
 *  texts have five words in a row in common
 */
export function dropRepeated(values: Insights, facts: GatheredFacts, namesOf: () => readonly string[]): void {
  if (!mayRepeat(values)) return;
  const names = namesOf().flatMap((name) => (name.length < LEAST_LETTERS ? [] : [name.toLowerCase()]));
  const parts = (text: string): string[] => withoutNames(text.toLowerCase(), names).split('|');
  let told: string | undefined;
  for (const [clause, fields] of fieldsOfClauses(values, parts)) {
    if (fields.length <= MOST_FIELDS) continue;
    told ??= ` ${parts([...textsIn(facts)].join(' | '))
      .map((part) => wordsOf(part).join(' '))
      .join(' | ')} `;
    if (!told.includes(` ${clause} `)) continue;
    let left = fields.filter((field) => values[field] !== undefined);
    for (const field of fields.toSorted((a, b) => LEFT_OUT[b] - LEFT_OUT[a])) {
      if (left.length <= MOST_FIELDS || LEFT_OUT[field] === 0) break;
      delete values[field];
      left = left.filter((one) => one !== field);
    }
  }
}

/**
 * Whether three texts may have five words in a row in common: by hashes, without a string for each five words, since
 * every profile is asked and hardly any has such texts.
 */
function mayRepeat(values: Insights): boolean {
  /** By the hash of five words, how many texts have them, and in its lowest bits which was the last. */
  const seen = new Map<number, number>();
  let field = 0;
  for (const insight of Object.values(values)) {
    if (typeof insight?.value !== 'string') continue;
    field += 1;
    for (const hash of hashesOfClauses(insight.value)) {
      const known = seen.get(hash) ?? 0;
      if (known % MOST_TEXTS === field) continue;
      const count = Math.floor(known / MOST_TEXTS) + 1;
      if (count > MOST_FIELDS) return true;
      seen.set(hash, count * MOST_TEXTS + field);
    }
  }
  return false;
}

/** A shorter name ('Pro') stands within words. */
const LEAST_LETTERS = 4;
const MOST_TEXTS = 64;

/** A hash of every five words in a row: of words that are alike it is the same, and of others hardly ever. */
function hashesOfClauses(text: string): number[] {
  const words = wordsOf(text).map((word) => hashFeature(word));
  return words.slice(CLAUSE - 1).map((_, at) => {
    let hash = 0;
    for (let of = at; of < at + CLAUSE; of += 1) hash = Math.imul(hash, ODD) + (words[of] as number);
    return hash | 0;
  });
}

/** Any odd number: so the order of the words counts. */
const ODD = 31;

/** Which texts have each five words in a row. */
function fieldsOfClauses(values: Insights, partsOf: (text: string) => string[]): Map<string, AiParameterId[]> {
  const fieldsOf = new Map<string, AiParameterId[]>();
  for (const [id, insight] of Object.entries(values) as [AiParameterId, Insights[AiParameterId]][]) {
    if (typeof insight?.value !== 'string') continue;
    for (const clause of new Set(partsOf(insight.value).flatMap(clausesOf))) {
      const fields = fieldsOf.get(clause);
      if (fields) fields.push(id);
      else fieldsOf.set(clause, [id]);
    }
  }
  return fieldsOf;
}

function withoutNames(text: string, names: readonly string[]): string {
  let bare = text;
  for (const name of names) bare = bare.replaceAll(name, '|');
  return bare;
}

/** Every text among facts, however deep. */
function* textsIn(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value;
  else if (typeof value === 'object' && value !== null) for (const one of Object.values(value)) yield* textsIn(one);
}
