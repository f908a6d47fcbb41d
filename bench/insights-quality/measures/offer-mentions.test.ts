import { describe, expect, it } from 'vitest';
import { makeCase, valuesOf } from '../made-case.ts';
import { findOffersToNobody, mentionsOffer, readOffer } from './offer-mentions.ts';

const { company, person } = makeCase({
  company: { description: 'We keep vaccines in transit cold. What we do: our new loggers tell.' },
});
const offer = readOffer(company.ownCompany);

describe('whether a text names the offer', () => {
  it.each([
    ['By name: ColdTrail.', true],
    ['Start with your temperature loggers.', true],
    ['Where what you sell comes in is open.', true],
    ['You serve pharma; do they?', true],
    ['Somebody who needs temperature loggers.', true],
    ['They keep vaccines in transit cold.', false],
    ['Vaxilo makes vaccines. Its pharma days are long past.', false],
    ['It says: "What we do: our new loggers tell."', false],
    ['It says that our new loggers tell.', false],
    ['Write on your own terms, in your time zone.', false],
  ])('%s %s', (text, mentioned) => expect(mentionsOffer(text, offer, person.facts)).toBe(mentioned));

  it('knows who speaks in an opener', () => {
    const says = (text: string) => mentionsOffer(text, offer, person.facts, 'meetingOpener');
    expect(says('How do your loggers hold up, and what do you sell most?')).toBe(false);
    expect(says('May our loggers help?')).toBe(true);
  });
});

describe('texts to people without a fit', () => {
  const values = {
    meetingOpener: 'May our loggers help?',
    prospectSummary: 'Ines runs logistics.',
    reasoning: 'No need for your loggers.',
  };

  it('are those of the writer’s verdict', () => {
    expect(valuesOf(findOffersToNobody([makeCase({ verdict: 'none', values })]))).toEqual([0, 1]);
    expect(findOffersToNobody([makeCase({ verdict: 'possible', judgement: { grade: 'poor' }, values })])).toEqual([]);
  });

  it('without a verdict are those the judge finds poor and without a reason', () => {
    const links = [{ words: ['Vaxilo'], why: '', obvious: false }];
    expect(valuesOf(findOffersToNobody([makeCase({ judgement: { grade: 'poor' }, values })]))).toEqual([0, 1]);
    expect(findOffersToNobody([makeCase({ judgement: { grade: 'poor', links }, values })])).toEqual([]);
  });
});
