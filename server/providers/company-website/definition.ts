import { defineProvider } from '../definition.ts';
import { WEBSITE_LIMITS } from './limits.ts';

export const companyWebsite = defineProvider({
  id: 'company-website',
  label: 'Company website',
  name: 'the company’s website',
  role: 'facts',
  purpose: 'products, prices, customers, the call to action',
  variables: {},
  required: [],
  // Companies of the sample network have no websites.
  usedWhen: 'with-profiles',
  readSettings: () => ({}),
  limits: () => WEBSITE_LIMITS,
  open: {
    async source(_settings, { rateLimiter, safeFetch }) {
      const { createCompanyWebsiteSource } = await import('./source.ts');
      return createCompanyWebsiteSource({ fetch: await safeFetch(), rateLimiter });
    },
  },
  check: null,
  // A few requests to a public website cost nothing.
  cost: null,
});
