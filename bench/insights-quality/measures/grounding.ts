import { findUngrounded } from '../../../server/insights/grounding.ts';
import { DEPARTMENTS, SENIORITY_LEVELS, TAGS } from '../../../shared/catalogue.ts';
import { type Finding, find, type JudgedCase, textsOf } from '../judged-case.ts';

/** What a score is spoken of with; it stands in no facts. */
const WORDS_OF_SCORES = [...DEPARTMENTS, ...SENIORITY_LEVELS, ...TAGS].join(' ');

/** Texts: how many names and numbers in each are not in the facts? */
export function findClaimsWithoutGround(cases: readonly JudgedCase[]): Finding[] {
  return cases.flatMap((one) => {
    const { person, company } = one;
    return textsOf(one).map(({ field, text }) => {
      const arithmetic = field === 'reasoning' ? [text.replace(/[^\d ]/g, ' '), WORDS_OF_SCORES] : [];
      const found = findUngrounded(text, person.facts, company.ownCompany, arithmetic);
      return find(one, found.length, `${field}: ${text}\n  ${found.join(' | ')}`, field);
    });
  });
}
