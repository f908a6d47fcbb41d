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

/** What makes a link false: a judge may not have thought of everything, which the last one leaves open. */
const KINDS = {
  none: 'to somebody without a reason',
  named: 'called false by the judge',
  unlisted: 'to a fact that the judge does not list',
} as const;

interface FalseLink {
  kind: keyof typeof KINDS;
  shown: string;
}

/** Links of the decision that rest on none of the facts a judge allows. */
function falseInDecision({ written, person: { judgement, facts } }: JudgedCase): FalseLink[] {
  const allowed = judgement.links.flatMap(({ words }) => words);
  const judge = ({ theirs, where }: FitLink): FalseLink['kind'] | undefined => {
    const text = `${theirs} | ${where}`;
    if (allowed.length === 0) return 'none';
    if (firstNamed(text, allowed) !== undefined) return undefined;
    if (firstNamed(without(text, allowed), judgement.falseLinks) !== undefined) return 'named';
    // A piece of a fragment, or another piece of the same statement, is the same fact.
    if (theirs.length > SHORTEST_PIECE && allowed.some((word) => names(word, theirs))) return undefined;
    const statement = theirs.split(' ').length < CLAUSE ? undefined : statementOf(theirs, facts);
    return firstNamed(statement ?? '', allowed) === undefined ? 'unlisted' : undefined;
  };
  return (written.fit?.links ?? []).flatMap((link) => {
    const kind = judge(link);
    return kind ? [{ kind, shown: `"${link.yours}" because of "${link.theirs}" (${link.kind}, ${link.where})` }] : [];
  });
}

/** Texts that give a reason where there is none, or one that a judge calls false. */
function falseInTexts(one: JudgedCase): FalseLink[] {
  const { judgement, facts } = one.person;
  const allowed = judgement.links.flatMap(({ words }) => words);
  const offer = readOffer(one.company.ownCompany);
  return TEXTS.flatMap((field): FalseLink[] => {
    const text = textOf(one, field);
    if (text === '') return [];
    if (field === 'solutionsToPitch' && allowed.length === 0) return [{ kind: 'none', shown: `${field}: ${text}` }];
    if (field !== 'solutionsToPitch' && !mentionsOffer(text, offer, facts, field)) return [];
    const named = firstNamed(without(text, allowed), judgement.falseLinks);
    if (named === undefined) return [];
    // The user's own words, beside a reason that holds, are no reason given.
    const isUsersOwn = names(one.company.ownCompany.description, named) && firstNamed(text, allowed) !== undefined;
    return isUsersOwn ? [] : [{ kind: 'named', shown: `${field}, because of "${named}": ${text}` }];
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

/** A person counts once, under the worst of the kinds. */
function findingOf(one: JudgedCase, wrong: readonly FalseLink[]): Finding {
  const worst = (['none', 'named', 'unlisted'] as const).find((kind) => wrong.some((link) => link.kind === kind));
  const shown = wrong.map((link) => `${KINDS[link.kind]}: ${link.shown}`).join('\n  ');
  return { ...find(one, wrong.length > 0, shown), reasons: worst ? [KINDS[worst]] : [] };
}
