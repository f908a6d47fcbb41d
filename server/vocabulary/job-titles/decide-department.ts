import { type DepartmentReading, findDepartments } from './find-departments.ts';
import { findRanks } from './find-ranks.ts';
import type { Rank } from './lexicon/ranks.ts';
import type { RankHit } from './rank-hits.ts';
import { JOINTS } from './split-title.ts';

/** Those at the top lead everything: another word names their department only as a role of its own ('CEO & CFO'). */
const LEADS_ALL =
  /^(?:ceo|co ceo|chief executive officer|chief executive|group ceo|presidents? and ceo|owner|founder|co founder|cofounder|proprietor|inhaber|inhaberin)$/;
/** They own a part of a company that others may run. */
const INVESTS = /^(?:shareholder|aktionar|aktionarin|angel investor|business angel)$/;
/** Studies a subject, and works in no department. */
const STUDIES =
  /^(?:students?|etudiante?|estudiante|estudante|studente|studentessa|student(?:in)?|studierende|mba candidate|master student|masters student)$/;

/** One part of a title: what stands between commas, brackets, bars and dashes. */
export interface Part {
  words: string[];
  ranks: RankHit[];
  departments: DepartmentReading[];
}

/** Whether somebody leads or owns the whole company. */
export function isGeneralRole(parts: readonly Part[]): boolean {
  return parts.some(({ ranks }) =>
    ranks.some(({ rank, words }) => LEADS_ALL.test(words) || (rank === 'Owner' && !INVESTS.test(words))),
  );
}

/**
 * The department that a title says, by what its parts say.
 * @param rank of the whole title
 * @returns undefined when none is named, or one only of what somebody leads as a whole
 */
export function decideDepartment(parts: readonly Part[], rank: Rank | undefined): DepartmentReading | undefined {
  if (rank === 'Training' && parts.some(({ ranks }) => ranks.some(({ words }) => STUDIES.test(words))))
    return undefined;
  if (rank === 'Owner' || isGeneralRole(parts)) {
    const others = parts.filter(({ ranks }) => ranks.some((hit) => isRoleOfItsOwn(hit)));
    const found = strongest(others.flatMap((part) => departmentsOfRoles(part)));
    if (found) return found;
    const founder = parts.some(({ ranks }) =>
      ranks.some(({ rank: own, words }) => own === 'Owner' && !INVESTS.test(words)),
    );
    if (founder) return { department: 'Entrepreneurship', strength: 4 };
    return undefined;
  }
  const withRank = parts.filter(({ ranks }) => ranks.length > 0);
  const isAssistant = rank === undefined || rank === 'Entry' || rank === 'Training';
  const groups = [...withRank, ...parts.filter((part) => !withRank.includes(part))]
    .flatMap(({ departments }) => departments)
    .filter(({ department, strength }) => isAssistant || strength > 1 || department !== 'Administrative');
  return groups.find(({ strength }) => strength >= 2) ?? groups[0];
}

function isRoleOfItsOwn({ rank, words }: RankHit): boolean {
  if (LEADS_ALL.test(words) || rank === 'Owner' || rank === 'none') return false;
  return rank === 'CXO' || rank === 'VP' || rank === 'Director' || rank === 'Senior' || rank === 'Manager';
}

/** In 'Founder & CTO' the department of 'CTO'; what stands with the founder is what the company does. */
function departmentsOfRoles({ words, ranks, departments }: Part): DepartmentReading[] {
  if (ranks.every(isRoleOfItsOwn)) return departments;
  const joined: string[][] = [[]];
  for (const word of words) {
    if (JOINTS.has(word)) joined.push([]);
    else joined.at(-1)?.push(word);
  }
  return joined
    .filter((some) => {
      const own = findRanks(some, false);
      return own.length > 0 && own.every(isRoleOfItsOwn);
    })
    .flatMap(findDepartments);
}

function strongest(readings: readonly DepartmentReading[]): DepartmentReading | undefined {
  return readings.find(({ strength }) => strength >= 2);
}
