import { expect, it } from 'vitest';
import { hasCompanyProfile } from './has-company-profile.ts';

it.each([
  ['none', null, false],
  ['an empty one', { website: '', description: ' \n' }, false],
  ['a website alone', { website: 'https://acme.example', description: '' }, true],
  ['a description alone', { website: '', description: 'Freight' }, true],
])('%s: unlocks %j is %s', (_what, profile, unlocks) => {
  expect(hasCompanyProfile(profile)).toBe(unlocks);
});
