import type { FitDecision } from '../../../../shared/contract/fit.ts';
import { oncePer } from '../../../platform/once-per.ts';
import type { CompanyFacts } from '../../../providers/profile-facts.ts';
import type { Insight } from '../../insight-writer.ts';
import type { Dossier } from '../../prospect/dossier.ts';
import { callCompany } from '../../wording/company-name.ts';
import { lowerStart } from '../../wording/english/lower-start.ts';
import { isEnglish } from '../../wording/language-of.ts';
import { writeList } from '../../wording/phrasing.ts';
import { compose, plainLine } from '../../wording/quoting.ts';
import { readingGrade } from '../../wording/reading-grade.ts';
import type { UsedFacts } from '../used-facts.ts';

const FIELD = 'targetCustomersICP';
const MOST_GROUPS = 4;
const MOST_CHARS = 120;
/** The school grade at which a text may still be read. */
const MOST_GRADE = 8;

/** 'Two of the largest tractor makers in India' stands among the clients, and names a kind of customer. */
export function isKindOfClient(client: string): boolean {
  const words = client.split(' ');
  return words.length > 2 && words.filter((word) => /^\p{Ll}/u.test(word)).length >= words.length / 2;
}

const readGroups = oncePer(({ targetCustomers, clients, description = '' }: CompanyFacts): string[] => {
  const all = [...targetCustomers, ...clients.filter(isKindOfClient)];
  const told = all
    .map((group) => plainLine(group).replace(/[.;]$/, ''))
    .filter(
      (group) =>
        group.length > 1 && group.length <= MOST_CHARS && isEnglish(group, `${all.join(', ')}. ${description}`),
    );
  return [...new Set(told.map((group) => lowerStart(group)))];
});

/** Groups in a list; those with an 'and' of their own are kept apart by 'to'. */
function listGroups(groups: readonly string[]): string {
  const hasOwnAnd = groups.some((group) => / and |, /.test(group));
  if (!hasOwnAnd || groups.length === 1) return writeList(groups);
  return `${groups.slice(0, -1).join(', to ')}${groups.length > 2 ? ',' : ''} and to ${groups.at(-1)}`;
}

const gradeOf = (way: string, name: string): number => readingGrade(compose(way.replaceAll(name, 'Ann'))) ?? 0;

/** Ways to say it, by the groups: the same for all people of a company. */
const waysOf = oncePer((_facts: CompanyFacts) => new Map<string, readonly string[]>());

function easyWays(facts: CompanyFacts, groups: readonly string[]): readonly string[] {
  const known = waysOf(facts);
  const key = groups.join('\n');
  const ways = known.get(key) ?? makeWays(callCompany(facts.name), groups);
  known.set(key, ways);
  return ways;
}

function makeWays(name: string, groups: readonly string[]): readonly string[] {
  const list = listGroups(groups);
  const [first = '', ...others] = groups;
  const ways = [`${name} sells to ${list}`];
  if (!list.includes(' to ')) {
    ways.push(`${name} serves ${list}`, `${name} works for ${list}`);
  }
  const easy = ways.filter((way) => gradeOf(way, name) <= MOST_GRADE);
  if (easy.length > 0) return easy;
  // Long words and long lists read easier in two sentences.
  if (others.length > 0) ways.push(`${name} sells to ${first}. It also sells to ${writeList(others, 'and')}`);
  return ways.toSorted((a, b) => gradeOf(a, name) - gradeOf(b, name)).slice(0, 1);
}

/** Whom the company sells to, as it says itself. */
export function writeTargetCustomers(
  { facts, pick }: Dossier,
  _fit: FitDecision | undefined,
  used: UsedFacts,
): Insight | undefined {
  if (facts === undefined) return undefined;
  const groups = readGroups(facts)
    .filter((group) => used.take(`target ${group}`, FIELD))
    .slice(0, MOST_GROUPS);
  if (groups.length === 0) return undefined;
  return {
    value: compose(pick('customers', easyWays(facts, groups))),
    evidence: [`Target customers: ${groups.join('; ')}`],
  };
}
