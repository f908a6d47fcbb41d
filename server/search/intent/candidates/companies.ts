import { isOrdinaryWord } from '../../../providers/language-model/grounding/ordinary-words.ts';
import { findPlaces } from '../../../vocabulary/places/find-places.ts';
import type { QueryText } from '../query-text.ts';
import type { Candidate } from './candidate.ts';
import { isCompanyNoun } from './company-nouns.ts';

const LONGEST_NAME = 4;
const DOMAIN =
  /^[a-z0-9-]{2,}(?:\.[a-z0-9-]{2,}){0,2}\.(?:com|io|ai|co|org|net|in|de|fr|uk|es|dev|app|tech|eu|us|xyz|so|br|mx|ch|at|nl|it)$/;

const REQUEST =
  /^(?:find|show|get|list|give|search|need|looking|seeking|identify|hire|hiring|fetch|pull|source|want|zoek|zoeken|vind|suche|suchen|finde|busco|buscar|buscamos|encuentra|cherche|recherche|trouve|trouver|procuro|procurar|encontre|cerco|cercare|trova|szukam|soker|hitta|leter|finn|cari|hledam)$/;

/** Whose addresses they are says nothing of the employer. */
const MAIL = /^(?:gmail|googlemail|yahoo|hotmail|outlook|icloud|protonmail)\.com$/;

/** Names of employers that no table has; whether one is meant, the words before it say. */
export function readUnknownCompanies(text: QueryText, from: number): Candidate[] {
  const first = text.token(from)?.text ?? '';
  if (MAIL.test(first)) return [{ from, to: from + 1, score: 2.5, meaning: { kind: 'skip', joints: ['skip'] } }];
  if (DOMAIN.test(first) && !/^(?:asp\.net|node\.js)$/.test(first)) {
    return [{ from, to: from + 1, score: 2.5, meaning: { kind: 'company', names: [text.typed(from, from + 1)] } }];
  }
  // What a boolean expression quotes is a title or a word to look for.
  if (text.isBoolean && text.isQuoted(from)) return [];
  // 'KI-Startups', 'B2B-SaaS-Unternehmen'
  if (text.token(from + 1)?.glued && isCompanyNoun(text, from + 1)) return [];
  if (text.token(from + 1)?.glued && text.token(from + 2)?.glued && isCompanyNoun(text, from + 2)) return [];
  // 'K-12'
  if (first.length === 1 && text.token(from + 1)?.glued) return [];
  // 'Find RDS engineers', 'Show Acme': the verb of a request has its capital from where it stands.
  if (REQUEST.test(first) && text.joints(from - 1, from).length === 0) return [];
  const found: Candidate[] = [];
  for (let to = from + 1; to <= from + LONGEST_NAME && text.isPhrase(from, to); to += 1) {
    if (!continuesName(text, from, to - 1)) break;
    if (/^(?:of|and)$/.test(text.token(to - 1)?.text ?? '')) continue;
    const isCode = text.isAcronym(from) && isFirstOfList(text, from);
    if (to - from === 1 && (text.isSkipped(from) || (isKnown(text, from) && !isListedTool(text, from) && !isCode)))
      continue;
    const capitals = text.tokens.slice(from, to).filter((_, at) => text.isCapital(from + at)).length;
    if (to - from > 1 && isAllKnown(text, from, to)) continue;
    // 'ftse 250', 'magic circle' are kinds of companies.
    if (beginsTopic(text, from, to)) continue;
    // 'SD MM FI': several abbreviations are no name.
    if (isAcronyms(text, from, to)) continue;
    const joined = text.tokens.slice(from, to).some(({ text: word }) => word === 'and') ? 1 : 0;
    // 'Acme, Globex & Initech': the last one of a list stands behind '&'.
    const isLast = joined > 0 && text.token(from - 1)?.text === ',' && text.isCapital(from - 2) ? 2.5 : 0;
    const score = -1.2 - isLast - joined + (capitals > 1 ? 0.6 : 0) + 0.5 * capitals - 0.25 * (to - from - capitals);
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

/** Whether the words from there on are a subject of two words and more, as far as `to` or farther. */
function beginsTopic(text: QueryText, from: number, to: number): boolean {
  const longest = Math.min(text.length, from + (text.longest[from] ?? 0));
  for (let end = Math.max(to, from + 2); end <= longest; end += 1) if (isTopic(text, from, end)) return true;
  return false;
}

/** Whether two words and more are a subject that no company is called by: 'magic circle'. */
export function isTopic(text: QueryText, from: number, to: number): boolean {
  const means = to > from + 1 ? text.meanings(from, to) : undefined;
  return means?.keyword !== undefined && means.company === undefined;
}

/** Of a capitalised name all words have capitals but 'of' and '&'; of another no word is one that any vocabulary knows. */
function continuesName(text: QueryText, from: number, at: number): boolean {
  if (text.isOperator(at)) return false;
  const capital = text.isCapital(from);
  if (at === from) return capital || (!text.isForeign && !text.isSkipped(at) && mayBeName(text, at));
  if (text.isCapital(at)) return capital;
  if (capital && /^(?:of|&)$/.test(text.token(at)?.raw ?? '')) return text.isCapital(at + 1);
  if (capital) return text.token(at)?.glued === true;
  return !text.isSkipped(at) && !isKnown(text, at);
}

/** 'growing', 'well' are none. */
const mayBeName = (text: QueryText, at: number) => !isKnown(text, at) && !isOrdinaryWord(text.token(at)?.text ?? '');

/** 'B2B SaaS' is made of words that say something else. */
function isAllKnown(text: QueryText, from: number, to: number): boolean {
  for (let at = from; at < to; at += 1) {
    const means = text.meanings(at, at + 1);
    // 'Indian SMBs'
    if (means?.country) continue;
    // 'Ethereum Foundation' is written as names are.
    if (/^\p{Lu}\p{Ll}+$/u.test(text.token(at)?.raw ?? '')) return false;
    if (!means?.industry && !means?.keyword && !text.isSkipped(at)) return false;
  }
  return true;
}

function isKnown(text: QueryText, at: number): boolean {
  return text.meanings(at, at + 1) !== undefined || findPlaces(text.raw(at, at + 1)).length > 0;
}

function isAcronyms(text: QueryText, from: number, to: number): boolean {
  if (to - from < 3) return false;
  let acronyms = 0;
  for (let at = from; at < to; at += 1) if (text.isAcronym(at)) acronyms += 1;
  return acronyms >= 3;
}

/** 'at NH, Iberostar, Melia': a short form of a place before names that no table has. */
function isFirstOfList(text: QueryText, at: number): boolean {
  if (text.meanings(at, at + 1) || !/^(?:at|@|chez|bei)$/.test(text.token(at - 1)?.text ?? '')) return false;
  return text.token(at + 1)?.text === ',' && text.isCapital(at + 2) && !isKnown(text, at + 2);
}

/** 'Etsy, Klaviyo & Faire': makers of tools are employers in a list of such. */
function isListedTool(text: QueryText, at: number): boolean {
  const { keyword, ...more } = text.meanings(at, at + 1) ?? {};
  const isListed = text.token(at - 1)?.text === ',' || text.token(at - 1)?.text === 'and';
  return (
    keyword !== undefined && Object.keys(more).length === 0 && text.isCapital(at) && isListed && text.isCapital(at - 2)
  );
}
