import type { HubspotFault } from '../client/hubspot-error.ts';

/* Sentences of ours: HubSpot's own hold what was sent, which is not kept a second time. */

export const REFUSED_HERE = {
  suppressed: 'This person asked not to be processed, and was not pushed.',
  unfinished: 'The enrichment had not ended yet. Push again when it has.',
  sameAddress:
    'Another profile of these results has the same e-mail address: HubSpot has one contact for each address.',
  samePerson: 'Another profile of these results is the same person.',
  twoContacts:
    'HubSpot has two contacts of this person, one by the e-mail address and one by the profile. Merge them there, then push again.',
} as const;

/** By the code of a fault. */
const BY_CODE: Record<string, (property: string) => string> = {
  INVALID_EMAIL: () => 'HubSpot takes the e-mail address for invalid.',
  INVALID_OPTION: (property) => `The property ${property} takes certain values only, and this one is not among them.`,
  INVALID_INTEGER: (property) => `The property ${property} takes numbers only.`,
  INVALID_LONG: (property) => `The property ${property} takes numbers only.`,
  INVALID_NUMBER: (property) => `The property ${property} takes numbers only.`,
  INVALID_NUMERIC: (property) => `The property ${property} takes numbers only.`,
  INVALID_DATE: (property) => `The property ${property} takes dates only.`,
  PROPERTY_DOESNT_EXIST: (property) => `The property ${property} is not there any more. Push again.`,
  READ_ONLY_VALUE: (property) => `HubSpot lets nobody write the property ${property}.`,
  CONFLICT: () => REFUSED_HERE.twoContacts,
  CONFLICTING_UNIQUE_VALUE: () => REFUSED_HERE.twoContacts,
};

/** Why HubSpot did not take somebody. @param properties that were sent: only those are named */
export function explainRefusal(faults: readonly HubspotFault[], properties: ReadonlySet<string>): string {
  const sentences = faults.map(({ property, code }) => {
    const name = property !== undefined && properties.has(property) ? `“${property}”` : undefined;
    const known = code === undefined ? undefined : BY_CODE[code];
    if (known) return known(name ?? 'of this value');
    if (name !== undefined) return `HubSpot refused what stands in the property ${name}${code ? ` (${code})` : ''}.`;
    return `HubSpot refused this contact${code ? ` (${code})` : ''}.`;
  });
  return [...new Set(sentences)].slice(0, 3).join(' ').slice(0, 500) || 'HubSpot refused this contact.';
}
