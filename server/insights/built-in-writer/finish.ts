import { oncePer } from '../../platform/once-per.ts';
import type { Dossier } from '../prospect/dossier.ts';
import { callCompany } from '../wording/company-name.ts';
import { finishText, type NamesInText } from '../wording/finish-text.ts';

/** Names of the person, the companies, their products, clients and titles. */
export const namesOf = oncePer(({ company, first, fullName, person, facts, place }: Dossier): NamesInText => {
  const called = facts === undefined ? company : callCompany(facts.name);
  const names = [
    company,
    called,
    facts?.name,
    fullName,
    first,
    place?.text,
    ...person.experience.flatMap(({ title, companyName }) => [title, companyName]),
    ...person.volunteering.map(({ organisation }) => organisation),
    ...(facts?.products ?? []).map(({ name }) => name),
    ...(facts?.clients ?? []),
    ...(facts?.caseStudies ?? []).map(({ client }) => client),
    ...(facts?.pricing ?? []).map(({ plan }) => plan),
  ];
  return {
    company: called,
    alias: company,
    person: first,
    names: names.filter((name) => name !== undefined && name !== '') as string[],
  };
});

/** A text as it is delivered, without faults that any facts could bring in; undefined when nothing of it is left. */
export function finish(text: string, dossier: Dossier): string | undefined {
  return finishText(text, () => namesOf(dossier));
}
