import { isOrdinaryWord } from '../../../providers/language-model/grounding/ordinary-words.ts';
import { findListedTitle } from '../../../vocabulary/job-titles/find-job-title.ts';
import {
  type ForeignTitle,
  findForeignTitle,
  startsForeignTitle,
} from '../../../vocabulary/job-titles/occupation-table.ts';
import { writeTitle } from '../../../vocabulary/job-titles/write-title.ts';
import type { QueryText } from '../query-text.ts';

const LONGEST = 5;

/** An occupation that words of a query name in another language. */
export interface Occupation {
  to: number;
  /** What they are called in English: 'Roofer'. */
  name: string;
  department: ForeignTitle['department'];
}

/** Occupations in other languages that begin at a word, in whatever number and gender: 'Dachdeckerinnen', 'soldadores'. */
export function occupationsFrom(text: QueryText, from: number): Occupation[] {
  if (!text.isForeign || text.isSkipped(from)) return [];
  const found: Occupation[] = [];
  const words: string[] = [];
  for (let to = from + 1; to <= Math.min(text.length, from + LONGEST) && text.isPhrase(from, to); to += 1) {
    const word = text.token(to - 1)?.text ?? '';
    if (to === from + 2 && !startsForeignTitle(words[0] ?? '')) break;
    words.push(word);
    const isGlued = to > from + 1 && text.token(to - 1)?.glued === true;
    if ((text.isSkipped(to - 1) && !isGlued) || (to === from + 1 && isOrdinaryWord(word))) continue;
    const title = findForeignTitle(words, text.languages.length > 0 ? text.languages : undefined);
    if (
      title &&
      (title.isUsual || !isSomethingElse(text, from, to)) &&
      !isLargeCity(text, from, to) &&
      !isAdjective(text, from, to) &&
      !isTradeOfEmployer(text, from, to) &&
      !isEnglishTitle(text, from, to) &&
      !(LEADS.test(title.english) && isRoleInTrade(text, from, to))
    )
      found.push({ to, name: writeTitle(title.english), department: title.department });
  }
  return found;
}

const isEnglishTitle = (text: QueryText, from: number, to: number) =>
  text.meanings(from, to)?.title !== undefined || findListedTitle(text.phrase(from, to)) !== undefined;

const LARGE = 100_000;

/** 'München' is no monk ('Mönch'). */
const isLargeCity = (text: QueryText, from: number, to: number) =>
  to === from + 1 && text.isCapital(from) && (text.places(from, to)[0]?.population ?? 0) > LARGE;

/** The vocabulary knows the word for a trade, a subject or a level: 'mobilier', 'generales', 'gerentes'. */
function isSomethingElse(text: QueryText, from: number, to: number): boolean {
  const means = text.meanings(from, to);
  const other =
    means?.foreignIndustry ?? means?.industry ?? means?.foreignFunction ?? means?.function ?? means?.keyword;
  return (other ?? means?.foreignRole ?? means?.seniority ?? means?.level) !== undefined;
}

/** 'transport routier' is no driver: behind a trade stands what kind of it. */
function isAdjective(text: QueryText, from: number, to: number): boolean {
  const before = text.meanings(from - 1, from);
  return to === from + 1 && !text.isCapital(from) && (before?.foreignIndustry ?? before?.industry) !== undefined;
}

/** 'gerentes de operaciones de mineras': behind a title and 'of' stands a trade, whoever else is called so. */
function isTradeOfEmployer(text: QueryText, from: number, to: number): boolean {
  if (from < 2 || !text.joints(from - 1, from).includes('of')) return false;
  return text.meanings(from, to)?.foreignIndustry !== undefined;
}

/** They do for a trade what others do for another. */
const LEADS = /(?:manager|director|owner|entrepreneur|assistant|clerk|seller|executive|supervisor|officer|worker)$/;

/** 'gérants de boulangeries' are managers in a trade, which is looked for apart. */
function isRoleInTrade(text: QueryText, from: number, to: number): boolean {
  for (let at = from + 2; at < to; at += 1) {
    const means = text.isSkipped(at - 1) ? text.meanings(at, to) : undefined;
    if (means?.foreignIndustry ?? means?.industry) return true;
  }
  return false;
}
