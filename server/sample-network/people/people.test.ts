import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { DEPARTMENTS, SENIORITY_LEVELS } from '../../../shared/catalogue.ts';
import { findTextFlaw, textsOf } from '../../../tests/support/material/find-text-flaw.ts';
import { REFERENCE_DATE } from '../calendar.ts';
import { sampleCompany } from '../companies/company.ts';
import { companyOutlines } from '../companies/company-outline.ts';
import { samplePersonCount } from './membership.ts';
import { type SamplePerson, samplePerson } from './person.ts';

/** One pass over everybody: kept are only figures and what is wrong, so that the test needs no memory per person. */
const troubles: string[] = [];
const slugs = new Set<string>();
const workEmails = new Set<string>();
const posts = new Set<string>();
const abouts = new Set<string>();
const read = new Set<string>();
const counts: Record<string, number> = {};
const seniorities = new Map<string, number>();
const departments = new Map<string, number>();
const count = (what: string, times = 1): void => {
  counts[what] = (counts[what] ?? 0) + times;
};

const foundedBySlug = new Map(companyOutlines().map((company) => [company.slug, company.founded]));
/** Numbers set aside for drama and tests by the regulators of the USA and Canada, Britain, Ireland, Germany, France, Sweden and Australia. */
const FICTION =
  /^\+(1[2-9]\d\d55501\d\d|447700900\d{3}|3532091\d{5}|493023125\d{3}|3363998\d{4}|468465004\d\d|61491570\d{3})$/;

for (let index = 0; index < samplePersonCount; index += 1) look(samplePerson(index));

function look(sample: SamplePerson): void {
  const { person, contact, index } = sample;
  const wrong = (what: string): number => troubles.push(`${index}: ${what}`);
  slugs.add(person.slug);
  seniorities.set(sample.seniority, (seniorities.get(sample.seniority) ?? 0) + 1);
  departments.set(sample.department, (departments.get(sample.department) ?? 0) + 1);
  count(sample.occupation);
  if (!person.about) count('no about');
  else abouts.add(person.about);
  if (!sample.hasPicture) count('no picture');
  if (sample.companyIndex === undefined) count('no company page');
  if (!contact.workEmail) count('no work e-mail');
  if (!contact.phone) count('no phone');
  if (sample.posts.length === 0) count('no posts');
  if (!person.lastName) count('single name');
  if (person.education.length === 0) count('no education');
  if (`${person.firstName} ${person.lastName}`.length > 32) count('very long name');
  if (person.location?.country === 'India') count('in India');
  if (/[^\u0000-\u007f]/.test(person.slug)) count('slug in Unicode');
  count('posts', sample.posts.length);
  for (const post of sample.posts) posts.add(post.text);

  if (person.slug !== person.slug.normalize('NFC').toLowerCase()) wrong(`slug ${person.slug}`);
  if (!/^[\p{L}\p{M}\p{N}-]{3,100}$/u.test(person.slug)) wrong(`slug ${person.slug}`);
  checkCareer(sample, wrong);
  checkContact(sample, wrong);
  checkPosts(sample, wrong);
  for (const text of textsOf({ person, contact, posts: sample.posts })) {
    if (read.has(text)) continue;
    read.add(text);
    const trouble = findTextFlaw(text);
    if (trouble) wrong(`${trouble}: ${text}`);
  }
}

function checkCareer({ person, companyIndex, occupation }: SamplePerson, wrong: (what: string) => number): void {
  const outline = companyIndex === undefined ? undefined : companyOutlines()[companyIndex]!;
  const current = person.experience.filter((position) => position.end === undefined);
  if (occupation === 'employed' && (current.length !== 1 || current[0]!.companyName !== outline!.name))
    wrong('no current position at the company');
  if ((occupation === 'seeking' || occupation === 'student') && current.length > 0)
    wrong('works although it should not');
  let newer = REFERENCE_DATE.slice(0, 7);
  for (const position of person.experience) {
    const end = position.end ?? REFERENCE_DATE.slice(0, 7);
    if (!position.start || position.start > end) wrong(`starts ${position.start} after ${end}`);
    if (end > newer) wrong(`overlaps: ends ${end} after ${newer}`);
    newer = position.start ?? newer;
    const founded = position.companySlug ? foundedBySlug.get(position.companySlug) : undefined;
    if (position.companySlug && founded === undefined) wrong(`unknown company ${position.companySlug}`);
    if (founded && Number(newer.slice(0, 4)) < founded)
      wrong(`joined ${position.companyName} in ${newer}, founded ${founded}`);
  }
  const first = person.experience.at(-1)?.start;
  for (const school of person.education) {
    if (school.start! > school.end!) wrong('school ends before it starts');
    if (occupation !== 'student' && first && school.end!.slice(0, 4) > first.slice(0, 4))
      wrong(`school until ${school.end}, job from ${first}`);
  }
  const firstYear = Number((person.education.at(-1)?.start ?? first ?? '2026').slice(0, 4));
  if (firstYear < 1972) wrong(`studied in ${firstYear}`);
  for (const { date } of person.certifications) if (date! > REFERENCE_DATE) wrong(`certified in the future: ${date}`);
}

function checkContact({ contact, companyIndex, occupation }: SamplePerson, wrong: (what: string) => number): void {
  const domain = companyIndex === undefined ? undefined : companyOutlines()[companyIndex]!.domain;
  if (contact.workEmail) {
    if (contact.workEmail.split('@')[1] !== domain || occupation !== 'employed') wrong(`e-mail ${contact.workEmail}`);
    if (workEmails.has(contact.workEmail)) count('shared work e-mail');
    workEmails.add(contact.workEmail);
  }
  for (const address of [contact.workEmail, contact.personalEmail, contact.networkEmail]) {
    if (address && !/^[a-z0-9._]+@([a-z0-9-]+\.example|example\.(com|org|net))$/.test(address))
      wrong(`address ${address}`);
  }
  if (contact.phone && !FICTION.test(contact.phone)) wrong(`phone ${contact.phone}`);
}

function checkPosts(sample: SamplePerson, wrong: (what: string) => number): void {
  let newer = REFERENCE_DATE;
  for (const post of sample.posts) {
    if (post.date > newer) wrong(`post of ${post.date} after one of ${newer}`);
    if (post.date < '2025-12') wrong(`post of ${post.date}`);
    newer = post.date;
  }
}

test('nobody contradicts themselves: careers, education, addresses, posts, texts', () => {
  expect(troubles.slice(0, 20)).toEqual([]);
});

test('everybody has a slug of their own', () => {
  expect(slugs.size).toBe(samplePersonCount);
  expect(counts['slug in Unicode']).toBeGreaterThan(600);
});

test('every seniority and every department occurs', () => {
  expect([...seniorities.keys()].sort()).toEqual([...SENIORITY_LEVELS].sort());
  expect([...departments.keys()].sort()).toEqual([...DEPARTMENTS].sort());
  for (const [name, times] of [...seniorities, ...departments]) expect.soft(times, name).toBeGreaterThan(30);
});

test.each([
  ['freelance', 2, 4],
  ['student', 2, 4],
  ['seeking', 2, 4],
  ['unlisted', 2, 4],
  ['no about', 2, 7],
  ['no picture', 2, 6],
  ['no posts', 4, 16],
  ['no education', 2, 6],
  ['no company page', 10, 14],
  ['no work e-mail', 12, 20],
  ['no phone', 85, 97],
  ['single name', 1, 6],
  ['very long name', 1, 5],
  ['shared work e-mail', 0, 1],
  ['in India', 42, 56],
])('%s: %d to %d in a hundred', (what, low, high) => {
  const percent = (100 * (counts[what] ?? 0)) / samplePersonCount;
  expect(percent).toBeGreaterThanOrEqual(low);
  expect(percent).toBeLessThanOrEqual(high);
});

test('texts differ: of all posts and about texts, few are word for word the same', () => {
  expect(posts.size / counts.posts!).toBeGreaterThan(0.7);
  expect(abouts.size / (samplePersonCount - counts['no about']!)).toBeGreaterThan(0.99);
  // biome-ignore lint/suspicious/noConsole: figures for the reader, not asserted
  console.info(`${samplePersonCount} people; ${counts.posts} posts, ${posts.size} different`);
});

test('an index always gives the same person, far beyond the network too', () => {
  const draw = (): string => {
    const hash = createHash('sha256');
    for (const index of [0, 1, 2, 777, 4242, 19_999, 20_000, 49_999]) hash.update(JSON.stringify(samplePerson(index)));
    for (const index of [0, 1, 399, 400, 799]) hash.update(JSON.stringify(sampleCompany(index)));
    return hash.digest('hex');
  };
  const once = draw();
  for (let index = 100; index < 140; index += 1) samplePerson(index);
  expect(draw()).toBe(once);
});
