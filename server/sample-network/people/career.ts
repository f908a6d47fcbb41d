import type { SeniorityLevel } from '../../../shared/catalogue.ts';
import { elementAt } from '../../../shared/element-at.ts';
import { oncePer } from '../../platform/once-per.ts';
import type { Position } from '../../providers/profile-facts.ts';
import { monthNumber, REFERENCE_MONTH, writeMonth, yearOf } from '../calendar.ts';
import { sampleCompany } from '../companies/company.ts';
import { localEmployerName } from '../companies/company-names.ts';
import { type CompanyOutline, companyOutlines } from '../companies/company-outline.ts';
import { type City, writePlace } from '../data/places.ts';
import type { Rung, Track } from '../data/track.ts';
import { fitsIndustry, mainTrack } from '../data/vocabulary.ts';
import { fill, type Slots, slotsOf } from '../fill-template.ts';
import type { SeededRandom } from '../seeded-random.ts';
import type { PersonIdentity } from './identity.ts';
import type { PersonRole } from './role.ts';
import { areaOf } from './sales-regions.ts';

export interface Career {
  /** Newest first. */
  positions: Position[];
  /** Month of the first job, as in calendar.ts; education ends before it. */
  firstMonth: number;
  /** Month the current (or last) position began. */
  currentSince: number;
  years: number;
  /** What was learnt and done before: of founders and chiefs, the trade of their company. */
  trade: Track;
}

const RUNGS: readonly Rung[] = ['training', 'entry', 'senior', 'manager', 'director', 'vp', 'cxo'];
const TOP_RUNG: Readonly<Record<SeniorityLevel, number>> = {
  Owner: 4,
  Partner: 4,
  CXO: 6,
  VP: 5,
  Director: 4,
  Manager: 3,
  Senior: 2,
  Entry: 1,
  Training: 0,
  Unpaid: 2,
};
/** Shortest and longest working life in years at which somebody stands where. */
const YEARS: Readonly<Record<SeniorityLevel, readonly [number, number]>> = {
  Owner: [5, 34],
  Partner: [13, 34],
  CXO: [15, 34],
  VP: [13, 30],
  Director: [10, 27],
  Manager: [6, 22],
  Senior: [4, 15],
  Entry: [1, 6],
  Training: [0, 1],
  Unpaid: [1, 12],
};

/** One job before it is written: where, on which rung, from when to when. */
interface Stint {
  company?: CompanyOutline;
  employer: string;
  rung: Rung;
  title: string;
  start: number;
  end?: number;
  city: City;
}

/** Draws the jobs somebody has held so that they lead to the role, and no company is older than its staff. */
export function drawCareer(identity: PersonIdentity, role: PersonRole, random: SeededRandom): Career {
  const [low, high] = YEARS[role.seniority];
  const company = identity.company;
  const companyStart = company ? monthNumber(company.founded, random.between(1, 12)) : 0;
  const companyAge = company ? Math.max(6, REFERENCE_MONTH - companyStart) : 600;
  const founded = role.founder && company !== undefined;
  const total = founded
    ? companyAge + random.between(14, 130)
    : Math.max(random.between(3, 9), random.between(low * 12, high * 12));
  const firstMonth = REFERENCE_MONTH - total;

  let end = identity.occupation === 'seeking' ? REFERENCE_MONTH - random.between(2, 7) : undefined;
  const left = (end ?? REFERENCE_MONTH) - firstMonth;
  const tenure = founded
    ? companyAge
    : Math.max(
        1,
        Math.min(companyAge - 1, left, random.between(2, Math.max(4, Math.min(100, Math.round(left * 0.55))))),
      );
  const current: Stint = {
    ...(company ? { company } : {}),
    employer: role.employer,
    rung: elementAt(RUNGS, TOP_RUNG[role.seniority]),
    title: role.title,
    start: (end ?? REFERENCE_MONTH) - tenure,
    city: identity.city,
  };
  if (end !== undefined) current.end = end;
  const stints = [current];
  // Nobody is a founder or a chief by training: before, they did what the company does.
  const track = ['founder', 'chief'].includes(role.track.id) ? mainTrack(role.industry) : role.track;

  for (let top = TOP_RUNG[role.seniority]; stints.length < 7; ) {
    const newer = elementAt(stints, stints.length - 1);
    end = newer.start - (random.chance(0.3) ? random.between(1, 4) : 0);
    const room = end - firstMonth;
    if (room < 7) break;
    const length =
      stints.length === 6 || room < 20 ? room : Math.min(room, random.between(13, Math.max(20, Math.min(66, room))));
    const start = end - length;
    top = Math.max(1, Math.min(top, Math.round(((start - firstMonth) / total) * (TOP_RUNG[role.seniority] + 0.8))));
    const first = start - firstMonth < 7;
    const rung = first && length <= 11 ? 'training' : elementAt(RUNGS, top);
    stints.push(drawStint(identity, track, rung, start, end, stints, random));
  }
  const told = new Set<string>();
  const positions = stints.map((stint) =>
    writePosition(stint, stint === current ? role.track : track, identity, role, told, random),
  );
  return {
    positions,
    firstMonth: Math.min(firstMonth, elementAt(stints, stints.length - 1).start),
    currentSince: current.start,
    years: Math.floor(total / 12),
    trade: track,
  };
}

function drawStint(
  identity: PersonIdentity,
  track: Track,
  rung: Rung,
  start: number,
  end: number,
  stints: readonly Stint[],
  random: SeededRandom,
): Stint {
  const newer = elementAt(stints, stints.length - 1);
  const promoted =
    newer.company &&
    newer.rung !== rung &&
    newer.start === end &&
    yearOf(start) > newer.company.founded &&
    random.chance(0.4);
  const company = promoted ? newer.company : findEmployer(track, start, stints, identity, random);
  const area = areaOf(company?.city ?? identity.city, random);
  const product = company ? elementAt(sampleCompany(company.index).products, 0).name : '';
  const titles = product ? track.titles[rung] : track.titles[rung].filter((title) => !title.includes('{product}'));
  return {
    ...(company ? { company } : {}),
    employer:
      company?.name ?? localEmployerName(random, random.pick(identity.pool.family), identity.city.country === 'India'),
    rung,
    title: fill(random.pick(titles), { area, product }, random),
    start,
    end,
    city: company ? (random.chance(0.75) ? company.city : company.otherCity) : identity.city,
  };
}

let byCountry: ReadonlyMap<string, readonly CompanyOutline[]> | undefined;

/** Companies by country and by part of the world, to look for earlier employers where people live. */
function companiesNear(place: string): readonly CompanyOutline[] {
  byCountry ??= companyOutlines().reduce((map, company) => {
    for (const key of [company.city.country, company.city.home.companyNames]) {
      const list = map.get(key) ?? [];
      list.push(company);
      map.set(key, list);
    }
    return map;
  }, new Map<string, CompanyOutline[]>());
  return byCountry.get(place) ?? [];
}

/** A company of the network, near rather than far, that existed by then and employs such people; else none. */
function findEmployer(
  track: Track,
  start: number,
  stints: readonly Stint[],
  identity: PersonIdentity,
  random: SeededRandom,
): CompanyOutline | undefined {
  if (random.chance(0.05)) return undefined;
  const { country, home } = identity.city;
  const inCountry = companiesNear(country);
  const inRegion = companiesNear(home.companyNames);
  const anywhere = companyOutlines();
  for (let attempt = 0; attempt < 16; attempt += 1) {
    const draw = random.next();
    const pool =
      draw < 0.8 && inCountry.length > 0 ? inCountry : draw < 0.96 && inRegion.length > 0 ? inRegion : anywhere;
    const candidate = random.pick(pool);
    if (candidate.employees < 8 || stints.some((stint) => stint.company === candidate)) continue;
    if (candidate.founded < yearOf(start) && fitsIndustry(track, candidate.industry)) return candidate;
  }
  return undefined;
}

function writePosition(
  stint: Stint,
  track: Track,
  identity: PersonIdentity,
  role: PersonRole,
  told: Set<string>,
  random: SeededRandom,
): Position {
  const facts = stint.company ? sampleCompany(stint.company.index) : undefined;
  const settled = (stint.end ?? REFERENCE_MONTH) - stint.start >= 8;
  const description =
    settled && random.chance(0.8) && stint.rung !== 'training'
      ? tellFeats(stint, track, role, told, random)
      : undefined;
  return {
    title: stint.title,
    companyName: stint.employer,
    ...(facts?.slug && !(identity.occupation === 'unlisted' && stint.end === undefined)
      ? { companySlug: facts.slug }
      : {}),
    location: writePlace(stint.city),
    ...(description ? { description } : {}),
    start: writeMonth(stint.start),
    ...(stint.end === undefined ? {} : { end: writeMonth(stint.end) }),
  };
}

/** Feats that take a team or a mandate; nobody begins with them. */
const LEADING =
  /^(Led|Introduced|Hired|Ran|Opened|Negotiated|Raised|Grew|Took|Published|Set up|Rewrote|Handled|Closed|Built (a channel|the practice|a fact)|Moved half|Trained|Advised|Delivered|Signed|Rescued|Served|Brought (voluntary|drop-out|{3-8} sites|{6-40}))/;

const featsOfBeginners = oncePer(({ did }: Track): readonly string[] => did.filter((line) => !LEADING.test(line)));

/** What was done there; nobody claims the same achievement at two employers. */
function tellFeats(
  stint: Stint,
  track: Track,
  role: PersonRole,
  told: Set<string>,
  random: SeededRandom,
): string | undefined {
  const facts = stint.company ? sampleCompany(stint.company.index) : undefined;
  const slots: Slots = {
    city: stint.city.city,
    field: stint.company?.industry.field ?? role.industry.field,
    customers: random.pick(stint.company?.industry.customers ?? role.industry.customers),
    area: areaOf(stint.city, random),
    ...(facts ? { company: facts.name, product: random.pick(facts.products).name } : {}),
    ...(facts && facts.clients.length > 0 ? { client: random.pick(facts.clients) } : {}),
  };
  const sayable = (stint.rung === 'entry' ? featsOfBeginners(track) : track.did).filter(
    (line) => !told.has(line) && slotsOf(line).every((slot) => slot in slots),
  );
  // An early job has smaller achievements: its rung decides how many are listed.
  const count = stint.rung === 'entry' ? 1 : random.between(1, 3);
  const lines = random.some(sayable, count);
  for (const line of lines) told.add(line);
  return lines.length > 0 ? lines.map((line) => fill(line, slots, random)).join(' ') : undefined;
}
