import { anyText, httpUrl } from '../../../platform/config/variable.ts';
import { defineProvider } from '../../definition.ts';

export const razorpay = defineProvider({
  id: 'razorpay',
  label: 'Razorpay',
  name: 'Razorpay',
  role: 'payments',
  purpose: 'buying credits',
  variables: {
    RAZORPAY_KEY_ID: {
      schema: anyText,
      meaning: 'payments by Razorpay (see docs/operations.md); unset: the test checkout, no money moves',
    },
    RAZORPAY_KEY_SECRET: { schema: anyText, meaning: 'secret of that key' },
    RAZORPAY_WEBHOOK_SECRET: {
      schema: anyText,
      meaning: 'signs its events; after a change both, with a comma between',
    },
    RAZORPAY_BASE_URL: { schema: httpUrl.default('https://api.razorpay.com'), meaning: 'address of its API' },
  },
  required: ['RAZORPAY_KEY_ID', 'RAZORPAY_KEY_SECRET', 'RAZORPAY_WEBHOOK_SECRET'],
  usedWhen: 'required',
  readSettings: (values) => ({
    keyId: values.RAZORPAY_KEY_ID,
    keySecret: values.RAZORPAY_KEY_SECRET,
    webhookSecret: values.RAZORPAY_WEBHOOK_SECRET,
    baseUrl: values.RAZORPAY_BASE_URL,
  }),
  limits: null,
  open: {
    async paymentGateway(settings) {
      const { razorpayGateway } = await import('./gateway.ts');
      return razorpayGateway(settings);
    },
  },
  async check(settings) {
    const { checkRazorpay } = await import('./check.ts');
    return checkRazorpay(settings);
  },
  cost: null,
});
