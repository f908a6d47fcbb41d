import { readNameFields } from '../../person-names/read-name-fields.ts';
import { readsAsInstruction } from '../../providers/language-model/grounding/reads-as-instruction.ts';
import type { CompanyFacts, PersonFacts } from '../../providers/profile-facts.ts';
import { readCurrentPosition } from '../person/current-position.ts';
import { readDepartment } from '../person/department.ts';
import { readSeniorityLevel } from '../person/seniority-level.ts';
import { leadOf, quote } from '../wording/quoting.ts';
import { CITE_CHARS, inFull, type PromptFacts, withAge } from './prompt-facts.ts';
import { sanitizeForPrompt } from './sanitize-for-prompt.ts';

/** Name, job, words and past of the person. */
export function addPersonFacts(
  promptFacts: PromptFacts,
  person: PersonFacts,
  company: CompanyFacts | undefined,
  asOf: Date,
): void {
  const { firstName, lastName } = readNameFields(person);
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
    const since = now.start ? ` since ${withAge(now.start, asOf)}` : '';
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
  addRank(promptFacts, now?.title, person.headline);
  const before = person.experience.flatMap((job) => (job.end === undefined ? [] : [{ ...job, end: job.end }]));
  promptFacts.each('past', 'before', before, 3, (job) => {
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

/** What the title says of rank and field, read by rules: titles of many languages and habits are known to them. */
function addRank(promptFacts: PromptFacts, title: string | undefined, headline: string | undefined): void {
  const rank = readSeniorityLevel(title, headline);
  const department = readDepartment(title, headline);
  const read = [rank && `seniority level ${rank}`, department && `department ${department}`].filter(Boolean).join(', ');
  if (read) promptFacts.add('job', 'rank', [title, headline], `Read off the title: ${read}`, `Title: ${read}`);
}

function addFurtherFacts(promptFacts: PromptFacts, person: PersonFacts): void {
  promptFacts.each('skill', 'school', person.education, 2, ({ school, degree, field }) => {
    const text = sanitizeForPrompt([degree, field, school].filter(Boolean).join(', '), 200);
    return { sources: [school, degree, field], text: `Studied: ${text}`, cite: `Education: ${text}` };
  });
  const skills = person.skills.filter((skill) => !readsAsInstruction(skill)).slice(0, 12);
  const listed = sanitizeForPrompt(skills.join(', '), 300);
  if (listed)
    promptFacts.add(
      'skill',
      'skills',
      [listed],
      `Skills: ${listed}`,
      `Skills: ${sanitizeForPrompt(skills.slice(0, 5).join(', '), 110)}`,
    );
  promptFacts.each('skill', 'certificate', person.certifications, 3, ({ name, issuer }) => {
    const text = sanitizeForPrompt([name, issuer].filter(Boolean).join(', '), 160);
    return { sources: [name, issuer], text: `Certificate: ${text}`, cite: `Certificate: ${text}` };
  });
  promptFacts.each('pastime', 'unpaid', person.volunteering, 2, ({ role, organisation, cause }) => {
    const text = sanitizeForPrompt([role, organisation, cause].filter(Boolean).join(', '), 160);
    return { sources: [role, organisation, cause], text: `Volunteering: ${text}`, cite: `Volunteering: ${text}` };
  });
}
