import { consent } from '../../../platform/config/variable.ts';
import { defineProvider } from '../../definition.ts';
import { findOpenDoor, testCheckoutProblem } from './refuse-free-credits.ts';

export const testCheckoutProvider = defineProvider({
  id: 'test-checkout',
  label: 'Test checkout',
  name: 'the test checkout',
  role: 'payments',
  purpose: 'buying credits while no money moves',
  variables: {
    ALLOW_TEST_CHECKOUT: {
      schema: consent('yes-credits-are-free'),
      meaning: '`yes-credits-are-free` lets the test checkout serve where others can sign in',
    },
  },
  required: [],
  usedWhen: 'no-other',
  readSettings: (_values, set) => ({
    /** Others than the one person on this machine can sign in, and "pay": the operator has allowed it. */
    isOpenToOthers: findOpenDoor(set) !== undefined,
  }),
  findProblem: testCheckoutProblem,
  limits: null,
  open: {
    async paymentGateway(_settings, { db, secret }) {
      const { testCheckout } = await import('./gateway.ts');
      return testCheckout(db(), secret);
    },
  },
  check: null,
  cost: null,
});
