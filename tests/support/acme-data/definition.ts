import { anyText, httpUrl } from '../../../server/platform/config/variable.ts';
import { defineProvider } from '../../../server/providers/definition.ts';
import { NO_LIMITS } from '../../../server/providers/rate-limiter/no-limits.ts';
import { acmeLimits } from './limits.ts';

/** A small provider as somebody would add it: everything that Leadlight needs to know of it. */
export const acmeData = defineProvider({
  id: 'acme-data',
  label: 'Acme Data',
  name: 'Acme Data',
  role: 'facts',
  purpose: 'work e-mail addresses',
  variables: {
    ACME_API_KEY: { schema: anyText, meaning: 'key of Acme Data' },
    ACME_BASE_URL: { schema: httpUrl.default('https://api.acme.example'), meaning: 'address of its API' },
  },
  required: ['ACME_API_KEY'],
  usedWhen: 'required',
  readSettings: (values) => ({ apiKey: values.ACME_API_KEY, baseUrl: values.ACME_BASE_URL }),
  limits: acmeLimits,
  open: {
    async source(settings, { rateLimiter }) {
      const { createAcmeSource } = await import('./source.ts');
      return createAcmeSource({ ...settings, rateLimiter });
    },
  },
  async check(settings) {
    const { checkAcme } = await import('./check.ts');
    return checkAcme({ ...settings, rateLimiter: NO_LIMITS });
  },
  cost: { cents: 2, per: 'found' },
});
