import type { QueryText } from '../query-text.ts';
import type { Candidate } from './candidate.ts';

const RAISED = /^(?:raised|raising|closed|secured|post|announced|leve)$/;

/** 'YC W24', 'Techstars 2023': with whom, and when, a startup was in an accelerator. */
export function readAccelerator(text: QueryText, from: number): Candidate[] {
  const isKnown = /^(?:yc|ycombinator|techstars|antler|500startups)$/.test(text.token(from)?.text ?? '');
  const isTwo = text.phrase(from, Math.min(text.length, from + 2)) === 'y combinator';
  if (!isKnown && !isTwo) return [];
  const name = from + (isTwo ? 2 : 1);
  const to = /^(?:[wsfx]\d{2}|(?:19|20)\d{2})$/.test(text.token(name)?.text ?? '') ? name + 1 : name;
  const names = [text.typed(from, to)];
  return [{ from, to, score: 2 + 2.4 * (to - from), meaning: { kind: 'keyword', names, known: true } }];
}

const ROUNDS = 'ABCDEFGH';

/** 'Series B-D' takes in C. */
function roundsBetween(first: string | undefined, last: string): string[] {
  const from = ROUNDS.indexOf(first?.charAt('Series '.length) || '-');
  return from < 0
    ? []
    : [...ROUNDS.slice(from + 1, Math.max(from + 1, ROUNDS.indexOf(last)))].map((one) => `Series ${one}`);
}

/** 'Series A-B', 'série B+', 'pre-seed/seed': each round of funding as its own keyword. */
export function readFundingRounds(text: QueryText, from: number): Candidate[] {
  const verb = /^(?:just|recently|newly)$/.test(text.token(from)?.text ?? '') ? from + 1 : from;
  const start = RAISED.test(text.token(verb)?.text ?? '')
    ? verb + 1 + (/^(?:a|an|their|its|une|un)$/.test(text.token(verb + 1)?.text ?? '') ? 1 : 0)
    : from;
  const first = text.token(start)?.text ?? '';
  const names: string[] = [];
  let to = start;
  if (/^(?:series|serie|seria)$/.test(first)) {
    to += 1;
    let isRange = false;
    for (;;) {
      const letter = text.token(to);
      if (!letter || !/^[a-h]\+?$/.test(letter.text)) break;
      const open = letter.text.endsWith('+') || text.token(to + 1)?.text === '+';
      const round = letter.text.charAt(0).toUpperCase();
      names.push(...roundsBetween(isRange ? names.at(-1) : undefined, round), `Series ${round}${open ? '+' : ''}`);
      isRange = false;
      to += text.token(to + 1)?.text === '+' ? 2 : 1;
      const joint = text.token(to)?.text ?? '';
      const after = text.token(to + 1)?.text ?? '';
      isRange = /^(?:to|-|bis)$/.test(joint) || text.token(to)?.glued === true;
      if (/^[a-h]\+?$/.test(joint) && text.token(to)?.glued) continue;
      if (/^(?:to|or|and|,|\/|-|ou|et|y|o|e|und|oder|a|bis)$/.test(joint) && /^[a-h]\+?$/.test(after)) to += 1;
      else if (/^(?:to|or|and|,|\/|ou|et|und|oder)$/.test(joint) && /^(?:series|serie)$/.test(after)) to += 2;
      else break;
    }
  } else if (first === 'pre' && text.token(start + 1)?.text === 'seed') {
    names.push('pre-seed');
    to += 2;
  } else if (first === 'seed' || first === 'preseed') {
    names.push(first === 'seed' ? 'seed' : 'pre-seed');
    to += 1;
    if (/^(?:stage|round|funded|phase)$/.test(text.token(to)?.text ?? '')) to += 1;
  }
  if (
    /^(?:stage|round|funded|funding|rounds)$/.test(text.token(to)?.text ?? '') &&
    names.length > 0 &&
    first !== 'seed'
  )
    to += 1;
  return names.length === 0
    ? []
    : [
        {
          from,
          to,
          score: 3 + 0.8 * (to - from) + (start > from ? 3 : 0),
          meaning: { kind: 'keyword', names, known: true },
        },
      ];
}
