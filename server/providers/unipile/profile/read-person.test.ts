import { describe, expect, it } from 'vitest';
import { readCompany } from '../company/read-company.ts';
import { companyResponse } from '../company/schema.ts';
import { readContact, readPerson } from './read-person.ts';
import { memberResponse } from './schema.ts';

const read = (wire: object) => memberResponse.parse({ object: 'UserProfile', ...wire });

describe('phone numbers', () => {
  it.each([
    ['+91 98765-43210', '+919876543210'],
    ['0049 (0)30 901820', '+4930901820'],
    ['+1 (415) 555-0100', '+14155550100'],
    ['98765 43210', undefined],
    ['+91', undefined],
    ['+91 98765 CALL', undefined],
    ['', undefined],
  ])('%s', (written, phone) => {
    expect(readContact(read({ contact_info: { phones: [written] } })).phone).toBe(phone);
  });

  it('takes the first that says its country', () => {
    expect(readContact(read({ contact_info: { phones: ['080 4155', '+91 80 4155 0000'] } })).phone).toBe(
      '+918041550000',
    );
  });
});

describe('a profile', () => {
  it('is read in spite of fields of another type, and items nobody can read', () => {
    const person = readPerson(
      read({
        first_name: 7,
        headline: ' ',
        follower_count: 'many',
        is_premium: null,
        skills: [{ name: 'SQL' }, 'Excel', null, { name: '' }],
        languages: 'English',
        education: null,
        work_experience: [
          { position: 'CTO', company_id: 42, company: 'Acme', start: null, end: null },
          { company: 'X' },
        ],
        contact_info: [],
        throttled_sections: null,
      }),
      'zz',
    );
    expect(person).toEqual({
      slug: 'zz',
      experience: [{ title: 'CTO', companyName: 'Acme', companyId: '42' }],
      education: [],
      skills: ['SQL'],
      languages: [],
      certifications: [],
      volunteering: [],
    });
  });

  it('has its positions in order of time, current ones first', () => {
    const position = (name: string, start: string | null, end: string | null) => ({
      position: name,
      company: 'C',
      start,
      end,
    });
    const positions = [
      position('third', '1/1/2010', '5/1/2014'),
      position('second', '3/1/2019', null),
      position('first', '3/1/2020', null),
      position('fourth', null, '2/1/2001'),
    ];
    const { experience } = readPerson(read({ work_experience: positions }), 'zz');
    expect(experience.map(({ title }) => title)).toEqual(['first', 'second', 'third', 'fourth']);
  });

  it('takes the slug of a company from its address, but not its number', () => {
    const entry = (url: string) => ({ position: 'CTO', company: 'C', company_url: url, end: null });
    const urls = [
      'https://www.linkedin.com/company/Acme-Freight/',
      'https://www.linkedin.com/company/100/',
      'https://x.example',
    ];
    const { experience } = readPerson(read({ work_experience: urls.map(entry) }), 'zz');
    expect(experience.map(({ companySlug }) => companySlug)).toEqual(['acme-freight', undefined, undefined]);
  });

  it.each([
    ['Bengaluru, Karnataka, India', { city: 'Bengaluru', region: 'Karnataka', country: 'India' }],
    ['Berlin, Germany', {}],
    ['Greater Delhi Area', {}],
  ])('lives in %s', (text, parts) => {
    expect(readPerson(read({ location: text }), 'zz').location).toEqual({ text, ...parts });
  });
});

describe('a company', () => {
  const company = (wire: object) =>
    readCompany(companyResponse.parse({ object: 'CompanyProfile', name: 'Acme', ...wire }));

  it.each([
    [{ employee_count: 0, employee_count_range: { from: 11, to: 50 } }, undefined, '11-50'],
    [{ employee_count_range: { from: 10_001, to: null } }, undefined, '10001+'],
    [{ employee_count_range: { from: 1, to: 1 } }, undefined, '1'],
    [{ employee_count_range: { from: null, to: 10 } }, undefined, '1-10'],
    [{ employee_count: 230 }, 230, undefined],
  ])('has people: %j', (wire, count, range) => {
    expect(company(wire)?.employeeCount).toBe(count);
    expect(company(wire)?.employeeRange).toBe(range);
  });

  it.each([
    [{ is_headquarter: true, country: 'SG', city: 'Singapore', area: 'Singapore' }, 'Singapore'],
    [{ is_headquarter: true, country: 'DE' }, 'Germany'],
    [{ is_headquarter: true, country: 'Wales', city: 'Cardiff' }, 'Cardiff, Wales'],
    [{ is_headquarter: false, country: 'DE', city: 'Berlin' }, undefined],
  ])('sits at %j', (location, text) => {
    expect(company({ locations: [location] })?.headquarters?.text).toBe(text);
  });

  it.each([
    ['2014', 2014],
    ['1/1/1998', 1998],
    ['2001-05-01', 2001],
    ['long ago', undefined],
  ])('was founded %s', (date, year) => expect(company({ foundation_date: date })?.foundedYear).toBe(year));

  it('is none without a name', () => expect(company({ name: null })).toBeUndefined());
});
