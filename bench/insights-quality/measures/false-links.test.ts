import { describe, expect, it } from 'vitest';
import type { FitLink } from '../../../shared/contract/fit.ts';
import { makeCase, valuesOf } from '../made-case.ts';
import { findFalseLinksOfDecisions, findFalseLinksOfTexts } from './false-links.ts';

const judgement = {
  links: [{ words: ['vaccine', 'Pharmaceutical Manufacturing'], why: '', obvious: true }],
  falseLinks: ['Data Engineer', 'cold calling'],
};
const link = (theirs: string, where = 'Industry'): FitLink => ({ kind: 'need', yours: 'loggers', theirs, where });
const posts = [{ date: '2026-10-20', text: 'A hard week. Forty boxes of vaccine were thrown away.' }];

describe('false links of a decision', () => {
  it.each([
    ['rests on an allowed fact', [link('Pharmaceutical Manufacturing')], 0],
    ['rests on a piece of an allowed fact', [link('Pharmaceutical')], 0],
    ['rests on the post in which an allowed fact stands', [link('A hard week', 'Post of 2026-10-20')], 0],
    ['rests on a word that stands beside an allowed fact', [link('boxes', 'Post of 2026-10-20')], 1],
    ['rests on something else', [link('vaccine'), link('Data Engineer', 'Open role')], 1],
    ['rests on nothing, for it names no link', [], 0],
  ])('one that %s', (_what, links, value) => {
    expect(valuesOf(findFalseLinksOfDecisions([makeCase({ links, judgement, posts })]))).toEqual([value]);
  });

  it('are all links to somebody without a reason; without a decision nothing is looked at', () => {
    expect(valuesOf(findFalseLinksOfDecisions([makeCase({ links: [link('Banking')] }), makeCase()]))).toEqual([1]);
  });
});

describe('false links of a text', () => {
  it.each([
    ['a pitch that names an allowed fact', { solutionsToPitch: 'They make vaccines.' }, 0],
    ['a pitch because of a false one', { solutionsToPitch: 'They look for a Data Engineer.' }, 1],
    ['an opener that names it without the offer', { meetingOpener: 'How is the search for a Data Engineer?' }, 0],
    [
      'an opener that leads from it to the offer',
      { meetingOpener: 'You hire a Data Engineer. May our loggers help?' },
      1,
    ],
    ['another text', { prospectCompanyProfile: 'Vaxilo looks for a Data Engineer; your loggers fit.' }, 0],
  ])('%s', (_what, values, value) => {
    expect(valuesOf(findFalseLinksOfTexts([makeCase({ values, judgement })]))).toEqual([value]);
  });

  it('are a pitch to somebody without a reason', () => {
    expect(valuesOf(findFalseLinksOfTexts([makeCase({ values: { solutionsToPitch: 'Start small.' } })]))).toEqual([1]);
  });
});
