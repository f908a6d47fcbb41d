import type { ProfileSource } from '../../../server/providers/profile-source.ts';
import { type AcmeOptions, createClient } from './client.ts';
import { personResponse } from './schema.ts';

/** Makes the source: work e-mail addresses by profile. */
export function createAcmeSource(options: AcmeOptions): ProfileSource {
  const client = createClient(options);
  return {
    id: 'acme-data',
    label: 'Acme Data',
    fields: ['contact.workEmail'],
    async find({ slug }, signal) {
      const call = { kind: 'person', path: `/people/${encodeURIComponent(slug)}`, schema: personResponse };
      const found = await client.call(call, signal);
      if (!found) return null;
      return { parts: found.mail ? { contact: { workEmail: found.mail } } : {}, confidence: found.score };
    },
  };
}
