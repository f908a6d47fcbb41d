import { type InventedCompany, type InventedProspect, inventProspect } from '../material/invented-prospect.ts';

export type PdlRecord = Record<string, unknown>;

const WORDS = /bare|jobless|presence|nomail|moved|mistaken|faint|status-\d{3}/;
/** Fields that come as true or false on plans without contact and location data. */
const ONLY_PRESENCE = [
  ...['emails', 'personal_emails', 'phone_numbers', 'mobile_phone', 'work_email', 'recommended_personal_email'],
  ...['location_name', 'location_locality', 'location_region'],
];

/** What the stand-in knows of a slug; undefined for slugs it has nobody for. */
export function inventRecord(
  slug: string,
  plan: 'full' | 'presence',
): { data: PdlRecord; likelihood: number } | undefined {
  const person = inventProspect(slug, WORDS);
  if (person === undefined) return undefined;
  const data = person.word === 'bare' ? bareRecord(person) : fullRecord(person);
  if (person.word === 'mistaken') Object.assign(data, ownProfile('zz-somebody-else'), { profiles: [] });
  if (person.word === 'moved') Object.assign(data, ownProfile(`${slug}-2026`));
  if (person.word === 'jobless') (data.experience as PdlRecord[])[1]!.end_date = '2024-05';
  if (person.word === 'nomail') for (const field of ONLY_PRESENCE.slice(0, 6)) data[field] = null;
  if (plan === 'presence' || person.word === 'presence') {
    for (const field of ONLY_PRESENCE) if (field in data) data[field] = data[field] !== null;
  }
  return { data, likelihood: person.word === 'faint' ? 4 : 9 };
}

const ownProfile = (slug: string) => ({
  linkedin_url: `linkedin.com/in/${encodeURIComponent(slug)}`,
  linkedin_username: encodeURIComponent(slug),
});

function bareRecord({ slug, firstName, lastName }: InventedProspect): PdlRecord {
  const empty = [
    'headline',
    'summary',
    'sex',
    'job_title',
    'job_company_name',
    'location_name',
    'work_email',
    'mobile_phone',
  ];
  return {
    id: 'invented_0000',
    first_name: firstName.toLowerCase(),
    last_name: lastName.toLowerCase(),
    ...ownProfile(slug),
    ...Object.fromEntries(empty.map((field) => [field, null])),
    experience: [],
    education: [],
    personal_emails: [],
    phone_numbers: [],
    skills: null,
  };
}

function fullRecord(person: InventedProspect): PdlRecord {
  const { slug, title, company } = person;
  const first = person.firstName.toLowerCase();
  const last = person.lastName.toLowerCase();
  const works = { name: company.name.toLowerCase(), ...companyPage(company), website: company.domain };
  const was = { name: 'zebra & sons', linkedin_url: 'linkedin.com/company/4711', linkedin_id: '4711', website: null };
  return {
    ...bareRecord(person),
    full_name: `${first} ${last}`,
    linkedin_id: '145991517',
    sex: 'female',
    headline: `${title} at ${company.name.toLowerCase()}`,
    summary: `${first} keeps things moving. We are still chasing suppliers by hand. Outside work I run half marathons.`,
    profiles: [
      { network: 'linkedin', url: `linkedin.com/in/${encodeURIComponent(slug)}`, username: encodeURIComponent(slug) },
    ],
    location_name: `${company.city}, ${company.region}, ${company.country}`,
    location_locality: company.city,
    location_region: company.region,
    location_country: company.country,
    job_title: title,
    job_title_levels: ['manager'],
    job_start_date: '2021-03',
    job_company_name: works.name,
    job_company_website: company.domain,
    job_company_size: '51-200',
    job_company_employee_count: company.employees,
    job_company_founded: company.founded,
    job_company_industry: company.industry,
    job_company_linkedin_url: works.linkedin_url,
    job_company_linkedin_id: works.linkedin_id,
    job_company_location_name: `${company.city}, ${company.region}, ${company.country}`,
    job_company_location_locality: company.city,
    job_company_location_region: company.region,
    job_company_location_country: company.country,
    work_email: `${first}.${last}@${company.domain}`,
    recommended_personal_email: null,
    personal_emails: [`${first}.${last}@mail.example`],
    emails: [{ address: `${first}.${last}@${company.domain}`, type: 'current_professional' }],
    mobile_phone: null,
    phone_numbers: ['+919876500000', '+14155550100'],
    skills: ['planning', 'negotiation'],
    interests: ['sailing'],
    languages: [
      { name: 'german', proficiency: 5 },
      { name: 'english', proficiency: null },
    ],
    certifications: [
      { name: 'lean six sigma green belt', organization: 'zz institute', start_date: '2019-06', end_date: null },
    ],
    // The past before the present: they come in no set order.
    experience: [
      {
        company: was,
        title: { name: 'planner' },
        start_date: '2016-02',
        end_date: '2021-02',
        is_primary: false,
        location_names: true,
      },
      {
        company: works,
        title: { name: title, levels: ['manager'] },
        start_date: '2021-03',
        end_date: null,
        is_primary: true,
        summary: `runs ${title}`,
        location_names: [`${company.city}, ${company.country}`],
      },
      { company: null, title: { name: 'no company' }, start_date: null, end_date: null, is_primary: false },
    ],
    education: [
      {
        school: { name: 'zz university', type: 'post-secondary institution' },
        degrees: ['bachelors', 'bachelor of science'],
        majors: ['statistics'],
        start_date: '2012',
        end_date: '2015',
      },
      { school: null, degrees: [], majors: [] },
    ],
  };
}

const companyPage = ({ slug, founded }: InventedCompany) => ({
  linkedin_url: `linkedin.com/company/${slug}`,
  linkedin_id: String(1_000_000 + founded),
});

/** What company/enrich says of an invented company. */
export function inventCompanyAnswer(company: InventedCompany): PdlRecord {
  return {
    id: company.slug,
    name: company.name.toLowerCase(),
    display_name: company.name,
    size: '51-200',
    employee_count: company.employees,
    founded: company.founded,
    industry: company.industry,
    ...companyPage(company),
    linkedin_slug: company.slug,
    website: company.domain,
    headline: 'the last word in what we do.',
    summary: `${company.name.toLowerCase()} serves customers in ${company.country}.`,
    tags: ['planning', company.industry],
    type: 'private',
    location: {
      name: `${company.city}, ${company.region}, ${company.country}`,
      locality: company.city,
      region: company.region,
      country: company.country,
    },
  };
}

/** Whether a record has what `required` asks for: fields joined by AND, OR and brackets; presence alone counts too. */
export function hasRequired(data: PdlRecord, required: string): boolean {
  const tokens = required.match(/\(|\)|[\w.]+/g) ?? [];
  const has = (field: string) => {
    const value = data[field];
    return value !== undefined && value !== null && value !== false && !(Array.isArray(value) && value.length === 0);
  };
  const one = (): boolean => {
    const token = tokens.shift()!;
    if (token !== '(') return has(token);
    const inner = either();
    tokens.shift();
    return inner;
  };
  const both = (): boolean => {
    let all = one();
    while (tokens[0] === 'AND' && tokens.shift()) all = one() && all;
    return all;
  };
  const either = (): boolean => {
    let any = both();
    while (tokens[0] === 'OR' && tokens.shift()) any = both() || any;
    return any;
  };
  return tokens.length === 0 || either();
}
