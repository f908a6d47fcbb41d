import type { Candidate, Meaning } from '../candidates/candidate.ts';
import { isTopic } from '../candidates/companies.ts';
import { isCompanyNoun } from '../candidates/company-nouns.ts';
import type { QueryText } from '../query-text.ts';
import { titleOfName } from '../title-of-name.ts';
import { writeTitle, writeTopic } from '../write-names.ts';
import type { Alternative } from './tagged-alternatives.ts';
import type { WordTags } from './word-tags.ts';

/** Less likely to name nothing, a word is not passed over. */
const LEAST_SKIP = Math.log(0.2);

/** Ways to read a query that no vocabulary has: what the tagger takes for one thing, and words that it takes for nothing. */
export function readTaggedParts(text: QueryText, tags: WordTags): Candidate[] {
  const found: Candidate[] = [];
  for (let from = 0; from < text.length; ) {
    const to = endOfPart(text, tags, from);
    const kind = tags.best(from).slice(2);
    const part = to > from ? withoutLittleWords(text, from, to, kind) : undefined;
    const meaning = part ? readAs(text, part.from, part.to, kind) : undefined;
    // What vocabularies have is in English, too.
    if (part && meaning)
      found.push({
        ...part,
        score: text.isForeign ? -3 : 0,
        meaning,
        isGuess: kind === 'title' || kind === 'industry',
      });
    from = Math.max(to, from + 1);
  }
  for (const [from, { kind }] of text.tokens.entries()) {
    if (kind === 'mark' || tags.nothingAt(from) < LEAST_SKIP) continue;
    const joints = text.joints(from, from + 1);
    const meaning: Meaning = { kind: 'skip', joints: joints.length > 0 ? joints : ['skip'] };
    found.push({ from, to: from + 1, score: -0.5, meaning });
  }
  return found;
}

/** An alternative of a boolean expression as what the others are, where no other way to read it is of that kind. */
export function readAlternativeAs(
  text: QueryText,
  { from, to, likelihoods }: Alternative,
  candidates: readonly Candidate[],
): Candidate[] {
  return [...likelihoods].flatMap(([kind, likelihood]): Candidate[] => {
    if (likelihood < 0 || candidates.some((one) => one.to === to && one.meaning.kind === kind)) return [];
    const meaning = readAs(text, from, to, kind);
    return meaning ? [{ from, to, score: 0, meaning, isGuess: kind === 'title' || kind === 'industry' }] : [];
  });
}

/** Where the thing ends that begins at a word; there itself when none does. */
function endOfPart(text: QueryText, tags: WordTags, from: number): number {
  const tag = tags.best(from);
  if (tag === 'O' || text.token(from)?.kind === 'mark') return from;
  let to = from + 1;
  while (to < text.length && text.token(to)?.kind !== 'mark' && tags.best(to) === `I-${tag.slice(2)}`) to += 1;
  return to;
}

/** 'companies in', 'the': words around what is meant. */
function withoutLittleWords(
  text: QueryText,
  from: number,
  to: number,
  kind: string,
): { from: number; to: number } | undefined {
  const isLittle = (at: number) =>
    !text.isCapital(at) && ((kind === 'industry' && isCompanyNoun(text, at)) || text.isSkipped(at));
  let start = from;
  let end = to;
  while (start < end && isLittle(start)) start += 1;
  // 'GRC leads': of a title the noun at its end is no lead that somebody buys.
  const isRole = (at: number) => kind === 'title' && text.joints(at, at + 1).every((joint) => joint === 'skip');
  while (end > start && isLittle(end - 1) && !isRole(end - 1)) end -= 1;
  const means = kind === 'title' && end > start ? text.meanings(start, end) : undefined;
  // Vocabularies know levels better: 'interns', 'gerentes'.
  return end > start && !(means?.seniority ?? means?.level) ? { from: start, to: end } : undefined;
}

/** Nobody works at 'FTSE 250'. */
const LIST_OF_COMPANIES = /^(?:ftse|fortune|forbes|global|inc|dax|nifty|cac|nasdaq|nikkei|russell|s&p) ?\d+/i;

function readAs(text: QueryText, from: number, to: number, kind: string): Meaning | undefined {
  switch (kind) {
    case 'keyword':
      return { kind, names: [writeTopic(text.typed(from, to))], known: false };
    case 'company':
      return text.isPhrase(from, to) && !LIST_OF_COMPANIES.test(text.typed(from, to)) && !isTopic(text, from, to)
        ? { kind, names: [text.raw(from, to).replace(/['’]s$/, '')] }
        : undefined;
    case 'title':
      return text.isPhrase(from, to) ? { kind, titles: [titleOfName(writeTitle(text.shown(from, to)))] } : undefined;
    case 'industry':
      return { kind, industry: { name: writeTopic(text.typed(from, to)), labels: [] } };
    case 'place': {
      if (!text.isPhrase(from, to)) return undefined;
      const large = text.places(from, to);
      const places = large.length > 0 ? large : text.villages(from, to);
      // Alone, a code or a little word is a place where the vocabularies see one: 'near me' is not in Maine.
      const isDoubtful = to === from + 1 && (places[0]?.isShortForm === true || text.isSkipped(from));
      return places.length > 0 && !isDoubtful ? { kind, places } : undefined;
    }
    default:
      return undefined;
  }
}
