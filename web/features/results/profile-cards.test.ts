import { describe, expect, it } from 'vitest';
import { PARAMETERS } from '../../../shared/catalogue.ts';
import type { Job } from '../../../shared/contract/enrichment.ts';
import { sampleJob } from '../../../tests/support/material/sample-job.ts';
import { buildProfileCards, type ProfileCard, readPersonCard, showUrl } from './profile-cards.ts';

function cardOf(id: string, change: Partial<Job>, hasCompanyProfile: boolean): ProfileCard['state'] | 'absent' {
  const { groups, notFound } = buildProfileCards(sampleJob(change), PARAMETERS, hasCompanyProfile);
  const cards = [...groups.flatMap((group) => group.cards), ...notFound];
  return cards.find((card) => card.id === id)?.state ?? 'absent';
}

describe('the card of a parameter', () => {
  const ended = { status: 'completed' } as const;
  it.each<[string, string, Partial<Job>, boolean, ReturnType<typeof cardOf>]>([
    ['with a value', 'firstName', { ...ended, columns: ['firstName'], result: { firstName: 'Asha' } }, true, 'value'],
    ['with the value false', 'premium', { ...ended, columns: ['premium'], result: { premium: false } }, true, 'value'],
    ['not asked for', 'gender', ended, true, 'absent'],
    ['asked for, job running', 'jobTitle', {}, true, 'waiting'],
    ['asked for, not found', 'jobTitle', { ...ended, failed_parameters: ['jobTitle'] }, true, 'missing'],
    ['skipped', 'tag', { ...ended, columns: ['tag'], skipped_parameters: ['tag'] }, false, 'skipped'],
    [
      'left out by a cancelled job',
      'tag',
      { status: 'cancelled', columns: ['tag'], skipped_parameters: ['tag'] },
      true,
      'missing',
    ],
    ['lockable, no company profile', 'prospectSummary', ended, false, 'locked'],
    ['lockable, with company profile', 'prospectSummary', ended, true, 'absent'],
    [
      'lockable, no company profile, yet a value',
      'recentPostsSummary',
      { ...ended, result: { recentPostsSummary: 'x' } },
      false,
      'value',
    ],
    ['AI-generated but not lockable', 'painPoints', ended, false, 'absent'],
  ])('%s', (_, id, change, hasCompanyProfile, state) => expect(cardOf(id, change, hasCompanyProfile)).toBe(state));

  it('stands in its category, in the order of the catalogue; what was not found comes last', () => {
    const job = sampleJob({
      status: 'completed',
      columns: ['companyName', 'lastName', 'firstName', 'gender'],
      result: { companyName: 'Acme', lastName: 'Rao', firstName: 'Asha' },
      failed_parameters: ['gender'],
    });
    const { groups, notFound } = buildProfileCards(job, PARAMETERS, true);
    expect(groups.map((group) => [group.name, group.cards.map((card) => card.id)])).toEqual([
      ['Personal', ['firstName', 'lastName']],
      ['Company', ['companyName']],
    ]);
    expect(notFound.map((card) => card.id)).toEqual(['gender']);
  });
});

describe('the person of a profile', () => {
  it('is named by what was found', () => {
    const result = {
      firstName: 'Asha',
      lastName: 'Rao',
      jobTitle: 'Buyer',
      companyName: 'Acme',
      location: 'Pune, India',
    };
    expect(readPersonCard(sampleJob({ result }))).toEqual({
      name: 'Asha Rao',
      pictureUrl: null,
      line: 'Buyer at Acme',
      place: 'Pune, India',
    });
  });

  it('falls back to the headline and to the address', () => {
    const linkedin_url = 'https://www.linkedin.com/in/jos%C3%A9-12/?trk=x';
    expect(readPersonCard({ linkedin_url, result: { occupation: 'Maker of things' } })).toMatchObject({
      name: 'josé-12',
      line: 'Maker of things',
    });
  });
});

it.each([
  ['https://www.linkedin.com/in/a/?trk=1#top', 'https://www.linkedin.com/in/a'],
  ['https://www.linkedin.com/in/a#top', 'https://www.linkedin.com/in/a'],
  ['https://www.linkedin.com/in/a', 'https://www.linkedin.com/in/a'],
])('shows %s as %s', (url, shown) => expect(showUrl(url)).toBe(shown));
