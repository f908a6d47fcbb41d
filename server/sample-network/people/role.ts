import type { SeniorityLevel } from '../../../shared/catalogue.ts';
import { elementAt } from '../../../shared/element-at.ts';
import { sampleCompany } from '../companies/company.ts';
import { localEmployerName } from '../companies/company-names.ts';
import type { CompanyOutline } from '../companies/company-outline.ts';
import type { Industry } from '../data/industry.ts';
import type { Rung, Track } from '../data/track.ts';
import { INDUSTRIES, mainTrack, TRACKS, trackOf, tracksOfIndustry } from '../data/vocabulary.ts';
import { fill } from '../fill-template.ts';
import type { SeededRandom } from '../seeded-random.ts';
import type { PersonIdentity } from './identity.ts';
import { areaOf } from './sales-regions.ts';

/** What somebody does today, or did last. */
export interface PersonRole {
  seniority: SeniorityLevel;
  track: Track;
  title: string;
  employer: string;
  industry: Industry;
  /** Has been there since the company began. */
  founder: boolean;
}

/** Draws the role: heads and chiefs by rank, so that no company has two; the others by how common they are. */
export function drawRole(identity: PersonIdentity, random: SeededRandom): PersonRole {
  const { company, occupation } = identity;
  if (!company) return drawRoleWithoutCompany(identity, random);
  const role =
    company.industry.charity && identity.rank >= 2 && random.chance(0.16)
      ? volunteer(company, random)
      : drawMember(company, identity, random);
  return {
    ...role,
    employer: company.name,
    industry: company.industry,
    founder: role.founder && occupation === 'employed',
  };
}

type Drawn = Pick<PersonRole, 'seniority' | 'track' | 'title' | 'founder'>;

function drawMember(company: CompanyOutline, { rank, city }: PersonIdentity, random: SeededRandom): Drawn {
  const young = company.founded >= 1994 && company.employees < 1500 && !company.industry.charity;
  if (rank === 0) return head(company, young, random);
  const main = mainTrack(company.industry);
  if (rank === 1 && young && company.employees < 260 && !company.industry.partnership) {
    return { seniority: 'Owner', track: main, title: `Co-founder & ${main.titles.cxo[0]}`, founder: true };
  }
  const chiefs = Math.max(0, Math.min(6, Math.floor(Math.log2(company.employees)) - 4));
  if (rank <= chiefs) {
    const track = chiefTrack(company, rank);
    return { seniority: 'CXO', track, title: random.pick(track.titles.cxo), founder: false };
  }
  if (company.industry.partnership && random.chance(0.17)) {
    return { seniority: 'Partner', track: main, title: partnerTitle(company.industry, random), founder: false };
  }
  const seniority = drawLevel(company.employees, random);
  const [track] = random.weighted(tracksOfIndustry(company.industry), ([, weight]) => weight);
  const product = random.pick(sampleCompany(company.index).products).name;
  const title = fill(random.pick(titlesOf(track, seniority)), { area: areaOf(city, random), product }, random);
  return { seniority, track, title, founder: false };
}

/** @throws Error for levels that companies name titles for, not lines of work */
function titlesOf(track: Track, seniority: SeniorityLevel): readonly string[] {
  const rung = RUNG_OF[seniority];
  if (!rung) throw new Error(`No titles for ${seniority}`);
  return track.titles[rung];
}

const RUNG_OF: Readonly<Partial<Record<SeniorityLevel, Rung>>> = {
  CXO: 'cxo',
  VP: 'vp',
  Director: 'director',
  Manager: 'manager',
  Senior: 'senior',
  Entry: 'entry',
  Training: 'training',
};

function head(company: CompanyOutline, young: boolean, random: SeededRandom): Drawn {
  const track = trackOf('founder');
  if (company.industry.partnership) {
    const founding = company.founded >= 1994;
    return {
      seniority: 'Partner',
      track: mainTrack(company.industry),
      title: founding ? 'Founding Partner' : 'Managing Partner',
      founder: founding,
    };
  }
  if (company.industry.charity) {
    return { seniority: 'CXO', track: trackOf('community'), title: 'Chief Executive Officer', founder: false };
  }
  if (!young || random.chance(0.15)) {
    return {
      seniority: 'CXO',
      track: trackOf('chief'),
      title: random.pick(trackOf('chief').titles.cxo),
      founder: false,
    };
  }
  const titles =
    company.employees < 40
      ? ['Founder', 'Owner', 'Founder & CEO', 'Owner & Managing Director']
      : ['Founder & CEO', 'Founder & Managing Director', 'Co-founder & CEO'];
  return { seniority: 'Owner', track, title: random.pick(titles), founder: true };
}

/** Which chief has which rank: the most needed first, and nobody twice. */
function chiefTrack(company: CompanyOutline, rank: number): Track {
  const order = ['finance', mainTrack(company.industry).id, 'operations', 'sales', 'people', 'marketing', 'it'];
  const distinct = [...new Set(order)];
  return trackOf(elementAt(distinct, (rank - 1 + company.index) % distinct.length));
}

function partnerTitle(industry: Industry, random: SeededRandom): string {
  const subject = random.pick(industry.specialities);
  return random.pick(['Partner', 'Partner', `Partner, ${subject}`, 'Equity Partner', 'Senior Partner']);
}

function drawLevel(employees: number, random: SeededRandom): SeniorityLevel {
  const weights = employees < 15 ? SMALL : employees < 200 ? MEDIUM : LARGE;
  return random.weighted(weights, ([, weight]) => weight)[0];
}

type Weights = readonly (readonly [SeniorityLevel, number])[];
const SMALL: Weights = [
  ['Director', 3],
  ['Manager', 17],
  ['Senior', 30],
  ['Entry', 42],
  ['Training', 8],
];
const MEDIUM: Weights = [
  ['VP', 3],
  ['Director', 9],
  ['Manager', 25],
  ['Senior', 28],
  ['Entry', 30],
  ['Training', 5],
];
const LARGE: Weights = [
  ['VP', 7],
  ['Director', 13],
  ['Manager', 26],
  ['Senior', 26],
  ['Entry', 24],
  ['Training', 4],
];

function volunteer(company: CompanyOutline, random: SeededRandom): Drawn {
  const title = random.pick([
    'Volunteer',
    'Volunteer Coordinator',
    'Volunteer Field Worker',
    'Volunteer Fundraiser',
    'Pro Bono Volunteer',
  ]);
  return { seniority: 'Unpaid', track: mainTrack(company.industry), title, founder: false };
}

const FREELANCE_TRACKS = [
  'software',
  'design',
  'marketing',
  'data',
  'editorial',
  'consulting',
  'accounting',
  'architecture',
  'legal',
  'people',
  'teaching',
  'projects',
] as const;
const FREELANCE_WORDS: Readonly<Record<string, readonly string[]>> = {
  software: ['Freelance Software Engineer', 'Independent Software Engineer'],
  design: ['Freelance Product Designer', 'Freelance Graphic Designer'],
  marketing: ['Freelance Content Marketing Specialist', 'Independent Marketing Specialist'],
  data: ['Freelance Data Engineer', 'Independent Data Scientist'],
  editorial: ['Freelance Journalist', 'Freelance Video Editor'],
  consulting: ['Independent Consultant', 'Freelance Consultant'],
  accounting: ['Freelance Accountant', 'Independent Tax Accountant'],
  architecture: ['Freelance Interior Designer', 'Freelance Architectural Designer'],
  legal: ['Independent Legal Counsel', 'Freelance Legal Associate'],
  people: ['Freelance Recruiter', 'Independent HR Consultant'],
  teaching: ['Freelance Lecturer', 'Private Teacher'],
  projects: ['Freelance Project Manager', 'Independent Scrum Master'],
};

/** Lines of work one can be in without heading a company of the network. */
const ORDINARY_TRACKS = TRACKS.filter(({ id }) => id !== 'founder' && id !== 'chief');

function drawRoleWithoutCompany(identity: PersonIdentity, random: SeededRandom): PersonRole {
  const industry = random.weighted(INDUSTRIES, (i) => i.share);
  if (identity.occupation === 'freelance') {
    const track = trackOf(random.pick(FREELANCE_TRACKS));
    const title = random.pick(FREELANCE_WORDS[track.id] ?? []);
    return { seniority: 'Senior', track, title, employer: 'Self-employed', industry, founder: false };
  }
  const track = random.chance(0.7)
    ? random.weighted(tracksOfIndustry(industry), ([, weight]) => weight)[0]
    : random.pick(ORDINARY_TRACKS);
  const employer = localEmployerName(random, random.pick(identity.pool.family), identity.city.country === 'India');
  const seniority: SeniorityLevel = identity.occupation === 'student' ? 'Training' : drawLevel(120, random);
  const titles = titlesOf(track, seniority).filter((title) => !title.includes('{product}'));
  const title = fill(random.pick(titles), { area: areaOf(identity.city, random) }, random);
  return { seniority, track, title, employer, industry, founder: false };
}
