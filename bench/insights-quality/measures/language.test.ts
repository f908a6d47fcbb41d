import { describe, expect, it } from 'vitest';
import { makeCase, valuesOf } from '../made-case.ts';
import { findClaimsWithoutGround } from './grounding.ts';
import { findFaultsOfLanguage, findReadingGrades } from './language.ts';

const company = { name: 'Inc.ly', industry: 'Health care' };

describe('the language of texts', () => {
  it('is counted fault by fault, and names are none', () => {
    const values = {
      prospectSummary: 'Ines is an Buyer , at at Inc.ly.',
      meetingOpener: 'Hi Ines, who buys?',
      tag: 'Hot',
    };
    expect(valuesOf(findFaultsOfLanguage([makeCase({ company, values })]))).toEqual([3, 0]);
  });

  it('is read at a grade, without names and quotations', () => {
    const hard = 'International consolidation of administrative responsibilities';
    const grade = (text: string) => findReadingGrades([makeCase({ values: { reasoning: text } })])[0]!.value;
    expect(grade(`Ines wrote: "${hard}."`)).toBeLessThan(5);
    expect(grade(`${hard} necessitates organisation.`)).toBeGreaterThan(15);
  });
});

describe('claims', () => {
  it('have to stand in the facts', () => {
    const values = { prospectSummary: 'Ines joined Inc.ly from Novatek with 40 people.', reasoning: 'Score 12 of 40.' };
    expect(valuesOf(findClaimsWithoutGround([makeCase({ company, values })]))).toEqual([2, 0]);
  });
});
