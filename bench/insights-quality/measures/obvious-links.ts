import { type Finding, find, type JudgedCase, textOf } from '../judged-case.ts';
import { firstNamed } from './matching.ts';

const obviousWords = ({ person: { judgement } }: JudgedCase): string[] =>
  judgement.links.filter(({ obvious }) => obvious).flatMap(({ words }) => words);

const pitchAndOpener = (one: JudgedCase): string =>
  `${textOf(one, 'solutionsToPitch')} ${textOf(one, 'meetingOpener')}`.trim();

/** People worth writing to, for whom any seller would name a fact at once. */
const withObviousLink = (cases: readonly JudgedCase[]): JudgedCase[] =>
  cases.filter((one) => one.person.judgement.grade !== 'poor' && obviousWords(one).length > 0);

/** Of those who got a pitch or an opener: does it name an obvious reason? */
export function findObviousLinksInTexts(cases: readonly JudgedCase[]): Finding[] {
  return withObviousLink(cases)
    .filter((one) => pitchAndOpener(one) !== '')
    .map((one) => findingIn(one, pitchAndOpener(one)));
}

/** Of all of them: does the decision name an obvious reason? Without decisions nothing was looked at. */
export function findObviousLinksInDecisions(cases: readonly JudgedCase[]): Finding[] {
  return withObviousLink(cases).flatMap((one) => {
    const { fit } = one.written;
    return fit ? [findingIn(one, fit.links.map(({ theirs, where }) => `${theirs} (${where})`).join('; '))] : [];
  });
}

/** Did they get a pitch or an opener at all? */
export function findPitched(cases: readonly JudgedCase[]): Finding[] {
  return withObviousLink(cases).map((one) => find(one, pitchAndOpener(one) !== '', one.person.judgement.why));
}

function findingIn(one: JudgedCase, text: string): Finding {
  const words = obviousWords(one);
  return find(one, firstNamed(text, words) !== undefined, `${text}\n  obvious: ${words.join(' | ')}`);
}
