import { describe, expect, it } from 'vitest';
import type { Dossier } from '../prospect/dossier.ts';
import { tellMarket } from './summarize-fit.ts';

const dossier = { company: 'Acme', first: 'May', now: new Date('2026-11-05T10:00:00Z') } as Dossier;

describe('the reason of a market', () => {
  it('names the company, though somebody is called like the month of a post', () => {
    expect(tellMarket('drug makers are among the usual customers (post of 2026-05-12)', dossier)).toBe(
      'Acme: drug makers are among the usual customers (post of 12 May)',
    );
  });

  it('stays as it is where it begins with the person, or names the company', () => {
    expect(tellMarket('May is still studying', dossier)).toBe('May is still studying');
    expect(tellMarket('nothing known of Acme shows a need', dossier)).toBe('nothing known of Acme shows a need');
  });
});
