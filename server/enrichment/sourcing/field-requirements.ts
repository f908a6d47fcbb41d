import { isAiParameter, type ParameterId, type PlainParameterId } from '../../../shared/catalogue.ts';
import type { FactField } from '../../providers/profile-facts.ts';
import {
  INSIGHT_FIELDS,
  INSIGHT_SOURCES,
  OPTIONAL_INSIGHT_FIELDS,
  type ParameterSources,
  SOURCES_OF_FIELDS,
  WATERFALL,
} from './waterfall.ts';

/** A field to find out, because parameters are made from it. */
export interface FieldRequirement extends Required<ParameterSources> {
  /** The parameter, or the field itself when all AI-generated ones want it together. */
  of: PlainParameterId | FactField;
  /** Fields to ask for along with others, but never a reason to ask a source. */
  optionalFields: readonly FactField[];
}

/** What has to be found out for these parameters: never more than they need. */
export function listRequirements(columns: readonly ParameterId[]): FieldRequirement[] {
  const requirements: FieldRequirement[] = [];
  const ofInsights = new Set<FactField>();
  for (const id of columns) {
    if (!isAiParameter(id)) requirements.push({ of: id, fallbackFields: [], optionalFields: [], ...WATERFALL[id] });
    else for (const reads of INSIGHT_FIELDS[id]) ofInsights.add(reads);
  }
  for (const reads of ofInsights) {
    requirements.push({
      of: reads,
      reads,
      fallbackFields: [],
      optionalFields: OPTIONAL_INSIGHT_FIELDS,
      ask: orderForInsights(reads),
    });
  }
  return requirements;
}

const orderForInsights = (field: FactField) => SOURCES_OF_FIELDS[field] ?? INSIGHT_SOURCES;

const ASKED_FOR = new Map<FactField, readonly string[]>();
for (const { reads, ask } of Object.values(WATERFALL)) if (!ASKED_FOR.has(reads)) ASKED_FOR.set(reads, ask);

/** The ids of the sources of a field, the most trusted first: the list of the first parameter that is made from it. */
export function sourceOrderOf(field: FactField): readonly string[] {
  return ASKED_FOR.get(field) ?? orderForInsights(field);
}

/** Sorts by a list of ids; what the list does not name comes last, in the order it came. */
export function sortByOrder<T extends { id: string }>(items: readonly T[], order: readonly string[]): T[] {
  const rank = (item: T) => {
    const at = order.indexOf(item.id);
    return at === -1 ? order.length : at;
  };
  return items.toSorted((a, b) => rank(a) - rank(b));
}
