import { companyWebsite } from './company-website/definition.ts';
import type { Provider } from './definition.ts';
import { hunter } from './hunter/definition.ts';
import { google } from './identity/google/definition.ts';
import { localIdentityProvider } from './identity/local/definition.ts';
import { languageModel } from './language-model/definition.ts';
import { razorpay } from './payments/razorpay/definition.ts';
import { testCheckoutProvider } from './payments/test-checkout/definition.ts';
import { peopleDataLabs } from './people-data-labs/definition.ts';
import { pictures } from './pictures/definition.ts';
import { unipile } from './unipile/definition.ts';

/**
 * Every provider there is. Where only one can serve, the first that is configured does. Of which source a value is asked first
 * stands in enrichment/sourcing/waterfall.ts.
 */
export const PROVIDERS = [
  unipile,
  peopleDataLabs,
  hunter,
  companyWebsite,
  languageModel,
  google,
  localIdentityProvider,
  razorpay,
  testCheckoutProvider,
  pictures,
] as const satisfies readonly Provider[];

type Known = (typeof PROVIDERS)[number];

/** The settings of each provider that is used; plain data. */
export type ProviderSettings = { [P in Known as P['id']]?: ReturnType<P['readSettings']> };
