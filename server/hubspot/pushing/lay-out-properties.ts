import { PARAMETER_BY_ID, type ParameterId } from '../../../shared/catalogue.ts';
import type { HubspotMapping } from '../../../shared/contract/hubspot.ts';
import type { ColumnContent } from '../../exports/export-column.ts';
import { HUBSPOT_PROPERTIES } from '../../exports/layouts/crm-layouts.ts';
import { type NewProperty, PROPERTY_GROUP } from '../client/hubspot-client.ts';

/** Finds people without an e-mail address; of ours, made on first use. */
export const PROFILE_URL_PROPERTY = `${PROPERTY_GROUP}_profile_url`;

export interface PushColumn {
  property: string;
  content: ColumnContent;
  /** How the property is made when the account does not have it; with null it is left out, with undefined the push fails. */
  create: NewProperty | null | undefined;
}

const NUMBERS: ReadonlySet<ParameterId> = new Set(['followerCount', 'yearFounded', 'confidenceScore']);

/**
 * Which contact properties get what: those of HubSpot's own that the layout of downloads knows, a property of ours for every other
 * parameter, and the profile. What the user maps goes there alone.
 * @param parameters that were asked for
 */
export function layOutProperties(parameters: readonly ParameterId[], mapping: HubspotMapping): PushColumn[] {
  const isFree = (id: ParameterId) => mapping[id] === undefined;
  const mapped = parameters.flatMap((id): PushColumn | [] => {
    const property = mapping[id];
    return property ? { property, content: { kind: 'value', of: [id] }, create: ownOrNone(id, property) } : [];
  });
  const taken = new Set(mapped.map(({ property }) => property));
  const known = HUBSPOT_PROPERTIES.flatMap(({ property, content }): PushColumn | [] => {
    if (taken.has(property)) return [];
    if (content.kind !== 'value') return { property, content, create: null };
    const of = content.of.filter(isFree);
    return of.length > 0 ? { property, content: { kind: 'value', of }, create: null } : [];
  });
  // As in a download: one of several that may stand there keeps a property of its own, too.
  const placed = new Set(known.flatMap(({ content }) => (content.kind === 'value' ? content.of.slice(0, 1) : [])));
  const own = parameters
    .filter((id) => isFree(id) && !placed.has(id))
    .map((id): PushColumn => {
      const property = ownName(id);
      return { property, content: { kind: 'value', of: [id] }, create: newProperty(id, property) };
    })
    .filter(({ property }) => !taken.has(property));
  return [...known, PROFILE_URL, ...mapped, ...own];
}

const PROFILE_URL: PushColumn = {
  property: PROFILE_URL_PROPERTY,
  content: { kind: 'url' },
  create: {
    name: PROFILE_URL_PROPERTY,
    label: 'Leadlight profile URL',
    description: 'The profile that Leadlight enriched; finds the contact when it is pushed again.',
    type: 'string',
    fieldType: 'text',
    hasUniqueValue: true,
  },
};

/** 'leadlight_website_cta' */
function ownName(id: ParameterId): string {
  return `${PROPERTY_GROUP}_${id.replace(/([a-z])([A-Z])/g, '$1_$2').toLowerCase()}`;
}

/** Only properties that are called ours are made. */
function ownOrNone(id: ParameterId, property: string): NewProperty | undefined {
  return property.startsWith(`${PROPERTY_GROUP}_`) ? newProperty(id, property) : undefined;
}

function newProperty(id: ParameterId, name: string): NewProperty {
  const { name: label = id, description = '' } = PARAMETER_BY_ID.get(id) ?? {};
  const kind = NUMBERS.has(id)
    ? ({ type: 'number', fieldType: 'number' } as const)
    : ({ type: 'string', fieldType: 'textarea' } as const);
  return { name, label: `Leadlight: ${label}`, description, ...kind };
}
