import { findPlaces } from '../../../vocabulary/places/find-places.ts';
import type { QueryText } from '../query-text.ts';
import type { Candidate } from './candidate.ts';

const LONGEST_NAME = 4;
const DOMAIN =
  /^[a-z0-9-]{2,}(?:\.[a-z0-9-]{2,}){0,2}\.(?:com|io|ai|co|org|net|in|de|fr|uk|es|dev|app|tech|eu|us|xyz|so|br|mx|ch|at|nl|it)$/;

/** Names of employers that no table has; whether one is meant, the words before it say. */
export function readUnknownCompanies(text: QueryText, from: number): Candidate[] {
  const first = text.token(from)?.text ?? '';
  if (DOMAIN.test(first) && !/^(?:asp\.net|node\.js)$/.test(first)) {
    return [{ from, to: from + 1, score: 2.5, meaning: { kind: 'company', names: [text.typed(from, from + 1)] } }];
  }
  const found: Candidate[] = [];
  for (let to = from + 1; to <= from + LONGEST_NAME && text.isPhrase(from, to); to += 1) {
    if (!continuesName(text, from, to - 1)) break;
    if (/^(?:of|and)$/.test(text.token(to - 1)?.text ?? '')) continue;
    if (to - from === 1 && (text.isSkipped(from) || isKnown(text, from))) continue;
    const capitals = text.tokens.slice(from, to).filter((_, at) => text.isCapital(from + at)).length;
    if (to - from > 1 && isAllKnown(text, from, to)) continue;
    const joined = text.tokens.slice(from, to).some(({ text: word }) => word === 'and') ? 1 : 0;
    const score = -1.2 - joined + (capitals > 1 ? 0.6 : 0) + 0.5 * capitals - 0.25 * (to - from - capitals);
    found.push({
      from,
      to,
      score,
      meaning: {
        kind: 'company',
        names: [
          text
            .raw(from, to)
            .replace(/'s$/, '')
            .replace(/ and | And /, ' & '),
        ],
      },
    });
  }
  return found;
}

/** Of a capitalised name all words have capitals but 'of' and '&'; of another no word is one that any vocabulary knows. */
function continuesName(text: QueryText, from: number, at: number): boolean {
  const capital = text.isCapital(from);
  if (at === from) return capital || (!text.isForeign && !text.isSkipped(at) && !isKnown(text, at));
  if (text.isCapital(at)) return capital;
  if (capital && /^(?:of|&)$/.test(text.token(at)?.raw ?? '')) return text.isCapital(at + 1);
  if (capital) return text.token(at)?.glued === true;
  return !text.isSkipped(at) && !isKnown(text, at);
}

/** 'B2B SaaS' is made of words that say something else. */
function isAllKnown(text: QueryText, from: number, to: number): boolean {
  for (let at = from; at < to; at += 1) {
    const means = text.meanings(at, at + 1);
    // 'Ethereum Foundation' is written as names are.
    if (/^\p{Lu}\p{Ll}+$/u.test(text.token(at)?.raw ?? '')) return false;
    if (!means?.industry && !means?.keyword && !text.isSkipped(at)) return false;
  }
  return true;
}

function isKnown(text: QueryText, at: number): boolean {
  return text.meanings(at, at + 1) !== undefined || findPlaces(text.raw(at, at + 1)).length > 0;
}
