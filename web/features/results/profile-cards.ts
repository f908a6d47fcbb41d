import { CATEGORIES, type CategoryId, type ParameterId } from '../../../shared/catalogue.ts';
import type { Job, Provenance } from '../../../shared/contract/enrichment.ts';
import { isEmptyValue } from '../../../shared/format-value.ts';
import type { ResultValue } from '../../../shared/result-value.ts';
import { cutAt, trimEndOf } from '../../../shared/trim-text.ts';
import { hasEnded } from '../../api/live/job-state.ts';

/** The cards that invite to add a company profile while there is none (specification section 2). */
const LOCKABLE: readonly string[] = ['prospectSummary', 'caseStudiesClients', 'recentPostsSummary'];

/** What a card needs of a parameter. */
export interface CardParameter {
  id: ParameterId;
  name: string;
  category: string;
  ai_generated: boolean;
}

export interface ProfileCard extends CardParameter {
  /** waiting: the job is still running. skipped: needs a company profile. missing: looked for, not found. */
  state: 'value' | 'waiting' | 'locked' | 'skipped' | 'missing';
  value?: ResultValue;
  provenance?: Provenance | undefined;
}

export interface ProfileCards {
  groups: { id: CategoryId; name: string; cards: ProfileCard[] }[];
  /** Asked for without an outcome; nothing was charged for these. */
  notFound: ProfileCard[];
}

/**
 * Which cards a profile shows, and in which group.
 * @param job the enriched profile
 * @param parameters the catalogue as the server answers it, in its order
 * @param hasCompanyProfile whether the user has a company profile
 */
export function buildProfileCards(
  job: Job,
  parameters: readonly CardParameter[],
  hasCompanyProfile: boolean,
): ProfileCards {
  const cards = parameters.flatMap((parameter) => toCard(job, parameter, hasCompanyProfile) ?? []);
  const unanswered = (card: ProfileCard) => card.state === 'missing' || card.state === 'skipped';
  return {
    groups: CATEGORIES.map((category) => ({
      id: category.id,
      name: category.name,
      cards: cards.filter((card) => card.category === category.id && !unanswered(card)),
    })).filter((group) => group.cards.length > 0),
    notFound: cards.filter(unanswered),
  };
}

function toCard(
  job: Job,
  { id, name, category, ai_generated }: CardParameter,
  hasCompanyProfile: boolean,
): ProfileCard | null {
  const parameter = { id, name, category, ai_generated };
  const value = job.result[id];
  if (!isEmptyValue(value)) return { ...parameter, state: 'value', value, provenance: job.provenance[id] };
  if (!hasCompanyProfile && LOCKABLE.includes(id)) return { ...parameter, state: 'locked' };
  if (!job.columns.includes(id)) return null;
  if (!hasEnded(job)) return { ...parameter, state: 'waiting' };
  return {
    ...parameter,
    state: job.status === 'completed' && job.skipped_parameters.includes(id) ? 'skipped' : 'missing',
  };
}

/** Who the profile is about, from what was found. */
export interface PersonHead {
  name: string;
  pictureUrl: string | null;
  /** 'Buyer at Acme', or the headline. */
  line: string;
  place: string;
}

/**
 * The head of the profile page.
 * @param job the enriched profile; without a name found, the last part of its address stands in
 */
export function readPersonCard(job: Pick<Job, 'result' | 'linkedin_url'>): PersonHead {
  const text = (id: ParameterId) => (isEmptyValue(job.result[id]) ? '' : String(job.result[id]));
  const name = [text('firstName'), text('lastName')].filter(Boolean).join(' ');
  const work = [text('jobTitle'), text('companyName')].filter(Boolean).join(' at ');
  return {
    name: name || profileSlug(job.linkedin_url),
    pictureUrl: text('profilePictureUrl') || null,
    line: work || text('occupation'),
    place: text('location'),
  };
}

/** @returns the last part of a profile URL, readable: 'asha-rao-0001' */
export function profileSlug(linkedinUrl: string): string {
  const slug = showUrl(linkedinUrl).split('/').at(-1) ?? linkedinUrl;
  try {
    return decodeURIComponent(slug);
  } catch {
    return slug;
  }
}

/** @returns the URL without query, hash and trailing slash */
export function showUrl(linkedinUrl: string): string {
  return trimEndOf(cutAt(linkedinUrl, /[?#]/), /\//);
}
