import { isAiParameter, type ParameterId } from '../../shared/catalogue.ts';
import type { FactField } from '../providers/profile-facts.ts';
import {
  INSIGHT_NEEDS,
  INSIGHT_SOURCES,
  INSIGHT_WELCOME,
  type ParameterSources,
  SOURCES_OF_FIELDS,
  WATERFALL,
} from './waterfall.ts';

/** A reason to ask: a field that a parameter is made from. */
export interface Need extends Required<ParameterSources> {
  of: ParameterId;
  /** Wanted from whoever is asked anyway, never a reason to ask. */
  welcome: readonly FactField[];
}

/** What has to be found out for these parameters: never more than they need. */
export function needsOfParameters(columns: readonly ParameterId[]): Need[] {
  return columns.flatMap((id): Need[] => {
    if (!isAiParameter(id)) return [{ of: id, standIns: [], welcome: [], ...WATERFALL[id] }];
    const common = { of: id, standIns: [], welcome: INSIGHT_WELCOME };
    return INSIGHT_NEEDS[id].map((reads) => ({ ...common, reads, ask: orderForInsights(reads) }));
  });
}

const orderForInsights = (field: FactField) => SOURCES_OF_FIELDS[field] ?? INSIGHT_SOURCES;

const ASKED_FOR = new Map<FactField, readonly string[]>();
for (const { reads, ask } of Object.values(WATERFALL)) if (!ASKED_FOR.has(reads)) ASKED_FOR.set(reads, ask);

/** Who is believed about a field, in order: the list of the first parameter that is made from it. */
export function orderOfField(field: FactField): readonly string[] {
  return ASKED_FOR.get(field) ?? orderForInsights(field);
}

/** Sorts by a list of ids; what the list does not name comes last, in the order it came. */
export function inOrder<T extends { id: string }>(items: readonly T[], order: readonly string[]): T[] {
  const rank = (item: T) => {
    const at = order.indexOf(item.id);
    return at === -1 ? order.length : at;
  };
  return items.toSorted((a, b) => rank(a) - rank(b));
}
