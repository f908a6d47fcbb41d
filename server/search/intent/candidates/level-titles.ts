import type { Level } from '../lexicon.ts';
import type { QueryText } from '../query-text.ts';
import { writeTitle } from '../write-names.ts';
import type { Candidate } from './candidate.ts';
import { isCompanyNoun } from './company-nouns.ts';
import { functionsFrom, titleOfFunction } from './title-parts.ts';
import { asTitles, worth } from './title-score.ts';

/** 'VP Sales', 'head of people', 'directors/VPs of product', 'head of sales and marketing', 'GM operations'. */
export function readLevelFirst(text: QueryText, from: number): Candidate[] {
  const levels: { level: Level; from: number; to: number }[] = [];
  let next = from;
  for (;;) {
    const one = levelAt(text, next);
    if (!one) break;
    levels.push(one);
    const joint = text.token(one.to)?.text ?? '';
    next = one.to;
    if (!/^(?:and|or|\/|ou|oder|und|y|o|e)$/.test(joint) || !levelAt(text, one.to + 1)) break;
    next = one.to + 1;
  }
  const first = levels[0];
  if (!first) return [];
  const joint = text.token(next)?.text ?? '';
  const isOf = /^(?:of|for|de|du|des|d|del|da|do|von|der)$/.test(joint);
  const isMark = joint === '—' || (joint === ',' && levels.length === 1);
  let start = isOf || isMark ? next + 1 : next;
  if (isOf && /^(?:the|la|le|l)$/.test(text.token(start)?.text ?? '')) start += 1;
  const found: Candidate[] = [];
  for (const { functions, to, isKnown } of functionsFrom(text, start, isOf)) {
    if (!isKnown && !isOf) continue;
    // 'GMs of luxury resorts' run resorts.
    if (
      !isKnown &&
      (/^(?:GM|AGM|DGM|Manager|President|Lead|Team Lead|Intern)$/.test(first.level.name) || isCompanyNoun(text, to))
    )
      continue;
    if (!isKnown && isTrade(text, start)) continue;
    // In 'directors, HR managers' the function belongs to what follows it.
    if ((isMark || !isOf) && belongsToNext(text, to)) continue;
    if (joint === ',' && (text.token(to)?.kind === 'word' || first.level.joins === 'after')) continue;
    if (!isOf && !isMark && first.level.joins === 'after' && isPlural(text, first.to - 1) && !isKnown) continue;
    const words = to - from;
    const titles = levels.flatMap((one) =>
      functions.map((work) => {
        const shown = writeTitle(text.shown(one.from, one.to));
        return titleOfFunction(shown, one.level, work, isOf ? 'of' : 'before');
      }),
    );
    found.push(
      asTitles(from, to, worth(words) - (isKnown ? 0 : 0.45 * (to - start) + 0.6) - (isMark ? 0.8 : 0), titles),
    );
  }
  return found;
}

/** The words behind 'of' begin with a trade or a place, which are no functions. */
function isTrade(text: QueryText, from: number): boolean {
  for (let to = from + 1; to <= from + 3; to += 1) {
    const means = text.meanings(from, to);
    if (means?.company) return true;
    if ((means?.industry || means?.foreignIndustry) && !text.isCapital(from)) return true;
    if (means?.keyword && !means.function && to === from + 1 && !text.isCapital(from)) return true;
  }
  return false;
}

const isPlural = (text: QueryText, at: number) => (text.token(at)?.text ?? '').endsWith('s');

function levelAt(text: QueryText, from: number): { level: Level; from: number; to: number } | undefined {
  for (let to = Math.min(text.length, from + 4); to > from; to -= 1) {
    const level = text.meanings(from, to)?.level;
    if (level) return { level, from, to };
  }
  return undefined;
}

/** What follows is the noun of a title itself. */
function belongsToNext(text: QueryText, at: number): boolean {
  const means = text.meanings(at, at + 1);
  return means?.level !== undefined || means?.role !== undefined || (means?.title !== undefined && !means.industry);
}
