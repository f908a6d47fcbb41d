import { anyText, httpUrl } from '../../../platform/config/variable.ts';
import { defineProvider } from '../../definition.ts';

export const google = defineProvider({
  id: 'google',
  label: 'Google',
  name: 'sign-in with Google',
  role: 'sign-in',
  purpose: 'who signs in',
  variables: {
    GOOGLE_CLIENT_ID: { schema: anyText, meaning: 'sign-in with Google; unset: the local development sign-in' },
    GOOGLE_TOKENINFO_URL: {
      schema: httpUrl.default('https://oauth2.googleapis.com/tokeninfo'),
      meaning: 'where access tokens are checked',
    },
    GOOGLE_USERINFO_URL: {
      schema: httpUrl.default('https://www.googleapis.com/oauth2/v3/userinfo'),
      meaning: 'where it says whom a token stands for',
    },
  },
  required: ['GOOGLE_CLIENT_ID'],
  usedWhen: 'required',
  readSettings: (values) => ({
    clientId: values.GOOGLE_CLIENT_ID,
    tokeninfoUrl: values.GOOGLE_TOKENINFO_URL,
    userinfoUrl: values.GOOGLE_USERINFO_URL,
  }),
  limits: null,
  open: {
    async identity(settings) {
      const { googleIdentity } = await import('./google-identity.ts');
      return googleIdentity(settings);
    },
  },
  async check(settings) {
    const { checkGoogle } = await import('./check.ts');
    return checkGoogle(settings);
  },
  cost: null,
});
