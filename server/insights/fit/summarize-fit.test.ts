import { describe, expect, it } from 'vitest';
import type { Dossier } from '../prospect/dossier.ts';
import { BY_HEADLINE, nothingTells } from './grade-role.ts';
import { tellMarket, tellRole } from './summarize-fit.ts';

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

describe('the reason of a role', () => {
  it('is said of the person, though a title begins with the name', () => {
    const mark = { ...dossier, first: 'Mark', title: 'Marketing Manager' } as Dossier;
    expect(tellRole(nothingTells('Marketing Manager'), mark)).toBe(
      'nothing tells whether Mark, as Marketing Manager, has a say in such purchases',
    );
    expect(tellRole('Marketing Manager leads another field', mark)).toBe(
      'as Marketing Manager, Mark leads another field',
    );
    expect(tellRole('your description does not show who buys what you offer', mark)).toBe(
      'as to Mark, your description does not show who buys what you offer',
    );
  });

  it('names the person where nothing but a headline says what they do', () => {
    expect(tellRole(nothingTells(BY_HEADLINE), dossier)).toBe('nothing tells whether May has a say in such purchases');
  });
});
