import { sampleProfileUrl, sampleShowcase } from '../../server/sample-network/sample-network.ts';
import type { ParameterId } from '../../shared/catalogue.ts';
import type { EnrichResponse, Job } from '../../shared/contract/enrichment.ts';
import { elementAt } from '../../shared/element-at.ts';
import { enrichOverHttp, sampleUrls, startOverHttp } from '../../tests/support/browser/pages.ts';
import { type Member, signUp } from '../../tests/support/http/sign-up.ts';

const COMPANY = {
  website: 'https://www.tidewell.example',
  description:
    'Tidewell makes scheduling software for field service teams. It fills cancelled slots and halves travel time. Our customers are mid-sized companies in India and Europe.',
};
/** What is known of the person in the picture: something of every group. */
const PROFILE: ParameterId[] = [
  'firstName',
  'lastName',
  'profilePictureUrl',
  'location',
  'languages',
  'education',
  'workEmail',
  'jobTitle',
  'workExperience',
  'skillsTools',
  'companyName',
  'industry',
  'totalEmployees',
  'meetingOpener',
  'painPoints',
  'solutionsToPitch',
  'reasoning',
  'confidenceScore',
  'tag',
];
/** The columns of the bulk screen's picture. */
const COLUMNS: ParameterId[] = [
  'firstName',
  'lastName',
  'jobTitle',
  'companyName',
  'location',
  'workEmail',
  'meetingOpener',
  'tag',
];
/** Profiles that take longer than drawing their screen. */
const LONG = 4_000;

/** What there is to show: somebody with a company, an enriched profile and a batch. */
export interface Exhibits {
  member: Member;
  profile: Job;
  batch: EnrichResponse;
  /** Starts enough to still be at work when its screen has been drawn. */
  startLong: () => Promise<EnrichResponse>;
}

/** Makes what the pictures show. @param url of a running Leadlight with its sample network */
export async function makeExhibits(url: string): Promise<Exhibits> {
  const member = await signUp(url, COMPANY, 'Mira Sen');
  const profile = await enrichOverHttp(member, elementAt(sampleShowcase(), 0), PROFILE);
  const others = Array.from({ length: 40 }, (_, index) => sampleProfileUrl(40 + index));
  // Not every machine that takes these pictures has letters for every script.
  const urls = [...sampleShowcase(), ...others.filter((other) => !other.includes('%')).slice(0, 21)];
  const batch = await startOverHttp(member, [...urls, 'https://www.linkedin.com/in/somebody-else'], COLUMNS);
  return { member, profile, batch, startLong: () => startOverHttp(member, sampleUrls(LONG), ['firstName']) };
}
