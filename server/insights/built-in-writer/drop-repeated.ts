import type { AiParameterId } from '../../../shared/catalogue.ts';
import type { GatheredFacts } from '../../providers/profile-facts.ts';
import type { Insights } from '../insight-writer.ts';
import { clausesOf, MOST_FIELDS, wordsOf } from './used-facts.ts';

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

type Fields = Map<string, AiParameterId[]>;

/**
 * Leaves out texts that tell in the same words what two others tell already: facts that overlap, as a tagline and the
 * name of a product, are not known by their names to be one.
 * @param namesOf names of people, companies, products and titles, which may stand everywhere: asked for only where three
 *  texts have five words in a row in common
 */
export function dropRepeated(values: Insights, facts: GatheredFacts, namesOf: () => readonly string[]): void {
  if (!hasRepeated(fieldsOfClauses(values, (text) => [text]))) return;
  const names = namesOf().map((name) => name.toLowerCase());
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

const hasRepeated = (fieldsOf: Fields): boolean => {
  for (const fields of fieldsOf.values()) if (fields.length > MOST_FIELDS) return true;
  return false;
};

/** Which texts have each five words in a row. */
function fieldsOfClauses(values: Insights, partsOf: (text: string) => string[]): Fields {
  const fieldsOf: Fields = new Map();
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
