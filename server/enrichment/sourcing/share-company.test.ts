import { expect, it } from 'vitest';
import type { GatheredFacts } from '../../providers/profile-facts.ts';
import { shareCompany } from './share-company.ts';

/** Facts of a company as a source tells them: each time another object. */
function tell(name: string, tagline?: string, retrievedAt = '2026-11-28T10:00:00Z'): GatheredFacts {
  const value = { name, ...(tagline && { tagline }), products: [] };
  return { company: { value, source: 'Unipile', retrievedAt, confidence: 0.9 } } as unknown as GatheredFacts;
}

it('gives one object for all people of a company, each with where it comes from', () => {
  const first = shareCompany(tell('Acme', 'We weld'));
  const second = shareCompany(tell('Acme', 'We weld', '2026-11-29T10:00:00Z'));
  expect(second.company?.value).toBe(first.company?.value);
  expect(second).toEqual(tell('Acme', 'We weld', '2026-11-29T10:00:00Z'));
  expect(shareCompany(first)).toBe(first);
});

it('keeps apart what differs in anything', () => {
  const known = shareCompany(tell('Bolt'));
  expect(shareCompany(tell('Bolt', 'We bolt')).company?.value).not.toBe(known.company?.value);
});

it('leaves alone whom no company is known of, and what is very long', () => {
  expect(shareCompany({})).toEqual({});
  const long = tell('Long', 'x'.repeat(30_000));
  shareCompany(tell('Long', 'x'.repeat(30_000)));
  expect(shareCompany(long)).toBe(long);
});
