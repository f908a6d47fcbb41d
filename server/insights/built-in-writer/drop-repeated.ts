import type { AiParameterId } from '../../../shared/catalogue.ts';
import type { GatheredFacts } from '../../providers/profile-facts.ts';
import type { Insights } from '../insight-writer.ts';
import { clausesOf, MOST_FIELDS, wordsOf } from './used-facts.ts';

/** What is left out first, where three texts tell the same: those that most of all say what stands elsewhere. */
const DROPPED_FIRST: readonly AiParameterId[] = [
  'targetCustomersICP',
  'productsServicesSummary',
  'prospectCompanyProfile',
  'caseStudiesClients',
  'recentCompanyUpdates',
  'recentPostsSummary',
  'prospectSummary',
  'websiteCTA',
  'pricingInformation',
  'personalInterests',
  'painPoints',
  'reasoning',
];

/**
 * Leaves out texts that tell in the same words what two others tell already: facts that overlap, as a tagline and the
 * name of a product, are not known by their names to be one.
 * @param names of the person and the companies, which may stand everywhere
 */
export function dropRepeated(values: Insights, facts: GatheredFacts, names: readonly (string | undefined)[]): void {
  const fieldsOf = new Map<string, AiParameterId[]>();
  for (const [id, insight] of Object.entries(values)) {
    if (typeof insight?.value !== 'string') continue;
    for (const clause of new Set(clausesOf(insight.value))) {
      const fields = fieldsOf.get(clause);
      if (fields) fields.push(id as AiParameterId);
      else fieldsOf.set(clause, [id as AiParameterId]);
    }
  }
  let told: string | undefined;
  for (const [clause, fields] of fieldsOf) {
    if (fields.length <= MOST_FIELDS) continue;
    told ??= wordsOf(withoutNames(JSON.stringify(facts), names)).join(' ');
    if (!told.includes(clause)) continue;
    for (const id of DROPPED_FIRST) {
      const left = fields.filter((field) => values[field] !== undefined);
      if (left.length <= MOST_FIELDS) break;
      if (left.includes(id)) delete values[id];
    }
  }
}

function withoutNames(text: string, names: readonly (string | undefined)[]): string {
  let bare = text;
  for (const name of names) if (name !== undefined && name !== '') bare = bare.replaceAll(name, ' | ');
  return bare;
}
