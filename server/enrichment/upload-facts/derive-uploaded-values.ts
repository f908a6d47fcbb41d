import type { ParameterId, PlainParameterId } from '../../../shared/catalogue.ts';
import { isAiParameter } from '../../../shared/catalogue.ts';
import type { PersonFacts, Sourced } from '../../providers/profile-facts.ts';
import { type DerivedParameters, deriveParameters } from '../derive/derive-parameters.ts';
import type { UploadedCell } from '../uploaded-cell.ts';
import { readUploadFacts } from './read-upload-facts.ts';

/** The source of what the user's own sheet says, as shown to users. */
export const YOUR_UPLOAD = 'your upload';
/** It is the user's own word. */
const CONFIDENCE = 1;

/**
 * Parameters of which a sheet's facts say too little to do without the sources: a career is more than the position held now, and
 * a first name is no statement of gender.
 */
const LEFT_TO_SOURCES: readonly ParameterId[] = ['workExperience', 'gender'];

/**
 * The values that stand in the user's own sheet: these are not charged.
 * @param columns the parameters asked for
 * @param retrievedAt when the sheet was uploaded, ISO 8601 UTC
 */
export function deriveUploadedValues(
  columns: readonly ParameterId[],
  slug: string,
  extra: readonly UploadedCell[],
  retrievedAt: string,
): DerivedParameters {
  const plain = columns.filter((id): id is PlainParameterId => !isAiParameter(id) && !LEFT_TO_SOURCES.includes(id));
  const { person, contact, company } = readUploadFacts(slug, extra);
  const sourced = <Part>(value: Part): Sourced<Part> => ({
    value,
    source: YOUR_UPLOAD,
    retrievedAt,
    confidence: CONFIDENCE,
  });
  // What a headline lets one guess about the position does not stand in the sheet.
  const { headline, ...withoutHeadline } = person ?? {};
  return {
    ...deriveParameters(plain, {
      ...(person && { person: sourced(withoutHeadline as PersonFacts) }),
      ...(contact && { contact: sourced(contact) }),
      ...(company && { company: sourced(company) }),
    }),
    ...(person &&
      headline &&
      plain.includes('occupation') &&
      deriveParameters(['occupation'], { person: sourced(person) })),
  };
}
