import type { Kysely } from 'kysely';
import { PARAMETER_BY_ID } from '../../shared/catalogue.ts';
import type { KeptData, PersonGiven } from '../../shared/contract/privacy.ts';
import { findSlugsByEmail } from '../enrichment/find-slugs-by-email.ts';
import { type KeptAnswerRow, type KeptJobRow, listKeptAnswers, listKeptJobs } from '../enrichment/kept-person-store.ts';
import { findOtherSlugs } from '../enrichment/known-slugs-store.ts';
import { unpackProvenance } from '../enrichment/stored-provenance.ts';
import type { DB } from '../platform/database/tables.ts';
import { DomainError } from '../platform/domain-error.ts';
import { readEntry } from '../suppression/identifier.ts';
import type { ListOwner } from './add-suppressions.ts';

/** All that is kept about one person. */
export interface KeptPerson {
  /** All slugs of theirs, as far as they are known. */
  slugs: string[];
  jobs: KeptJobRow[];
  answers: KeptAnswerRow[];
}

/** Whom an e-mail address or a profile URL names. */
export interface PersonNamed {
  slugs: string[];
  email?: string | undefined;
}

/**
 * Reads who is meant. An e-mail address means everybody whose data names it.
 * @throws DomainError validation_failed
 */
export async function findPerson(db: Kysely<DB>, owner: ListOwner, given: PersonGiven): Promise<PersonNamed> {
  const read = readEntry(given);
  if ('refused' in read) {
    const path = 'email' in given ? 'email' : 'linkedin_url';
    throw new DomainError('validation_failed', { details: read.refused, issues: [{ path, message: read.refused }] });
  }
  if (read.kind === 'profile') return { slugs: [read.value] };
  return { slugs: await findSlugsByEmail(db, owner, read.value), email: read.value };
}

/** Reads everything that is kept under any of the slugs, and under others of the same members. */
export async function findKeptData(db: Kysely<DB>, owner: ListOwner, slugs: readonly string[]): Promise<KeptPerson> {
  if (slugs.length === 0) return { slugs: [], jobs: [], answers: [] };
  const others = await findOtherSlugs(db, owner, slugs);
  const all = [...slugs, ...others.keys()];
  const [jobs, answers] = await Promise.all([listKeptJobs(db, owner, all), listKeptAnswers(db, owner, all)]);
  return { slugs: all, jobs, answers };
}

const PARTS: Readonly<Record<string, string>> = {
  person: 'Profile (name, positions, education, skills)',
  contact: 'Contact data',
  company: 'The company you work for',
  posts: 'Public posts',
};

/** What is kept in words: which kinds of data, from which sources, since when; no values. */
export function describeKeptData({ jobs, answers }: KeptPerson): KeptData {
  const kinds = new Set<string>();
  const sources = new Map<string, Date>();
  const addSource = (name: string, at: Date) => {
    const known = sources.get(name);
    if (!known || known < at) sources.set(name, at);
  };
  for (const { provenance } of jobs) {
    for (const [id, origin] of Object.entries(provenance ? unpackProvenance(provenance) : {})) {
      kinds.add(PARAMETER_BY_ID.get(id)?.name ?? id);
      addSource(origin.source, new Date(origin.retrieved_at));
    }
  }
  for (const { source, answer, retrieved_at } of answers) {
    for (const part of Object.keys(answer.parts ?? {})) kinds.add(PARTS[part] ?? part);
    addSource(source, retrieved_at);
  }
  const times = [...jobs.map(({ created_at }) => created_at), ...answers.map(({ retrieved_at }) => retrieved_at)];
  const sorted = times.toSorted((a, b) => a.getTime() - b.getTime());
  return {
    records: jobs.length + answers.length,
    users: new Set([...jobs, ...answers].map(({ user_id }) => user_id)).size,
    kinds: [...kinds].toSorted(),
    sources: [...sources].map(([source, at]) => ({ source, last_at: at.toISOString() })),
    first_at: sorted[0]?.toISOString() ?? null,
    last_at: sorted.at(-1)?.toISOString() ?? null,
  };
}
