import type { SeniorityLevel } from '../../../shared/catalogue.ts';
import { elementAt } from '../../../shared/element-at.ts';
import type { ContactFacts, PersonFacts, Post } from '../../providers/profile-facts.ts';
import { REFERENCE_MONTH, writeMonth, yearOf } from '../calendar.ts';
import { sampleCompany } from '../companies/company.ts';
import { INTERESTS, type Interest } from '../data/interests.ts';
import { writePlace } from '../data/places.ts';
import { SeededRandom } from '../seeded-random.ts';
import { writeNumber } from '../wording.ts';
import { type Career, drawCareer } from './career.ts';
import { drawContact } from './contact.ts';
import { drawEducation } from './education.ts';
import { identityOf, type PersonIdentity } from './identity.ts';
import type { Occupation } from './membership.ts';
import { drawPosts } from './posts.ts';
import { whatTheCompanyDoes, writeAbout, writeHeadline } from './profile-texts.ts';
import { drawRole, type PersonRole } from './role.ts';
import { areaOf } from './sales-regions.ts';

/** Somebody of the sample network, whole. */
export interface SamplePerson {
  index: number;
  person: PersonFacts;
  contact: ContactFacts;
  posts: Post[];
  /** Index of the company whose page answers for this person; absent for people without one. */
  companyIndex?: number;
  occupation: Occupation;
  seniority: SeniorityLevel;
  department: string;
  industry: string;
  yearsOfExperience: number;
  hasPicture: boolean;
}

/** What the parts of one person share. Drawn once a lookup; nothing of it is kept. */
export interface Portrayal {
  identity: PersonIdentity;
  role: PersonRole;
  career: Career;
  interests: readonly Interest[];
  slots: Readonly<Record<string, string>>;
  skills: string[];
  followers: number;
}

/** The person of that index (0 or more), with all parts. The same index gives the same person, always. */
export function samplePerson(index: number): SamplePerson {
  const portrayal = portray(identityOf(index));
  const { identity, role, career } = portrayal;
  return {
    index,
    person: writePerson(portrayal),
    contact: writeContact(portrayal),
    posts: writePosts(portrayal),
    ...(identity.company ? { companyIndex: identity.company.index } : {}),
    occupation: identity.occupation,
    seniority: role.seniority,
    department: role.track.department,
    industry: role.industry.label,
    yearsOfExperience: career.years,
    hasPicture: hasPicture(index),
  };
}

const INTERESTS_ANYWHERE = INTERESTS.filter(({ indian }) => !indian);

/** Draws what the parts of one person are written from. */
export function portray(identity: PersonIdentity): Portrayal {
  const { index } = identity;
  const random = new SeededRandom('person', index);
  const role = drawRole(identity, random);
  const career = drawCareer(identity, role, random);
  const { company, city } = identity;
  const { languages } = identity.pool;
  const open = languages.includes('Hindi') || languages.includes('Tamil') ? INTERESTS : INTERESTS_ANYWHERE;
  const facts = company ? sampleCompany(company.index) : undefined;
  const skills = random.some(role.track.skills, random.between(4, 8));
  const colleague = random.pick(identity.pool[random.chance(0.5) ? 'female' : 'male']);
  const months = REFERENCE_MONTH - career.currentSince;
  // Whole years that were whole already when the oldest post was written.
  const tenure = months % 12 >= 8 ? Math.floor(months / 12) : 0;
  const study = random.pick(role.track.fields);
  const slots: Record<string, string> = {
    title: role.title,
    company: role.employer,
    city: city.city,
    field: role.industry.field,
    customers: random.pick(role.industry.customers),
    area: areaOf(city, random),
    skill: elementAt(skills, 0),
    otherSkill: elementAt(skills, 1),
    since: String(yearOf(career.currentSince)),
    study,
    colleagueOrFriend: random.pick(identity.pool[random.chance(0.5) ? 'female' : 'male']),
  };
  if (identity.occupation === 'freelance') delete slots.company;
  const whole = identity.occupation === 'seeking' ? career.years : tenure;
  if (whole >= 2) slots.years = String(whole);
  if (facts && company) {
    slots.colleague = colleague;
    slots.headcount = writeNumber(company.employees);
    slots.product = random.pick(facts.products).name;
    slots.does = whatTheCompanyDoes(identity) ?? '';
    slots.customers = random.pick(company.industry.customers);
    if (facts.clients.length > 0) slots.client = random.pick(facts.clients);
    if (facts.updates.length > 0) slots.update = elementAt(facts.updates, 0).title;
  }
  const followers = drawFollowers(role, career.years, random);
  return { identity, role, career, interests: random.some(open, random.between(1, 3)), slots, skills, followers };
}

const REACH: Readonly<Record<SeniorityLevel, number>> = {
  Owner: 5,
  Partner: 3.2,
  CXO: 6,
  VP: 3.6,
  Director: 2.4,
  Manager: 1.5,
  Senior: 1,
  Entry: 0.7,
  Training: 0.4,
  Unpaid: 0.8,
};

function drawFollowers(role: PersonRole, years: number, random: SeededRandom): number {
  const loud = ['marketing', 'communications', 'people', 'sales', 'editorial', 'founder'].includes(role.track.id)
    ? 1.6
    : 1;
  return Math.round((60 + years * 55) * REACH[role.seniority] * loud * (0.35 + random.next() ** 4 * 6));
}

/** Whether the profile shows a picture; a few do not. */
export function hasPicture(index: number): boolean {
  return !new SeededRandom('picture', index).chance(0.04);
}

/** The posts of a portrayed person, newest first. */
export function writePosts(portrayal: Portrayal): Post[] {
  const { identity, career } = portrayal;
  const update = identity.company && sampleCompany(identity.company.index).updates[0];
  return drawPosts(
    { ...portrayal, currentSince: career.currentSince, ...(update ? { updateDate: update.date } : {}) },
    new SeededRandom('posts', identity.index),
  );
}

/** The contact data of a portrayed person. */
export function writeContact(portrayal: Portrayal): ContactFacts {
  return drawContact(portrayal.identity, new SeededRandom('contact', portrayal.identity.index));
}

const PROFICIENCY = [
  'Native or bilingual',
  'Full professional',
  'Professional working',
  'Limited working',
  'Elementary',
] as const;

/** What a search looks at, and what the rest of a profile is drawn after. */
interface DrawnProfile {
  random: SeededRandom;
  inTexts: Readonly<Record<string, string>>;
  headline: string;
  hasPositions: boolean;
  education: PersonFacts['education'];
  skills: string[];
}

/** Draws the beginning of a profile: the rest of it is drawn on from the same chance. */
export function drawProfile({ identity, career, slots, skills }: Portrayal): DrawnProfile {
  const random = new SeededRandom('profile', identity.index);
  const student = identity.occupation === 'student';
  const education = drawEducation(career.trade, identity.city, career.firstMonth, student, random);
  const newest = elementAt(education, 0);
  const inTexts = { ...slots, school: newest.school, study: newest.field ?? '' };
  const specialities = identity.company
    ? random.some(identity.company.industry.specialities, random.between(0, 2))
    : [];
  return {
    random,
    inTexts,
    headline: writeHeadline(identity, inTexts, random),
    hasPositions: !(student && career.years === 0 && random.chance(0.5)),
    education: random.chance(0.035) ? [] : education,
    skills: random.chance(0.025) ? [] : [...new Set([...skills, ...specialities])],
  };
}

/** The profile of a portrayed person, without the picture: its address depends on the server. */
export function writePerson(portrayal: Portrayal): PersonFacts {
  const { identity, role, career, interests, followers } = portrayal;
  const { city, pool, occupation } = identity;
  const { random, inTexts, headline, education, skills, hasPositions } = drawProfile(portrayal);
  const positions = career.positions.map((position, at) =>
    occupation === 'student' && at === 0 ? { ...position, end: writeMonth(REFERENCE_MONTH - 2) } : position,
  );
  const earlier = [...new Set(positions.slice(1).map((p) => p.companyName))]
    .filter((name) => name !== role.employer && name !== 'Self-employed')
    .slice(0, 2);
  const person: PersonFacts = {
    slug: identity.slug,
    firstName: identity.firstName,
    ...(identity.lastName ? { lastName: identity.lastName } : {}),
    headline,
    experience: hasPositions ? positions : [],
    education,
    skills,
    languages: writeLanguages(pool.languages, random),
    certifications: drawCertifications(role, career, random),
    volunteering: random.chance(0.34) ? drawVolunteering(interests) : [],
    premium: random.chance(premiumShare(role)),
    followerCount: followers,
  };
  if (!random.chance(0.045))
    person.about = writeAbout(identity, role, inTexts, earlier, elementAt(interests, 0), random);
  if (random.chance(0.55)) person.gender = identity.female ? 'female' : 'male';
  if (!random.chance(0.02)) {
    person.location = {
      text: writePlace(city),
      city: city.city,
      ...(city.region ? { region: city.region } : {}),
      country: city.country,
      timeZone: city.timeZone,
    };
  }
  return person;
}

function writeLanguages(own: readonly string[], random: SeededRandom): PersonFacts['languages'] {
  if (random.chance(0.06)) return [];
  if (own.length === 0) return [{ name: 'English', proficiency: PROFICIENCY[0] }];
  const listedLanguages = own.map((name, at) => ({
    name,
    proficiency: at === 0 ? PROFICIENCY[0] : random.pick(PROFICIENCY.slice(0, 3)),
  }));
  return [...listedLanguages, { name: 'English', proficiency: random.pick(PROFICIENCY.slice(0, 3)) }];
}

function drawCertifications(role: PersonRole, career: Career, random: SeededRandom): PersonFacts['certifications'] {
  const all = role.track.certifications ?? [];
  if (all.length === 0 || career.years < 2 || random.chance(0.45)) return [];
  return random.some(all, random.chance(0.75) ? 1 : 2).map(([name, issuer]) => ({
    name,
    issuer,
    date: writeMonth(random.between(Math.max(career.firstMonth + 12, REFERENCE_MONTH - 120), REFERENCE_MONTH - 2)),
  }));
}

function drawVolunteering(interests: readonly Interest[]): PersonFacts['volunteering'] {
  return interests.flatMap(({ volunteering }) =>
    volunteering ? [{ role: volunteering[0], organisation: volunteering[1], cause: volunteering[2] }] : [],
  );
}

function premiumShare(role: PersonRole): number {
  if (['sales', 'bizdev', 'people', 'founder', 'marketing'].includes(role.track.id)) return 0.42;
  return REACH[role.seniority] > 2 ? 0.33 : 0.11;
}
