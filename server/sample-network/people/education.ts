import { elementAt } from '../../../shared/element-at.ts';
import type { School } from '../../providers/profile-facts.ts';
import { writeMonth, yearOf } from '../calendar.ts';
import type { City } from '../data/places.ts';
import type { Track } from '../data/track.ts';
import type { SeededRandom } from '../seeded-random.ts';

/** Schools end when work begins: newest first, the last one in the month before the first job at the latest. */
export function drawEducation(
  track: Track,
  home: City,
  firstMonth: number,
  studying: boolean,
  random: SeededRandom,
): School[] {
  const indian = home.country === 'India';
  const field = random.pick(track.fields);
  const own = track.degree !== undefined && random.chance(0.62) ? track.degree : undefined;
  const master = own !== undefined || random.chance(0.36);
  const bachelorYears = indian ? (/Law|Medicine/.test(field) ? 5 : isTechnical(field) ? 4 : 3) : random.between(3, 4);
  const masterYears = own === 'PhD' ? random.between(4, 5) : own === 'MD' ? 3 : 2;
  const end = studying ? yearOf(firstMonth) + random.between(0, 1) : yearOf(firstMonth - 1);
  const bachelorEnd = master ? end - masterYears : end;
  const schools: School[] = [
    {
      school: schoolName(home, random),
      degree: bachelorOf(field, indian),
      field,
      start: String(bachelorEnd - bachelorYears),
      end: String(bachelorEnd),
    },
  ];
  if (master) {
    const subject = own ? field : random.pick(track.fields);
    const business = !own && random.chance(0.4);
    schools.unshift({
      school: business ? businessSchoolName(home, random) : schoolName(home, random),
      degree: own ?? (business ? 'MBA' : masterOf(subject, indian)),
      field: business ? random.pick(['Marketing', 'Finance', 'Operations', 'Strategy', 'General Management']) : subject,
      start: String(bachelorEnd),
      end: String(end),
    });
  }
  if (studying) {
    const newest = elementAt(schools, 0);
    newest.end = writeMonth(firstMonth + 8);
  }
  return schools;
}

function isTechnical(field: string): boolean {
  return /Engineering|Technology|Systems|Mechatronics|Architecture|Electronics|Computing|Computer|Cyber|Data Science|Statistics/.test(
    field,
  );
}

function bachelorOf(field: string, indian: boolean): string {
  if (/Law/.test(field)) return indian ? 'BA LLB' : 'LLB';
  if (/Medicine/.test(field)) return 'MBBS';
  if (/Architecture/.test(field)) return 'B.Arch';
  if (/Commerce|Accounting|Taxation/.test(field)) return indian ? 'B.Com' : 'BSc';
  if (/Business|Marketing|Management|Trade/.test(field)) return 'BBA';
  if (isTechnical(field)) return indian ? 'B.Tech' : 'BEng';
  return /Literature|Journalism|History|Sociology|Political|Communication|Arts|Design|Social|Psychology/.test(field)
    ? 'BA'
    : indian
      ? 'B.Sc'
      : 'BSc';
}

function masterOf(field: string, indian: boolean): string {
  if (/Commerce|Accounting|Taxation/.test(field)) return indian ? 'M.Com' : 'MSc';
  if (isTechnical(field)) return indian ? 'M.Tech' : 'MEng';
  return /Literature|Journalism|History|Sociology|Political|Communication|Arts|Design|Social|Psychology/.test(field)
    ? 'MA'
    : indian
      ? 'M.Sc'
      : 'MSc';
}

const INVENTED = [
  'Nilgiri',
  'Kaveri',
  'Aravalli',
  'Sahyadri',
  'Godavari',
  'Vindhya',
  'Tungabhadra',
  'Chilika',
  'Sabarmati',
  'Periyar',
];
const SAINTS = [
  'St Brannoc',
  'St Eluned',
  'Kingsmere',
  'Hollowford',
  'Ashgrove',
  'Lindenhof',
  'Santa Ilaria',
  'Belvedere',
];

/** Invented schools: real ones would seem to vouch for people who do not exist. */
function schoolName(home: City, random: SeededRandom): string {
  if (home.country === 'India') {
    const name = random.pick(INVENTED);
    return random.pick([
      `${name} Institute of Technology, ${home.city}`,
      `${name} University`,
      `${name} College, ${home.city}`,
      `${home.city} ${name} College of Arts and Science`,
    ]);
  }
  const name = random.pick(SAINTS);
  return random.pick([
    `${name} University, ${home.city}`,
    `${name} College`,
    `${name} University of Applied Sciences`,
    `${home.city} ${name} Institute`,
  ]);
}

function businessSchoolName(home: City, random: SeededRandom): string {
  return home.country === 'India'
    ? `${random.pick(INVENTED)} School of Management, ${home.city}`
    : `${random.pick(SAINTS)} Business School`;
}
