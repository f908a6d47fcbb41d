/**
 * The invented people and companies of the Unipile stand-in. Everybody whose slug begins with 'zz-' exists: a few are written out,
 * the others are made from their slug, the same each time.
 */
export interface InventedPerson {
  slug: string;
  first_name: string | null;
  last_name: string | null;
  headline: string | null;
  location?: string | undefined;
  summary?: string | undefined;
  is_premium?: boolean | undefined;
  follower_count?: number | undefined;
  contact_info?: { emails?: string[]; phones?: string[]; adresses?: string[]; socials?: object[] } | undefined;
  work_experience: object[];
  education: object[];
  skills: string[];
  languages: object[];
  certifications: object[];
  volunteering_experience: object[];
  posts: object[];
}

const POST = {
  title: null,
  reaction_counter: 12,
  comment_counter: 3,
  repost_counter: 0,
  impressions_counter: 0,
  is_repost: false,
};

const ASHA: InventedPerson = {
  slug: 'zz-asha-rao',
  first_name: 'Asha',
  last_name: 'Rao',
  headline: 'Head of RevOps at Acme Freight',
  location: 'Bengaluru, Karnataka, India',
  summary: 'I build revenue teams that count what matters.',
  is_premium: true,
  follower_count: 797,
  contact_info: {
    emails: ['asha.rao@example.com'],
    phones: ['080 4155 0000', '+91 98765-43210'],
    adresses: ['1 MG Road'],
    socials: [],
  },
  // Pages group positions by company: the newest is not the first.
  work_experience: [
    {
      company_id: '200',
      company: 'Globex Example',
      position: 'Sales Ops',
      skills: [],
      start: '2/1/2018',
      end: '11/1/2021',
    },
    {
      company_id: '100',
      company: 'Acme Freight',
      position: 'Head of RevOps',
      location: 'Bengaluru',
      description: 'Pricing, planning and the tools of 40 sellers.',
      skills: [],
      start: '11/1/2021',
      end: null,
    },
    {
      company_id: '200',
      company: 'Globex Example',
      position: 'Analyst',
      skills: [],
      start: '1/1/2016',
      end: '2/1/2018',
    },
  ],
  education: [
    {
      school_id: '1',
      school: 'State University',
      degree: 'BCom',
      field_of_study: 'Commerce',
      start: '1/1/2012',
      end: '1/1/2015',
    },
  ],
  skills: ['Salesforce', 'Forecasting', 'Salesforce'],
  languages: [{ name: 'English', proficiency: 'Professional working proficiency' }, { name: 'Hindi' }],
  certifications: [{ name: 'Certified Forecaster', organization: 'Example Institute', url: 'https://example.org/c' }],
  volunteering_experience: [
    {
      company: 'Example Food Bank',
      description: '',
      role: 'Driver',
      cause: 'Poverty alleviation',
      start: null,
      end: null,
    },
  ],
  posts: [
    {
      ...POST,
      text: 'We closed the quarter without a spreadsheet.',
      parsed_datetime: '2026-11-02T08:30:00.000Z',
      date: '2w',
    },
    { ...POST, text: 'Hiring two analysts in Bengaluru.', parsed_datetime: '2026-11-10T10:00:00.000Z', date: '1w' },
    {
      ...POST,
      text: '',
      is_repost: true,
      parsed_datetime: '2026-11-12T10:00:00.000Z',
      date: '1w',
      repost_content: { text: 'Of another' },
    },
    {
      ...POST,
      text: 'Somebody else wrote this.',
      is_repost: true,
      parsed_datetime: '2026-11-13T10:00:00.000Z',
      date: '1w',
      author: { public_identifier: 'zz-someone-else', id: 'ACoAAelse', name: 'Someone Else', is_company: false },
    },
    { ...POST, text: '  ', parsed_datetime: '2026-11-14T10:00:00.000Z', date: '6d' },
  ],
};

/** Little is known, and most of it comes as null. */
const QUIET: InventedPerson = {
  slug: 'zz-quiet',
  first_name: 'Q',
  last_name: null,
  headline: null,
  work_experience: [],
  education: [],
  skills: [],
  languages: [],
  certifications: [],
  volunteering_experience: [],
  posts: [],
};

/** A board seat is listed before the job. */
const SEATED: InventedPerson = {
  ...QUIET,
  slug: 'zz-seated',
  first_name: 'Sita',
  last_name: 'Menon',
  headline: 'CFO at Globex Example',
  work_experience: [
    { company_id: '100', company: 'Acme Freight', position: 'Board Member', skills: [], start: '3/1/2024', end: null },
    { company_id: '200', company: 'Globex Example', position: 'CFO', skills: [], start: '5/1/2020', end: null },
  ],
};

/** Works for a company whose page cannot be had. */
export const FAILING_COMPANY = '503';
const UNLUCKY: InventedPerson = {
  ...ASHA,
  slug: 'zz-company-fail',
  work_experience: [
    {
      company_id: FAILING_COMPANY,
      company: 'Unlucky Example',
      position: 'CTO',
      skills: [],
      start: '4/1/2020',
      end: null,
    },
  ],
};

const WRITTEN_OUT = new Map([ASHA, QUIET, SEATED, UNLUCKY].map((person) => [person.slug, person]));
const TITLES = ['Sales Manager', 'VP Marketing', 'Software Engineer', 'HR Manager', 'Founder', 'Head of Operations'];
const PLACES = [
  'Pune, Maharashtra, India',
  'Berlin, Germany',
  'Mumbai, Maharashtra, India',
  'Austin, Texas, United States',
];

export const COMPANIES = new Map(
  [
    { id: '100', slug: 'zz-acme-freight', name: 'Acme Freight' },
    { id: '200', slug: 'zz-globex-example', name: 'Globex Example' },
  ].flatMap((company) => [[company.id, company] as const, [company.slug, company] as const]),
);

/** Anybody whose slug begins with 'zz-'; undefined for all others. */
export function inventPerson(slug: string): InventedPerson | undefined {
  const known = WRITTEN_OUT.get(slug);
  if (known || !slug.startsWith('zz-')) return known;
  const number = [...slug].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003, 7);
  const words = slug
    .replace(/^zz-/, '')
    .replace(/-?\d+$/, '')
    .split('-')
    .map(capitalise);
  const title = TITLES[number % TITLES.length];
  const company = COMPANIES.get(number % 2 === 0 ? '100' : '200')!;
  return {
    ...ASHA,
    slug,
    first_name: words[0] || 'Zara',
    last_name: words.slice(1).join(' ') || null,
    headline: `${title} at ${company.name}`,
    location: PLACES[number % PLACES.length]!,
    is_premium: number % 3 === 0,
    follower_count: number % 5_000,
    contact_info: undefined,
    work_experience: [
      { company_id: company.id, company: company.name, position: title, skills: [], start: '3/1/2022', end: null },
    ],
    posts: [{ ...POST, text: `What ${title}s ask me most.`, parsed_datetime: '2026-11-03T09:00:00.000Z', date: '2w' }],
  };
}

function capitalise(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** The page of a company by number or slug; undefined for one that does not exist. */
export function inventCompany(identifier: string): object | undefined {
  const company = COMPANIES.get(identifier);
  if (!company) return undefined;
  return {
    object: 'CompanyProfile',
    id: company.id,
    name: company.name,
    description: `${company.name} moves boxes, and bills for it without paper.`,
    entity_urn: `urn:li:fsd_company:${company.id}`,
    public_identifier: company.slug,
    profile_url: `https://www.linkedin.com/company/${company.slug}/`,
    tagline: 'Freight billing, automated',
    followers_count: 48_210,
    hashtags: [],
    messaging: { is_enabled: false },
    claimed: true,
    viewer_permissions: {},
    organization_type: 'PRIVATELY_HELD',
    locations: [
      { is_headquarter: false, country: 'SG', city: 'Singapore', street: [] },
      {
        is_headquarter: true,
        country: 'IN',
        city: 'Bengaluru',
        postalCode: '560001',
        street: ['1 MG Road'],
        area: 'Karnataka',
      },
    ],
    industry: ['Software Development'],
    activities: ['logistics', 'billing'],
    employee_count: 230,
    employee_count_range: { from: 201, to: 500 },
    website: 'https://acme-freight.example',
    foundation_date: '2014',
  };
}

export const COMPANY_POSTS = [
  {
    ...POST,
    text: 'Our Pune hub is open. It handles 4,000 boxes a day.\nCome and see.',
    parsed_datetime: '2026-10-20T09:00:00.000Z',
    date: '1mo',
  },
  { ...POST, title: 'Series B', text: 'We raised to grow.', parsed_datetime: '2026-11-01T09:00:00.000Z', date: '3w' },
];
