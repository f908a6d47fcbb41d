import { expect, test } from 'vitest';
import { parseProfileUrl } from '../../shared/profile-url/profile-url.ts';
import type { FactField } from '../providers/profile-facts.ts';
import {
  createSampleNetwork,
  drawCompanyMark,
  drawPortrait,
  findSamplePerson,
  sampleCompanyCount,
  samplePerson,
  samplePersonCount,
  sampleProfileUrl,
  sampleSearchRows,
  sampleShowcase,
} from './sample-network.ts';

const network = createSampleNetwork({ publicUrl: 'http://localhost:3000/' });
const find = (slug: string, wanted: readonly FactField[]) =>
  network.find({ slug, wanted, known: {} }, new AbortController().signal);
const slugOf = (index: number): string => samplePerson(index).person.slug;

test('a slug leads to its person, who gives the parts asked for and no others', async () => {
  const index = findSamplePerson(decodeURIComponent(sampleShowcase()[0]!.split('/in/')[1]!))!;
  const all = await find(slugOf(index), network.fields);
  expect(Object.keys(all!.parts).sort()).toEqual(['company', 'contact', 'person', 'posts']);
  expect(all!.parts.person!.pictureUrl).toBe(`http://localhost:3000/sample/pictures/${index}.svg`);
  expect(all!.parts.company!.name).toBe(all!.parts.person!.experience[0]!.companyName);
  const one = await find(slugOf(index), ['posts']);
  expect(Object.keys(one!.parts)).toEqual(['posts']);
});

test('all slugs lead back, and their URLs are canonical', () => {
  for (let index = 0; index < samplePersonCount; index += 7) {
    const slug = decodeURIComponent(sampleProfileUrl(index).split('/in/')[1]!);
    expect(findSamplePerson(slug)).toBe(index);
    const read = parseProfileUrl(sampleProfileUrl(index).toUpperCase().replace('LINKEDIN', 'LinkedIn'));
    expect(read).toMatchObject({ url: sampleProfileUrl(index) });
  }
});

test.each([
  ['a real-looking slug', 'asha-iyer'],
  ['a slug of nobody with the mark', 'nobody-at-all-notonlinkedin-5'],
  ['another person’s number', slugOf(5).replace(/5$/, '6')],
  ['a leading zero', slugOf(5).replace(/5$/, '05')],
  ['a number beyond the network', slugOf(20_000)],
  ['the mark alone', '-notonlinkedin-5'],
  ['nothing', ''],
])('%s is unknown', async (_, slug) => {
  expect(await find(slug, ['person.firstName'])).toBeNull();
});

test('the showcase shows people with everything', () => {
  expect(sampleShowcase()).toHaveLength(3);
  for (const url of sampleShowcase()) {
    const sample = samplePerson(findSamplePerson(decodeURIComponent(url.split('/in/')[1]!))!);
    expect(sample.posts.length).toBeGreaterThanOrEqual(3);
    expect(sample.hasPicture && sample.person.about && sample.contact.workEmail && sample.person.location).toBeTruthy();
    expect(sample.companyIndex).toBeDefined();
  }
});

test('pictures are small documents that name whom they show and nothing else', () => {
  for (const picture of [drawPortrait(0), drawPortrait(samplePersonCount - 1), drawCompanyMark(0)]) {
    expect(picture).toMatch(/^<svg xmlns.*<title>.*\(sample data\)<\/title>.*<\/svg>$/);
    expect(picture.length).toBeLessThan(3_000);
    expect(picture).not.toMatch(/script|href|url\((?!#)/);
  }
  expect(drawPortrait(11)).not.toBe(drawPortrait(12));
  expect([drawPortrait(-1), drawPortrait(samplePersonCount), drawCompanyMark(sampleCompanyCount)]).toEqual([
    '',
    '',
    '',
  ]);
});

test('search rows say what the profiles say', () => {
  for (const row of sampleSearchRows(60, 100)) {
    const sample = samplePerson(row.index);
    expect(row.headline).toBe(sample.person.headline);
    expect(row.slug).toBe(sample.person.slug);
    if (sample.occupation === 'employed') expect(row.title).toBe(sample.person.experience[0]!.title);
    expect(row.seniority).toBe(sample.seniority);
  }
  expect([...sampleSearchRows(49_990, 50_000)]).toHaveLength(10);
});
