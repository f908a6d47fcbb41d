import { sampleCompany } from '../companies/company.ts';
import type { Interest } from '../data/interests.ts';
import { fill, type Slots, slotsOf } from '../fill-template.ts';
import type { SeededRandom } from '../seeded-random.ts';
import { listed, withArticle } from '../wording.ts';
import type { PersonIdentity } from './identity.ts';
import type { PersonRole } from './role.ts';

const FIELD_HEADLINES = [
  '{title} at {company}',
  '{title} @ {company}',
  '{title}, {company}',
  '{title} at {company} | {skill}',
  '{title} | {skill} · {otherSkill} | {company}',
  '{title} at {company} · {field}',
  '{skill} for {customers} | {title} at {company}',
  '{title} at {company} | {city}',
];
const FREELANCE_HEADLINES = [
  '{title} | {skill} · {otherSkill}',
  '{title} for {customers}',
  '{title} · {skill} · based in {city}',
  '{title} | booked by {customers}',
];
const STUDENT_HEADLINES = [
  '{study} student at {school}',
  'Student of {study} | {skill} | looking for an internship',
  'Studying {study} in {city} · interested in {field}',
  'Final-year {study} student | {skill} and {otherSkill}',
];
const SEEKING_HEADLINES = [
  'Open to work | {title} | {skill}',
  '{title}, looking for my next team in {field}',
  'Formerly {title} at {company} · available now',
  '{title} | {skill} · {otherSkill} | open to new roles in {city}',
];

/** The line under the name. It fits what the person does: the title is the one of the current (or last) position. */
export function writeHeadline(identity: PersonIdentity, slots: Slots, random: SeededRandom): string {
  const headlines = {
    employed: FIELD_HEADLINES,
    unlisted: FIELD_HEADLINES,
    freelance: FREELANCE_HEADLINES,
    student: STUDENT_HEADLINES,
    seeking: SEEKING_HEADLINES,
  }[identity.occupation];
  const line = fill(random.pick(headlines), slots, random);
  return line.charAt(0).toUpperCase() + line.slice(1);
}

const OPENINGS = [
  'I am {role} at {company}, which {does}.',
  '{Title} at {company} in {city}.',
  'At {company} I work as {role}; the company {does}.',
  'My work at {company}: {skill} and {otherSkill}, mostly for {customers}.',
  'I joined {company} in {since} and work on {skill} and {otherSkill} there.',
];
const UNLISTED_OPENINGS = [
  'I am {role} at {company} in {city}.',
  '{Title} in {city}, at {company}, a house most people outside the town do not know.',
];
const FREELANCE_OPENINGS = [
  'I work for myself from {city}, mostly for {customers}.',
  '{Title} since {since}. My clients are {customers}; my desk is in {city}.',
];
const STUDENT_OPENINGS = [
  'I study {study} in {city} and want to work in {field}.',
  'Student of {study}. I am curious about {field} and have started to work on {skill} on my own.',
];
const SEEKING_OPENINGS = [
  'Until recently I was {role} at {company}. I am looking for my next team in {field}, in {city} or remote.',
  'After {years} years of work, lately as {role}, I am between jobs and open to talks.',
];
const BEFORE = [
  'Before that I was with {earlier}.',
  'Earlier: {earlier}.',
  'I learnt the trade at {earlier}.',
  'On the way here: {earlier}.',
];
const OFF_WORK = [
  'Off work I {offWork}.',
  'When I am not working, I {offWork}.',
  'You may also know that I {offWork}.',
  'Outside the office I {offWork}.',
];
const CLOSINGS = [
  'Write to me about {skill}, I usually answer within a day.',
  'Happy to talk about {skill} over a coffee in {city}.',
  'Messages without a pitch are answered first.',
  'I like introductions with a reason in the first line.',
];

/** The about text: two to five sentences in the first person. */
export function writeAbout(
  identity: PersonIdentity,
  role: PersonRole,
  slots: Slots,
  earlier: readonly string[],
  interest: Interest,
  random: SeededRandom,
): string {
  const openings = {
    employed: OPENINGS,
    unlisted: UNLISTED_OPENINGS,
    freelance: FREELANCE_OPENINGS,
    student: STUDENT_OPENINGS,
    seeking: SEEKING_OPENINGS,
  }[identity.occupation];
  const all: Slots = {
    ...slots,
    role: isOneOfAKind(role) ? role.title : withArticle(role.title),
    offWork: fill(interest.offWork, slots, random),
    earlier: listed(earlier),
  };
  const sayable = openings.filter((line) => slotsOf(line).every((slot) => all[slot]));
  const lines = [random.pick(sayable), ...random.some(role.track.about, random.between(1, 2))];
  if (random.chance(0.4)) lines.reverse();
  if (earlier.length > 0 && random.chance(0.45)) lines.push(random.pick(BEFORE));
  if (random.chance(0.6)) lines.push(random.pick(OFF_WORK));
  if (random.chance(0.3)) lines.push(random.pick(CLOSINGS));
  return lines.map((line) => fill(line, all, random)).join(' ');
}

/** 'I am CFO' and 'I am Head of Sales', but 'I am an engineer': there is one of the former. */
function isOneOfAKind(role: PersonRole): boolean {
  return ['Owner', 'CXO', 'Director'].includes(role.seniority) || /^(Managing|Founding) /.test(role.title);
}

/** '…makes payments software for clinics', said of the company the person works at. */
export function whatTheCompanyDoes(identity: PersonIdentity): string | undefined {
  const company = identity.company;
  if (!company) return undefined;
  const facts = sampleCompany(company.index);
  const [firstSentence = ''] = (facts.description ?? '').split('. ', 1);
  const at = firstSentence.indexOf(`${company.name} `);
  return firstSentence.slice(at + company.name.length + 1).replace(/\.$/, '');
}
