import { describe, expect, it } from 'vitest';
import { makeCase, valuesOf } from '../made-case.ts';
import { findObviousLinksInDecisions, findObviousLinksInTexts, findPitched } from './obvious-links.ts';

const links = [
  { words: ['vaccine'], why: '', obvious: true },
  { words: ['Head of Logistics'], why: '', obvious: false },
];
const found = makeCase({ judgement: { links }, values: { meetingOpener: 'How do your vaccines travel?' } });
const missed = makeCase({ judgement: { links }, values: { solutionsToPitch: 'To the Head of Logistics.' } });
const silent = makeCase({ judgement: { links }, values: { reasoning: 'They make vaccines.' } });
const poor = makeCase({ judgement: { links, grade: 'poor' }, values: { meetingOpener: 'Hi.' } });

describe('obvious links', () => {
  it('are looked for in pitch and opener of people worth writing to', () => {
    expect(valuesOf(findObviousLinksInTexts([found, missed, silent, poor]))).toEqual([1, 0]);
  });

  it('need a pitch or an opener', () =>
    expect(valuesOf(findPitched([found, missed, silent, poor]))).toEqual([1, 1, 0]));

  it('are looked for in decisions', () => {
    const kind = 'customer_type' as const;
    const decided = (theirs: string) =>
      makeCase({ judgement: { links }, links: [{ kind, yours: 'pharma', theirs, where: 'Product Vaxi' }] });
    expect(valuesOf(findObviousLinksInDecisions([decided('vaccines'), decided('Biotech'), found]))).toEqual([1, 0]);
  });
});
