import { knownFields } from '../client/known-fields.ts';
import type { ContactFacts } from '../profile-facts.ts';
import type { PersonRecord } from './schema.ts';

const EMAIL = /^[^\s@]+@[^\s@.]+\.[^\s@]+$/;
const E164 = /^\+[1-9]\d{6,14}$/;

/** The first that is an address, in lower case: titlecase may have reached it. */
const firstEmail = (...candidates: (string | undefined)[]) =>
  candidates.find((candidate) => candidate !== undefined && EMAIL.test(candidate))?.toLowerCase();

const firstPhone = (...candidates: (string | undefined)[]) =>
  candidates.map((candidate) => candidate?.replace(/[\s().-]/g, '')).find((phone) => phone && E164.test(phone));

/** Contact data of a record; undefined when it has none, or the plan does not show it. */
export function readContact(record: PersonRecord): ContactFacts | undefined {
  const contact: ContactFacts = knownFields({
    workEmail: firstEmail(record.work_email),
    personalEmail: firstEmail(record.recommended_personal_email, ...record.personal_emails),
    phone: firstPhone(record.mobile_phone, ...record.phone_numbers),
  });
  return Object.keys(contact).length === 0 ? undefined : contact;
}
