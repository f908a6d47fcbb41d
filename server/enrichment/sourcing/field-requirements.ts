import { LRUCache } from 'lru-cache';
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
  /** The field itself, then those that stand in for it. */
  inTurn: readonly FactField[];
}

/** Lists of parameters that are remembered, the last used ones. */
const KEPT_LISTS = 50;
const listed = new LRUCache<string, readonly FieldRequirement[]>({ max: KEPT_LISTS });

/** What has to be found out for these parameters: never more than they need. The profiles of a request have the same ones. */
export function listRequirements(columns: readonly ParameterId[]): readonly FieldRequirement[] {
  const key = columns.join(' ');
  const requirements = listed.get(key) ?? listAnew(columns);
  listed.set(key, requirements);
  return requirements;
}

function listAnew(columns: readonly ParameterId[]): readonly FieldRequirement[] {
  const requirements: FieldRequirement[] = [];
  const ofInsights = new Set<FactField>();
  for (const id of columns) {
    if (!isAiParameter(id)) requirements.push(requirementOf(id));
    else for (const reads of INSIGHT_FIELDS[id]) ofInsights.add(reads);
  }
  for (const reads of ofInsights) requirements.push(requirementOfInsights(reads));
  return requirements;
}

function requirementOf(id: PlainParameterId): FieldRequirement {
  const { reads, fallbackFields = [], ask } = WATERFALL[id];
  return { of: id, reads, fallbackFields, optionalFields: [], inTurn: [reads, ...fallbackFields], ask };
}

function requirementOfInsights(reads: FactField): FieldRequirement {
  const ask = orderForInsights(reads);
  return { of: reads, reads, fallbackFields: [], optionalFields: OPTIONAL_INSIGHT_FIELDS, inTurn: [reads], ask };
}

function orderForInsights(field: FactField): readonly string[] {
  return SOURCES_OF_FIELDS[field] ?? INSIGHT_SOURCES;
}

const ASKED_FOR = new Map<FactField, readonly string[]>();
for (const { reads, ask } of Object.values(WATERFALL)) if (!ASKED_FOR.has(reads)) ASKED_FOR.set(reads, ask);

/** The ids of the sources of a field, the most trusted first: the list of the first parameter that is made from it. */
export function sourceOrderOf(field: FactField): readonly string[] {
  return ASKED_FOR.get(field) ?? orderForInsights(field);
}

/** Sorts by a list of ids; what the list does not name comes last, in the order it came. */
export function sortByOrder<T extends { id: string }>(items: readonly T[], order: readonly string[]): T[] {
  return items.toSorted((a, b) => rankOf(a.id, order) - rankOf(b.id, order));
}

/** The place of an id in a list; behind it for one that the list does not name. */
export function rankOf(id: string, order: readonly string[]): number {
  const at = order.indexOf(id);
  return at === -1 ? order.length : at;
}
