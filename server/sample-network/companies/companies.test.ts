import { expect, test } from 'vitest';
import { findTextFlaw, textsOf } from '../../../tests/support/material/find-text-flaw.ts';
import { REFERENCE_DATE } from '../calendar.ts';
import { INDUSTRIES, TRACKS, trackOf } from '../data/vocabulary.ts';
import { sampleCompany } from './company.ts';
import { companyOutlines, EMPLOYED, sampleCompanyCount } from './company-outline.ts';

const companies = Array.from({ length: sampleCompanyCount }, (_, index) => sampleCompany(index));
const distinct = <T>(values: readonly T[]): number => new Set(values).size;

test('names, slugs and domains are each company’s own', () => {
  expect(distinct(companies.map((c) => c.name))).toBe(sampleCompanyCount);
  expect(distinct(companies.map((c) => c.slug))).toBe(sampleCompanyCount);
  expect(distinct(companies.map((c) => c.website))).toBe(sampleCompanyCount);
  for (const { website, callToAction } of companies) {
    expect(website).toMatch(/^https:\/\/www\.[a-z0-9-]+\.example$/);
    expect(callToAction!.url.startsWith(`${website}/`)).toBe(true);
  }
});

test('every company has substance, and no text is broken', () => {
  const troubles: string[] = [];
  for (const [index, company] of companies.entries()) {
    const wrong = (what: string): number => troubles.push(`${index} ${company.name}: ${what}`);
    if (company.products.length < 2 || company.products.length > 4) wrong('products');
    if (company.targetCustomers.length < 2) wrong('target customers');
    if (company.updates.length < 2 || company.updates.length > 5) wrong(`${company.updates.length} updates`);
    if ((company.description ?? '').split('. ').length < 3) wrong('short description');
    let newer = REFERENCE_DATE;
    for (const update of company.updates) {
      if (update.date >= newer || update.date < '2025-10') wrong(`update of ${update.date}`);
      newer = update.date;
    }
    for (const study of company.caseStudies) {
      if (company.clients.length > 0 && !company.clients.includes(study.client)) wrong(`case of ${study.client}`);
    }
    if (company.clients.includes(company.name)) wrong('is its own client');
    for (const text of textsOf(company)) {
      const trouble = findTextFlaw(text);
      if (trouble) wrong(`${trouble}: ${text}`);
    }
  }
  expect(troubles.slice(0, 20)).toEqual([]);
});

test('sizes, ages and places spread widely', () => {
  const sizes = companies.map((c) => c.employeeCount!);
  expect(Math.min(...sizes)).toBeLessThan(6);
  expect(Math.max(...sizes)).toBeGreaterThan(12_000);
  expect(distinct(companies.map((c) => c.industry))).toBeGreaterThanOrEqual(25);
  expect(distinct(companies.map((c) => c.headquarters!.city))).toBeGreaterThan(90);
  expect(companies.filter((c) => c.headquarters!.country === 'India')).toHaveLength(sampleCompanyCount / 2);
  for (const company of companies) expect(company.foundedYear).toBeLessThanOrEqual(2023);
});

test('some show prices and some do not', () => {
  const priced = companies.filter((c) => c.pricing.length > 0);
  expect(priced.length).toBeGreaterThan(150);
  expect(priced.length).toBeLessThan(500);
  for (const { pricing, headquarters } of priced) {
    if (headquarters!.country === 'India') for (const { price } of pricing) expect(price).toMatch(/^₹[\d,]+$/);
  }
});

test('taglines and descriptions differ', () => {
  expect(distinct(companies.map((c) => c.tagline))).toBeGreaterThan(500);
  expect(distinct(companies.map((c) => c.description))).toBe(sampleCompanyCount);
});

test('no company has more members than it employs, and together they are all who are employed', () => {
  const outlines = companyOutlines();
  expect(outlines.filter((c) => c.members > c.employees)).toEqual([]);
  expect(outlines.reduce((sum, c) => sum + c.members, 0)).toBe(EMPLOYED);
});

test('industries name lines of work and customers that exist', () => {
  const ids = new Set(INDUSTRIES.map((industry) => industry.id));
  for (const industry of INDUSTRIES) {
    for (const id of Object.keys(industry.tracks)) expect(trackOf(id).id).toBe(id);
    for (const id of industry.sellsTo ?? []) expect(ids, `${industry.id} sells to`).toContain(id);
  }
  expect(distinct(TRACKS.map((track) => track.id))).toBe(TRACKS.length);
});
