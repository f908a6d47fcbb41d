import { consent } from '../../../platform/config/variable.ts';
import { defineProvider } from '../../definition.ts';
import { localIdentityProblem } from './refuse-public-address.ts';

export const localIdentityProvider = defineProvider({
  id: 'local-identity',
  label: 'Local sign-in',
  name: 'local development sign-in',
  role: 'sign-in',
  purpose: 'who signs in on one’s own machine: anybody as anybody',
  variables: {
    ALLOW_LOCAL_IDENTITY: {
      schema: consent('yes-anyone-can-sign-in'),
      meaning: 'the local sign-in serves loopback hosts only, unless this is `yes-anyone-can-sign-in`',
    },
  },
  required: [],
  usedWhen: 'no-other',
  readSettings: () => ({ userinfoUrl: '/local-identity/userinfo' }),
  findProblem: localIdentityProblem,
  limits: null,
  open: {
    async identity(_settings, { secret }) {
      const { localIdentity } = await import('./local-identity.ts');
      return localIdentity(secret);
    },
  },
  check: null,
  cost: null,
});
