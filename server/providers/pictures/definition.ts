import { defineProvider } from '../definition.ts';

export const pictures = defineProvider({
  id: 'pictures',
  label: 'Pictures',
  name: 'pictures',
  role: 'pictures',
  purpose: 'people’s pictures, fetched from where their source links to',
  variables: {},
  required: [],
  usedWhen: 'always',
  readSettings: () => ({}),
  // What counts is who asks: the route limits each user.
  limits: null,
  open: {
    async pictures(_settings, { safeFetch }) {
      const { createPictureFetch } = await import('./fetch-picture.ts');
      return createPictureFetch(await safeFetch());
    },
  },
  check: null,
  cost: null,
});
