import { readsAsInstruction } from '../../providers/language-model/grounding/reads-as-instruction.ts';
import type { CompanyFacts, PersonFacts } from '../../providers/profile-facts.ts';
import { readCurrentPosition } from '../person/current-position.ts';
import { readName } from '../person/names.ts';
import { leadOf, quote } from '../wording/quoting.ts';
import { CITE_CHARS, inFull, type PromptFacts } from './prompt-facts.ts';
import { sanitizeForPrompt } from './sanitize-for-prompt.ts';

/** Name, job, words and past of the person. */
export function addPersonFacts(promptFacts: PromptFacts, person: PersonFacts, company: CompanyFacts | undefined): void {
  const { firstName, lastName } = readName(person);
  const name = sanitizeForPrompt([firstName, lastName].filter(Boolean).join(' '), 80);
  if (name) promptFacts.add('name', 'name', [name], `Name: ${name}`, `Name: ${name}`);
  if (person.headline) {
    const line = sanitizeForPrompt(person.headline, 220);
    promptFacts.add('job', 'headline', [person.headline], `Headline: ${line}`, `Headline: ${quote(line)}`);
  }
  const now = readCurrentPosition(person, company);
  if (now) {
    const job = `${sanitizeForPrompt(now.title, 120)} at ${sanitizeForPrompt(now.companyName, 120)}`;
    const about = now.description ? ` Described as: ${sanitizeForPrompt(now.description, 400)}` : '';
    const since = now.start ? ` since ${inFull(now.start)}` : '';
    const cite = `Position: ${job}${now.start ? `, since ${now.start}` : ''}`;
    const description = now.description && !readsAsInstruction(now.description) ? about : '';
    promptFacts.add(
      'job',
      'job',
      [now.title, now.companyName],
      `Current position: ${job}${since}.${description}`,
      cite,
    );
  }
  const before = person.experience.flatMap((job) => (job.end === undefined ? [] : [{ ...job, end: job.end }]));
  promptFacts.each('person', 'before', before, 3, (job) => {
    const said = `${sanitizeForPrompt(job.title, 120)} at ${sanitizeForPrompt(job.companyName, 120)}`;
    const time = [job.start && `from ${inFull(job.start)}`, `to ${inFull(job.end)}`].filter(Boolean).join(' ');
    return {
      sources: [job.title, job.companyName],
      text: `Earlier: ${said}, ${time}`,
      cite: `Earlier position: ${said}`,
    };
  });
  if (person.about) {
    const text = sanitizeForPrompt(person.about, 900);
    promptFacts.add(
      'person',
      'about',
      [person.about],
      `About, in their words: ${text}`,
      `About: ${quote(leadOf(text, CITE_CHARS))}`,
    );
  }
  if (person.location) {
    const { text, timeZone } = person.location;
    const zone = timeZone ? `; time zone ${sanitizeForPrompt(timeZone, 60)}` : '';
    promptFacts.add(
      'place',
      'place',
      [text],
      `Lives in ${sanitizeForPrompt(text, 120)}${zone}`,
      `Location: ${sanitizeForPrompt(text, 120)}`,
    );
  }
  addFurtherFacts(promptFacts, person);
}

function addFurtherFacts(promptFacts: PromptFacts, person: PersonFacts): void {
  promptFacts.each('person', 'school', person.education, 2, ({ school, degree, field }) => {
    const text = sanitizeForPrompt([degree, field, school].filter(Boolean).join(', '), 200);
    return { sources: [school, degree, field], text: `Studied: ${text}`, cite: `Education: ${text}` };
  });
  const skills = person.skills.filter((skill) => !readsAsInstruction(skill)).slice(0, 12);
  const listed = sanitizeForPrompt(skills.join(', '), 300);
  if (listed)
    promptFacts.add(
      'person',
      'skills',
      [listed],
      `Skills: ${listed}`,
      `Skills: ${sanitizeForPrompt(skills.slice(0, 5).join(', '), 110)}`,
    );
  promptFacts.each('person', 'certificate', person.certifications, 3, ({ name, issuer }) => {
    const text = sanitizeForPrompt([name, issuer].filter(Boolean).join(', '), 160);
    return { sources: [name, issuer], text: `Certificate: ${text}`, cite: `Certificate: ${text}` };
  });
  promptFacts.each('person', 'unpaid', person.volunteering, 2, ({ role, organisation, cause }) => {
    const text = sanitizeForPrompt([role, organisation, cause].filter(Boolean).join(', '), 160);
    return { sources: [role, organisation, cause], text: `Volunteering: ${text}`, cite: `Volunteering: ${text}` };
  });
}
