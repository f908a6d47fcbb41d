import type { Page } from '@playwright/test';
import type { Job } from '../../../shared/contract/enrichment.ts';
import type { FitDecision } from '../../../shared/contract/fit.ts';
import { expect, memberTest as test } from '../../support/browser/app-fixture.ts';
import { expectAccessible } from '../../support/browser/axe.ts';
import { enrichOverHttp, sampleUrls } from '../../support/browser/pages.ts';
import { expectToast } from '../../support/browser/shown.ts';
import { answerOtherwise, callsTo } from '../../support/http/answers.ts';
import type { Member } from '../../support/http/sign-up.ts';
import { sampleFit } from '../../support/insights/sample-fit.ts';

const [someone = ''] = sampleUrls(1);
const WRITTEN = ['firstName', 'prospectSummary', 'meetingOpener', 'reasoning'] as const;
const OPENER = 'You open a second plant for vaccines. Who watches the temperature of what leaves it?';

/** Opens a profile that was judged like this; null: not at all. */
async function openJudged(page: Page, member: Member, fit: FitDecision | null, change: Partial<Job> = {}) {
  const job = await enrichOverHttp(member, someone, [...WRITTEN]);
  await answerOtherwise(page, callsTo('readJob'), { success: true, job: { ...job, fit, ...change } });
  await page.goto(`/enriched_profile?jobId=${job.job_id}`);
  await expect(page.getByRole('button', { name: /^Reasoning/ })).toBeVisible();
  return job;
}

const judgement = (page: Page) => page.getByRole('region', { name: /^Who they are to you/ });
const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

test('opens with who the person is, why, and what to say first', async ({ page, member, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const origin = { source: 'x', retrieved_at: '2026-11-20T10:00:00.000Z', confidence: 0.5, evidence: ['A new plant'] };
  await openJudged(page, member, sampleFit({ disqualifier: { kind: 'too_large', text: 'They have 90,000 people.' } }), {
    result: { firstName: 'Asha', meetingOpener: OPENER, reasoning: 'Because.' },
    provenance: { meetingOpener: origin },
  });
  await expect(judgement(page).getByRole('heading', { level: 2 })).toHaveText('Who they are to you: Clear fit');
  await expect(judgement(page)).toContainText('80 of 100');
  await expect(judgement(page)).toContainText('You: Pharma companies. They: Pharmaceutical manufacturing.');
  await expect(judgement(page)).toContainText('Found in: Company update of 2026-03-12');
  await expect(judgement(page)).toContainText('Too large for you. They have 90,000 people.');
  await expect(judgement(page)).toContainText('They have not said so: this is our conclusion.');
  await expect(judgement(page).getByRole('listitem').filter({ hasText: 'Their role' })).toContainText('24 of 28');
  await expect(judgement(page)).toContainText('We are fairly sure of this');
  const comesFirst = await page
    .getByRole('region')
    .evaluateAll(
      (regions) =>
        regions.findIndex(({ ariaLabel }) => ariaLabel === 'Personal') >
        regions.findIndex((region) => region.textContent?.includes('Who they are to you')),
    );
  expect(comesFirst).toBe(true);

  await judgement(page).getByRole('button', { name: 'Copy Text' }).click();
  await expectToast(page, 'Text copied');
  await expect.poll(() => clipboard(page)).toBe(OPENER);
  await judgement(page).getByRole('button', { name: 'Copy with sources' }).click();
  await expectToast(page, 'Text copied');
  await expect.poll(() => clipboard(page)).toBe(`${OPENER}\n\nSources:\n- A new plant`);
  await page.setViewportSize({ width: 360, height: 800 });
  await expectAccessible(page);
});

test('asks for words in English when the own description could not be read', async ({ page, member }) => {
  await openJudged(page, member, sampleFit({ verdict: 'unread' }));
  await expect(judgement(page)).toContainText('We could not read your company description');
  await expect(judgement(page)).not.toContainText('of 100');
  await judgement(page).getByRole('button', { name: 'Edit company profile' }).click();
  await expect(page.getByRole('dialog', { name: 'Edit Company Profile' })).toBeVisible();
});

test('says plainly that nothing ties them together, and nothing at all when there is no judgement', async ({
  page,
  member,
}) => {
  await openJudged(page, member, sampleFit({ verdict: 'none', links: [], problem: null }));
  await expect(judgement(page)).toContainText('No clear fit');
  await expect(judgement(page)).toContainText('We found nothing that ties their company to what you offer.');
  await openJudged(page, member, null);
  await expect(judgement(page)).toHaveCount(0);
});

test('shows the whole of a text in its place, how sure it is, and what it rests on', async ({ page, member }) => {
  const prospectSummary = 'A sentence about this person. '.repeat(20);
  const facts = ['Headline: "Buyer at Acme"'];
  const origin = { source: 'x', retrieved_at: '2026-11-20T10:00:00.000Z', confidence: 0.5, evidence: facts };
  await openJudged(page, member, null, {
    result: {
      prospectSummary,
      reasoning: 'Because.',
      skillsTools: Array.from({ length: 30 }, (_, at) => `Skill ${at}`),
    },
    provenance: { prospectSummary: { ...origin, basis: 'fact' }, reasoning: { ...origin, basis: 'inference' } },
  });
  const text = page
    .getByRole('button', { name: /^Prospect Summary/ })
    .locator('span')
    .last();
  const linesOf = () =>
    text.evaluate((span) => Math.round(span.clientHeight / Number.parseFloat(getComputedStyle(span).lineHeight)));
  expect(await linesOf()).toBe(4);
  await page.getByRole('button', { name: 'Show all of Prospect Summary' }).click();
  expect(await linesOf()).toBeGreaterThan(4);
  await page.getByRole('button', { name: 'Show less of Prospect Summary' }).click();
  expect(await linesOf()).toBe(4);
  await expect(page.getByRole('button', { name: /^Show all of Reasoning/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Show all of Skills & Tools' }).click();
  await expect(page.getByRole('button', { name: /^Skills & Tools/ })).toContainText('Skill 28\nSkill 29');
  await expect(page.getByText('From the facts')).toHaveCount(1);
  await expect(page.getByText('Our conclusion')).toHaveCount(1);
  await expect(page.getByText('50% sure')).toHaveCount(2);
  await page.getByRole('button', { name: 'What it rests on for Prospect Summary' }).press('Enter');
  await expect(page.getByText('Headline: "Buyer at Acme"')).toBeVisible();
});

test('takes thumbs up and down with a reason, and keeps what was said', async ({ page, member }) => {
  const job = await enrichOverHttp(member, someone, [...WRITTEN]);
  await page.goto(`/enriched_profile?jobId=${job.job_id}`);
  const up = page.getByRole('button', { name: 'Thumbs up for Reasoning' });
  const down = page.getByRole('button', { name: 'Thumbs down for Reasoning' });
  await down.click();
  await page.getByRole('radio', { name: 'Not true' }).check();
  await page.getByLabel('Say more (if you like)').fill('They have no plant.');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Send' }).click();
  await expectToast(page, 'Thank you');
  await expect(down).toBeFocused();
  await page.reload();
  await expect(down).toHaveAttribute('aria-pressed', 'true');
  const read = await member.api.call('readJob', { params: { id: job.job_id } });
  expect(read.job.feedback.reasoning).toMatchObject({
    verdict: 'down',
    reason: 'not_true',
    comment: 'They have no plant.',
  });
  await down.click();
  await expect(page.getByRole('radio', { name: 'Not true' })).toBeChecked();
  await page.getByRole('button', { name: 'Take it back' }).click();
  await expectToast(page, 'Taken back');
  await expect(down).toHaveAttribute('aria-pressed', 'false');

  await up.click();
  await expectToast(page, 'Thank you');
  await expect(up).toHaveAttribute('aria-pressed', 'true');
  await up.click();
  await expectToast(page, 'Taken back');
  await expect(up).toHaveAttribute('aria-pressed', 'false');
});

test('says in its place when what was said could not be kept', async ({ page, member }) => {
  const job = await enrichOverHttp(member, someone, [...WRITTEN]);
  await page.goto(`/enriched_profile?jobId=${job.job_id}`);
  const up = page.getByRole('button', { name: 'Thumbs up for Reasoning' });
  await expect(up).toBeVisible();
  await member.api.call('deleteJob', { params: { id: job.job_id } });
  await up.click();
  await expect(page.getByRole('alert')).toHaveText('Not found');
  await expect(up).toHaveAttribute('aria-pressed', 'false');
});
