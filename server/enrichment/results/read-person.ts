import type { Kysely } from 'kysely';
import type { Job } from '../../../shared/contract/enrichment.ts';
import { parseProfileUrl } from '../../../shared/profile-url/profile-url.ts';
import type { DB } from '../../platform/database/tables.ts';
import { DomainError } from '../../platform/domain-error.ts';
import { readJobRows } from '../job-store.ts';
import { listKeptJobs } from '../kept-person-store.ts';
import { findOtherSlugs } from '../known-slugs-store.ts';
import { presentJob } from './present-job.ts';

/** Jobs of one person that are read: more have nothing to add. */
const JOBS_READ = 10;

/**
 * The user's completed jobs of one person, newest first, also those of earlier and later addresses of the profile.
 * @throws DomainError invalid_profile_urls; not_found when the user has not enriched this person
 */
export async function readPerson(db: Kysely<DB>, userId: string, linkedinUrl: string): Promise<Job[]> {
  const profile = parseProfileUrl(linkedinUrl);
  if (!profile.ok) throw new DomainError('invalid_profile_urls', { text: profile.message });
  const others = await findOtherSlugs(db, userId, [profile.slug]);
  const kept = await listKeptJobs(db, userId, [profile.slug, ...others.keys()]);
  const completed = kept.filter(({ status }) => status === 'completed').slice(-JOBS_READ);
  if (completed.length === 0) throw new DomainError('not_found');
  const rows = await readJobRows(
    db,
    completed.map(({ id }) => id),
  );
  return rows.map(presentJob).sort((a, b) => (a.created_at < b.created_at ? 1 : -1));
}
