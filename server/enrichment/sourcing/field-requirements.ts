import { isAiParameter, type ParameterId, type PlainParameterId } from '../../../shared/catalogue.ts';
import type { FactField } from '../../providers/profile-facts.ts';
import {
  INSIGHT_NEEDS,
  INSIGHT_SOURCES,
  INSIGHT_WELCOME,
  type ParameterSources,
  SOURCES_OF_FIELDS,
  WATERFALL,
} from './waterfall.ts';

/** A reason to ask: a field that parameters are made from. */
export interface Need extends Required<ParameterSources> {
  /** The parameter, or the field itself when all AI-generated ones want it together. */
  of: PlainParameterId | FactField;
  /** Wanted from whoever is asked anyway, never a reason to ask. */
  welcome: readonly FactField[];
}

/** What has to be found out for these parameters: never more than they need. */
export function needsOfParameters(columns: readonly ParameterId[]): Need[] {
  const needs: Need[] = [];
  const ofInsights = new Set<FactField>();
  for (const id of columns) {
    if (!isAiParameter(id)) needs.push({ of: id, standIns: [], welcome: [], ...WATERFALL[id] });
    else for (const reads of INSIGHT_NEEDS[id]) ofInsights.add(reads);
  }
  for (const reads of ofInsights) {
    needs.push({ of: reads, reads, standIns: [], welcome: INSIGHT_WELCOME, ask: orderForInsights(reads) });
  }
  return needs;
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
