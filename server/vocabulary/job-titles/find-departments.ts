import type { Department } from '../../../shared/catalogue.ts';
import { PREPOSITIONS } from './find-ranks.ts';
import { phraseAt, readLexicon } from './lexicon/lexicon.ts';
import { JOINTS } from './split-title.ts';

/** A word of department in a part of a title. */
interface Hit {
  department: Department;
  strength: number;
  headFirst: boolean;
  /** Whether it stands after the first preposition: what the work is about, not what it is. */
  isObject: boolean;
}

/** What one of several joined things says of the department: 'Marketing' of 'Marketing & Sales Manager'. */
export interface DepartmentReading {
  department: Department;
  strength: number;
}

/** After these stands for whom the work is done, which says less than the work ('Engineer for Finance Systems'). */
const FOR_WHOM: ReadonlySet<string> = new Set(['for', 'to', 'with', 'fur', 'pour', 'para', 'per', 'within', 'at']);

/**
 * Reads the departments that a part of a title names, one for each of the things it joins, in their order.
 * @param words of one part, as splitTitle gives them
 */
export function findDepartments(words: readonly string[]): DepartmentReading[] {
  const { departments } = readLexicon();
  const readings: DepartmentReading[] = [];
  let group: Hit[] = [];
  let isObject = false;
  let isForWhom = false;
  const close = () => {
    const best = bestOf(group);
    if (best) readings.push({ department: best.department, strength: best.strength });
    group = [];
  };
  for (let at = 0; at < words.length; ) {
    const found = phraseAt(departments, words, at);
    if (found) {
      const { department, strength, headFirst } = found.says;
      group.push({ department, strength: isForWhom ? 1 : strength, headFirst, isObject });
      at += found.length;
      isForWhom ||= FOR_WHOM.has(words[at - 1] ?? '');
      continue;
    }
    const word = words[at] ?? '';
    if (JOINTS.has(word)) close();
    else if (PREPOSITIONS.has(word) && at > 0) {
      isObject ||= group.length > 0;
      isForWhom ||= FOR_WHOM.has(word) && group.length > 0;
    }
    at += 1;
  }
  close();
  return readings;
}

/** The strongest; of equals one before a preposition, then in English the last ('security engineer'), in French the first. */
function bestOf(group: readonly Hit[]): Hit | undefined {
  let best: Hit | undefined;
  for (const hit of group) {
    if (best === undefined || hit.strength > best.strength) best = hit;
    else if (hit.strength === best.strength && hit.isObject === best.isObject && !hit.headFirst && !best.headFirst)
      best = hit;
  }
  return best;
}
