import { readsAsInstruction } from '../../providers/language-model/grounding/reads-as-instruction.ts';
import type { CompanyFacts, PersonFacts } from '../../providers/profile-facts.ts';
import { leadOf, quote } from '../built-in-writer/wording/quoting.ts';
import { readCurrentPosition } from '../person/current-position.ts';
import { readName } from '../person/names.ts';
import { CITE_CHARS, inFull, type Layout } from './prompt-facts.ts';
import { asData } from './sanitize-for-prompt.ts';

/** Name, job, words and past of the person. */
export function layOutPerson(layout: Layout, person: PersonFacts, company: CompanyFacts | undefined): void {
  const { firstName, lastName } = readName(person);
  const name = asData([firstName, lastName].filter(Boolean).join(' '), 80);
  if (name) layout.add('name', 'name', [name], `Name: ${name}`, `Name: ${name}`);
  if (person.headline) {
    const line = asData(person.headline, 220);
    layout.add('job', 'headline', [person.headline], `Headline: ${line}`, `Headline: ${quote(line)}`);
  }
  const now = readCurrentPosition(person, company);
  if (now) {
    const job = `${asData(now.title, 120)} at ${asData(now.companyName, 120)}`;
    const about = now.description ? ` Described as: ${asData(now.description, 400)}` : '';
    const since = now.start ? ` since ${inFull(now.start)}` : '';
    const cite = `Position: ${job}${now.start ? `, since ${now.start}` : ''}`;
    const description = now.description && !readsAsInstruction(now.description) ? about : '';
    layout.add('job', 'job', [now.title, now.companyName], `Current position: ${job}${since}.${description}`, cite);
  }
  const before = person.experience.filter((job) => job.end !== undefined);
  layout.each('person', 'before', before, 3, (job) => {
    const said = `${asData(job.title, 120)} at ${asData(job.companyName, 120)}`;
    const time = [job.start && `from ${inFull(job.start)}`, `to ${inFull(job.end!)}`].filter(Boolean).join(' ');
    return {
      sources: [job.title, job.companyName],
      text: `Earlier: ${said}, ${time}`,
      cite: `Earlier position: ${said}`,
    };
  });
  if (person.about) {
    const text = asData(person.about, 900);
    layout.add(
      'person',
      'about',
      [person.about],
      `About, in their words: ${text}`,
      `About: ${quote(leadOf(text, CITE_CHARS))}`,
    );
  }
  if (person.location) {
    const { text, timeZone } = person.location;
    const zone = timeZone ? `; time zone ${asData(timeZone, 60)}` : '';
    layout.add('place', 'place', [text], `Lives in ${asData(text, 120)}${zone}`, `Location: ${asData(text, 120)}`);
  }
  layOutRest(layout, person);
}

function layOutRest(layout: Layout, person: PersonFacts): void {
  layout.each('person', 'school', person.education, 2, ({ school, degree, field }) => {
    const text = asData([degree, field, school].filter(Boolean).join(', '), 200);
    return { sources: [school, degree, field], text: `Studied: ${text}`, cite: `Education: ${text}` };
  });
  const skills = person.skills.filter((skill) => !readsAsInstruction(skill)).slice(0, 12);
  const listed = asData(skills.join(', '), 300);
  if (listed)
    layout.add(
      'person',
      'skills',
      [listed],
      `Skills: ${listed}`,
      `Skills: ${asData(skills.slice(0, 5).join(', '), 110)}`,
    );
  layout.each('person', 'certificate', person.certifications, 3, ({ name, issuer }) => {
    const text = asData([name, issuer].filter(Boolean).join(', '), 160);
    return { sources: [name, issuer], text: `Certificate: ${text}`, cite: `Certificate: ${text}` };
  });
  layout.each('person', 'unpaid', person.volunteering, 2, ({ role, organisation, cause }) => {
    const text = asData([role, organisation, cause].filter(Boolean).join(', '), 160);
    return { sources: [role, organisation, cause], text: `Volunteering: ${text}`, cite: `Volunteering: ${text}` };
  });
}
