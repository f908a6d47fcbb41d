import { findLanguageFaults, plainWordsOf } from '../../../server/insights/wording/language-faults.ts';
import { readingGrade } from '../../../server/insights/wording/reading-grade.ts';
import type { GatheredFacts } from '../../../server/providers/profile-facts.ts';
import { type Finding, find, type JudgedCase, textsOf } from '../judged-case.ts';
import { textsInFacts } from './matching.ts';

/** Names and titles among the facts, as they are written. */
export function namesInFacts({ person, company }: GatheredFacts): string[] {
  const {
    firstName = '',
    lastName = '',
    experience = [],
    education = [],
    certifications = [],
    volunteering = [],
    location,
    skills = [],
  } = person?.value ?? {};
  const places = [location, company?.value.headquarters].flatMap((place) =>
    place ? [place.text, place.city, place.region, place.country, place.timeZone] : [],
  );
  const names: (string | undefined)[] = [
    `${firstName} ${lastName}`,
    firstName,
    lastName,
    ...experience.flatMap(({ title, companyName }) => [title, companyName]),
    ...education.flatMap(({ school, degree, field }) => [school, degree, field]),
    ...certifications.flatMap(({ name, issuer }) => [name, issuer]),
    ...volunteering.flatMap(({ role, organisation }) => [role, organisation]),
    ...skills,
    ...places,
  ];
  if (company) {
    const { name, industry, products, clients, openRoles, pricing, specialities, caseStudies, callToAction } =
      company.value;
    names.push(name, industry, callToAction?.text, ...clients, ...specialities);
    names.push(...products.map((product) => product.name), ...caseStudies.map(({ client }) => client));
    names.push(...openRoles.flatMap(({ title, location: at }) => [title, at]));
    names.push(...pricing.flatMap(({ plan, price, per, includes }) => [plan, price, per, includes]));
  }
  return names.filter((name) => name !== undefined && name.trim().length > 2) as string[];
}

/** Texts: how many faults of language has each? */
export function findFaultsOfLanguage(cases: readonly JudgedCase[]): Finding[] {
  return cases.flatMap((one) => {
    const { facts } = one.person;
    const known = {
      names: namesInFacts(facts),
      given: [one.company.ownCompany.description, ...textsInFacts(facts)].join('\n'),
    };
    return textsOf(one).map(({ field, text }) => {
      const faults = findLanguageFaults(text, known);
      const told = faults.map(({ rule, found }) => `${rule}: ${found}`).join('\n  ');
      return {
        ...find(one, faults.length, `${field}: ${text}\n  ${told}`, field),
        reasons: faults.map(({ rule }) => rule),
      };
    });
  });
}

/** Texts: the school grade at which each is read, without names and quotations. */
export function findReadingGrades(cases: readonly JudgedCase[]): Finding[] {
  return cases.flatMap((one) => {
    const names = namesInFacts(one.person.facts);
    return textsOf(one).flatMap(({ field, text }) => {
      const grade = readingGrade(plainWordsOf(text, names));
      return grade === undefined ? [] : [find(one, grade, `${field}, grade ${grade.toFixed(1)}: ${text}`, field)];
    });
  });
}
