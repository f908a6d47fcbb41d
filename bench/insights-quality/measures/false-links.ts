import type { FitLink } from '../../../shared/contract/fit.ts';
import { type Finding, find, type JudgedCase, textOf } from '../judged-case.ts';
import { statementOf } from './facts-at.ts';
import { firstNamed, names, without } from './matching.ts';
import { mentionsOffer, readOffer } from './offer-mentions.ts';

/** Texts in which a fact is given as a reason for the offer. */
const TEXTS = ['solutionsToPitch', 'meetingOpener', 'painPoints'] as const;

/** So short a piece may stand in any fragment. */
const SHORTEST_PIECE = 3;
/** So many words are a piece of one statement; fewer may stand in any. */
const CLAUSE = 3;

/** Links of the decision that rest on none of the facts a judge allows: why each is false. */
function falseInDecision({ written, person: { judgement, facts } }: JudgedCase): string[] {
  const allowed = judgement.links.flatMap(({ words }) => words);
  const rests = ({ theirs, where }: FitLink) => {
    const text = `${theirs} | ${where}`;
    if (firstNamed(text, allowed) !== undefined) return true;
    if (firstNamed(without(text, allowed), judgement.falseLinks) !== undefined) return false;
    // A piece of a fragment, or another piece of the same statement, is the same fact.
    if (theirs.length > SHORTEST_PIECE && allowed.some((word) => names(word, theirs))) return true;
    if (theirs.split(' ').length < CLAUSE) return false;
    return firstNamed(statementOf(theirs, facts) ?? '', allowed) !== undefined;
  };
  return (written.fit?.links ?? [])
    .filter((link) => !rests(link))
    .map(({ yours, theirs, where, kind }) => `${kind}: "${yours}" because of "${theirs}" (${where})`);
}

/** Texts that give a reason where there is none, or one that a judge calls false. */
function falseInTexts(one: JudgedCase): string[] {
  const { judgement, facts } = one.person;
  const allowed = judgement.links.flatMap(({ words }) => words);
  const offer = readOffer(one.company.ownCompany);
  return TEXTS.flatMap((field) => {
    const text = textOf(one, field);
    if (text === '') return [];
    if (field === 'solutionsToPitch' && allowed.length === 0) return [`${field}, although there is no reason: ${text}`];
    if (field !== 'solutionsToPitch' && !mentionsOffer(text, offer, facts, field)) return [];
    const named = firstNamed(without(text, allowed), judgement.falseLinks);
    if (named === undefined) return [];
    // The user's own words, beside a reason that holds, are no reason given.
    const isUsersOwn = names(one.company.ownCompany.description, named) && firstNamed(text, allowed) !== undefined;
    return isUsersOwn ? [] : [`${field}, because of "${named}": ${text}`];
  });
}

/** People × companies: does the decision rest on a false link? Without decisions nothing was looked at. */
export function findFalseLinksOfDecisions(cases: readonly JudgedCase[]): Finding[] {
  return cases.filter(({ written }) => written.fit).map((one) => findingOf(one, falseInDecision(one)));
}

/** People × companies: does a text rest on a false link? */
export function findFalseLinksOfTexts(cases: readonly JudgedCase[]): Finding[] {
  return cases.map((one) => findingOf(one, falseInTexts(one)));
}

function findingOf(one: JudgedCase, wrong: readonly string[]): Finding {
  return find(one, wrong.length > 0, wrong.join('\n'));
}
