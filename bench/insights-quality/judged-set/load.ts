import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { OwnCompany } from '../../../server/insights/insight-writer.ts';
import type { FactPart, FactParts, GatheredFacts, Sourced } from '../../../server/providers/profile-facts.ts';
import { type Judgement, ownCompanyFile, type PersonInFile, peopleFile } from './schema.ts';

export const HALVES = ['open', 'apart'] as const;
/** Rules are written with `open`; `apart` is only measured. */
export type Half = (typeof HALVES)[number];

export interface JudgedPerson {
  id: string;
  facts: GatheredFacts;
  judgement: Judgement;
}

export interface JudgedCompany {
  /** What it is called in the set: 'cold-chain'. */
  id: string;
  half: Half;
  /** Who judged: 'a'. */
  judge: string;
  ownCompany: OwnCompany;
  /** What it sells, and to whom, in one line. */
  sells: string;
  people: JudgedPerson[];
}

/**
 * Reads one half of the judged set, or some of its own companies.
 * @throws ZodError when a file has another form; Error when a judged person is in no file of people
 */
export function loadJudgedSet(half: Half, ids?: readonly string[]): JudgedCompany[] {
  const folder = path.join(import.meta.dirname, half);
  const read = (name: string): unknown => JSON.parse(readFileSync(path.join(folder, `${name}.json`), 'utf8'));
  const pools = new Map<string, ReturnType<typeof peopleFile.parse>>();
  const peopleOf = (judge: string) => {
    const pool = pools.get(judge) ?? peopleFile.parse(read(`people-${judge}`));
    pools.set(judge, pool);
    return pool;
  };
  const names = readdirSync(folder)
    .map((file) => file.replace(/\.json$/, ''))
    .filter((name) => !name.startsWith('people-') && (ids?.includes(name) ?? true));
  return names.map((id) => {
    const { judge, people, ...company } = ownCompanyFile.parse(read(id));
    const pool = peopleOf(judge);
    return {
      id,
      half,
      judge,
      ...company,
      people: people.map(({ id: person, ...judgement }) => {
        const known = pool[person];
        if (!known) throw new Error(`${half}/${id}: nobody is called ${person}`);
        return { id: person, facts: gather(known), judgement };
      }),
    };
  });
}

function gather({ person, company, posts }: PersonInFile): GatheredFacts {
  return {
    person: sourced<'person'>(person),
    ...(company && { company: sourced<'company'>(company) }),
    posts: sourced<'posts'>(posts),
  };
}

function sourced<P extends FactPart>(value: FactParts[P]): Sourced<FactParts[P]> {
  return { value, source: 'Judged set', retrievedAt: '2026-11-01T00:00:00Z', confidence: 0.9 };
}
