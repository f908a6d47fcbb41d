import type { SeniorityLevel } from '../../../shared/catalogue.ts';
import { rememberReadings } from '../../platform/remember-readings.ts';
import { decideDepartment, isGeneralRole, type Part } from './decide-department.ts';
import { type DepartmentReading, findDepartments } from './find-departments.ts';
import { findRanks } from './find-ranks.ts';
import { departmentOfGermanOccupation } from './german-occupation.ts';
import { guessDepartment } from './guess-department.ts';
import type { JobTitleReading } from './job-title-reading.ts';
import type { Rank } from './lexicon/ranks.ts';
import { normalizeTitle } from './normalize-title.ts';
import { findForeignTitle } from './occupation-table.ts';
import { respellTitle } from './respell-title.ts';
import { splitTitle } from './split-title.ts';

/** Many people have the same title. */
const MOST_TITLES = 2_000;

/** Of trades in other languages. */
const MOST_WORDS = 5;

const KNOWN = 0.9;
const GUESSED = 0.6;

/** Highest first. */
const ORDER: readonly SeniorityLevel[] = ['Owner', 'Partner', 'CXO', 'VP', 'Director', 'Manager', 'Senior', 'Entry'];
/** Held beside a job: they say the rank only of somebody who names nothing else. */
const BESIDE =
  /^(?:board member|executive board member|shareholder|member of the board|board observer|board director|angel investor|trustee|aktionar|aktionarin)$/;
/** A junior product or account manager leads nobody yet. */
const JUNIOR = /^(?:junior|jr|jnr)$/;
const STUDENT = /^(?:stud|etudiant|estudiant|student|candidate|incoming|aspiring|pupil|学生|大学生|طالب|छात्र)/;
const ASSISTANT =
  /^(?:assistant|executive assistant|personal assistant|virtual assistant|ea|pa|secretary|assistenz|assistante?|asistente|assistente|secretaria)/;

/**
 * Reads the seniority and the department out of a position's title by tables and rules alone: what is no title says
 * nothing to them.
 * @param text 'Sr. Mgr, R&D', 'Leiterin Einkauf', '销售总监'; its first 500 characters are read
 * @returns what is not said stays away; a title that names a kind of work and no rank is Entry
 */
export const readTitleByRules: (text: string) => JobTitleReading = rememberReadings(readAsMeant, MOST_TITLES);

/** As it stands; a title of which nothing is understood with its slips set right; one without a department by the ends of its words. */
function readAsMeant(text: string): JobTitleReading {
  const title = normalizeTitle(text);
  let read = parseJobTitle(text);
  if (read.certainty === 0) {
    const meant = respellTitle(title);
    if (meant !== title) read = parseJobTitle(meant);
  }
  // Higher ranks are written alike in other languages: 'Directeur', 'Projektleder'.
  if (read.department !== undefined || (read.seniority !== undefined && read.seniority !== 'Entry')) return read;
  const department = departmentOfGermanOccupation(title);
  return department === undefined ? read : { seniority: 'Entry', department, certainty: GUESSED };
}

function parseJobTitle(text: string): JobTitleReading {
  const split = splitTitle(text);
  const parts = split.map(
    (words, at): Part => ({
      words,
      ranks: findRanks(words, at + 1 < split.length),
      departments: findDepartments(words),
    }),
  );
  const rank = decideRank(parts);
  const said = usualDepartment(split) ?? decideDepartment(parts, rank);
  const isOpen = said === undefined || said.strength < 2;
  const guess = rank !== 'Training' && isOpen ? guessDepartment(split, rank !== undefined) : undefined;
  const department =
    said && (said.strength >= 2 || guess?.department === undefined) ? said.department : guess?.department;
  const isRole = department !== undefined || guess !== undefined;
  const seniority =
    rank === undefined ? (isRole ? 'Entry' : undefined) : rank === 'none' || rank === 'plain' ? undefined : rank;
  if (seniority === undefined && department === undefined) return { certainty: 0 };
  return {
    ...(seniority && { seniority }),
    ...(department && !(isGeneralRole(parts) && said === undefined) && { department }),
    certainty: department !== undefined && (said?.strength ?? 0) < 2 ? GUESSED : KNOWN,
  };
}

/** Of a trade that has several words in another language: 'régleur sur commande numérique' is none of IT. */
function usualDepartment(parts: readonly (readonly string[])[]): DepartmentReading | undefined {
  const [words = [], ...more] = parts;
  if (more.length > 0 || words.length < 2 || words.length > MOST_WORDS) return undefined;
  const found = findForeignTitle(words);
  return found?.isUsual && found.department ? { department: found.department, strength: 4 } : undefined;
}

/** The rank of the whole title; 'none' when it names a role that says no rank. */
function decideRank(parts: readonly Part[]): Rank | undefined {
  const first = parts.find(({ ranks, departments }) => ranks.length > 0 || departments.length > 0);
  for (const level of ['Training', 'Unpaid'] as const) {
    if (first?.ranks.some(({ rank }) => rank === level)) return level;
  }
  if (parts.some(isTrainingAlone)) return 'Training';
  const leads = parts.flatMap(({ ranks }, at) =>
    at > 0 && servesAnother(parts[0]) ? ranks.filter(({ rank }) => rank === 'Entry') : ranks,
  );
  const own = leads.filter(({ words }) => !BESIDE.test(words));
  const hits = own.some(({ rank }) => rank !== 'Entry' && ORDER.includes(rank as SeniorityLevel)) ? own : leads;
  const found = hits.map(({ rank }) => rank);
  if (found.includes('Owner')) return 'Owner';
  const top = found.find((rank) => rank === 'Partner' || rank === 'CXO');
  const highest = top ?? ORDER.find((level) => found.includes(level));
  if (highest === 'Senior' && isHeadOfSchool(parts)) return 'Director';
  if (
    highest === 'Manager' &&
    hits.some(({ words }) => JUNIOR.test(words)) &&
    parts.some(({ words }) => words.length > 2)
  )
    return 'Entry';
  if (highest === undefined && found.length === 0)
    return parts.some(({ ranks }) => ranks.some(({ rank }) => rank === 'Training')) ? 'Training' : undefined;
  return highest ?? found[0];
}

/** 'Chargée de déploiement - Stagiaire'; who studies beside a job is no trainee in it. */
function isTrainingAlone({ words, ranks }: Part): boolean {
  const [only, ...more] = ranks;
  return only?.rank === 'Training' && more.length === 0 && only.words === words.join(' ') && !STUDENT.test(only.words);
}

/** 'Executive Assistant - CEO': the rank in the later part is somebody else's. */
function servesAnother(part: Part | undefined): boolean {
  return (
    part !== undefined &&
    part.ranks.length > 0 &&
    part.ranks.every(({ rank }) => rank === 'Entry') &&
    part.ranks.some(({ words }) => ASSISTANT.test(words))
  );
}

/** A principal of a school leads it; any other is a senior practitioner. */
function isHeadOfSchool(parts: readonly Part[]): boolean {
  const isPrincipal = ({ words, ranks }: Part) =>
    ranks.length === 1 && ranks[0]?.words === 'principal' && (words[0] === 'principal' || words.at(-1) === 'principal');
  return (
    parts.some(isPrincipal) &&
    parts.some(({ departments }) => departments.some(({ department }) => department === 'Education'))
  );
}
