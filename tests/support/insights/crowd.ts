import type { CompanyFacts, GatheredFacts, PersonFacts, Post } from '../../../server/providers/profile-facts.ts';

/** Many different people out of few lists, so that repetition and holes in the writer's texts come to light. */

const FIRST =
  'Priya Arjun Mei Tom Zoë Björn Fatima Ravi Chloé Diego Aiko Noah Lakshmi Omar Ewa Luca Grace Şule Thabo Ines'.split(
    ' ',
  );
const LAST =
  "Nair Menon Chen Baker Müller Ångström Haddad O'Brien Lefèvre García Sato Weiss Iyer Farouk Nowak Rossi Okafor Yılmaz Mokoena Duarte".split(
    ' ',
  );
const TITLES = [
  'Head of Procurement',
  'VP Operations',
  'Software Engineer II',
  'Founder & CEO',
  'HR Manager',
  'Marketing Intern',
  'CFO',
  'Plant Head',
  'Sr. Accountant',
  'IT Manager',
  'Managing Partner',
  'Customer Success Manager',
  'AVP',
  'Directrice Achats',
];
const TOWNS = [
  ['Kochi', 'Kerala, India', 'India', 'Asia/Kolkata'],
  ['Dubai', 'United Arab Emirates', 'United Arab Emirates', 'Asia/Dubai'],
  ['Riyadh', 'Saudi Arabia', 'Saudi Arabia', 'Asia/Riyadh'],
  ['Lyon', 'France', 'France', 'Europe/Paris'],
  ['Austin', 'Texas, United States', 'United States', undefined],
] as const;
const POSTS = [
  'We still type 140 invoices a week by hand. Next month that number has to start with a zero.',
  'A supplier who calls before a delay is worth 3% more. I pay it. 🚚 #procurement #trust',
  'Cleaned up our contract folder: 61 contracts, 9 nobody remembered signing.',
  'Big news! We are moving the night shift to four days. The first week was chaos, the second was not.',
  'Dear vendors, "circling back" is not a reason to write. A new fact is.',
  'Interviewed 14 people for one post. The best question came from the one who asked what we had stopped doing',
  'Read more at https://blog.example/audit — our audit took 11 days instead of 26…',
  'Unpopular opinion: a whiteboard is a database with better uptime.',
  'Three years ago nobody here would have called a machine by its name. Today line 4 is called Meena, and she is late.',
  'हर शुक्रवार हम एक ग्राहक से मिलते हैं। आज की सीख: सुनना सस्ता है।',
];
const FIELDS = [
  'Freight and Logistics',
  'Hospitals and Health Care',
  'Textile Manufacturing',
  'Financial Services',
  'Software Development',
  'Higher Education',
];
const BRANDS = ['Navik', 'Asha', 'Loomwell', 'Credora', 'Stackyard', 'Gurukul', 'Inc.ly', 'Atlas'];
const NEWS = [
  'opens a second site in Pune',
  'raises ₹40 crore in a Series A round',
  'signs a contract with Malabar Mills',
  'moves payroll in-house',
];
const ROLES = ['Operations Analyst', 'HR Executive', 'UX Designer', 'SDE-2', 'Buyer'];

const of = <T>(list: readonly T[], index: number): T => list[index % list.length]!;

function day(index: number): string {
  return new Date(Date.UTC(2026, 9, 30 - (index % 60))).toISOString().slice(0, 10);
}

function companyOf(index: number): CompanyFacts {
  const field = of(FIELDS, index);
  const name = `${of(BRANDS, index)} ${field.split(' ')[0]}${index >= 24 ? ' Group' : ''}`;
  const rich = index % 5 !== 4;
  return {
    slug: `company-${index}`,
    name,
    industry: field,
    ...(index % 3 !== 0 && {
      description: `${name} serves ${20 + index} towns from one office. It began with a borrowed van.`,
    }),
    ...(index % 3 === 0 && { tagline: 'Every day accounted for' }),
    specialities: ['Scheduling', 'Training'].slice(0, index % 3),
    employeeCount: 12 + index * 37,
    headquarters: { text: 'Pune, Maharashtra, India', city: 'Pune', country: 'India' },
    foundedYear: 1990 + (index % 30),
    products: rich
      ? [
          { name: `${of(BRANDS, index)} One`, summary: 'Shows what is where and when it arrives.' },
          { name: `${of(BRANDS, index)} Two`, summary: 'The same for small firms' },
        ].slice(0, 1 + (index % 2))
      : [],
    targetCustomers: rich ? ['Mid-sized clinics', 'exporters of spices'].slice(0, 1 + (index % 2)) : [],
    clients: index % 2 ? ['Malabar Mills', 'Delta Tyres'] : [],
    caseStudies: rich
      ? [
          {
            client: 'Malabar Mills',
            challenge: `Papers came by courier and ${3 + index} days were lost.`,
            outcome: 'Waiting fell to two days within a quarter',
          },
        ]
      : [],
    pricing:
      index % 4 === 0
        ? [
            { plan: 'Team', price: `$${9 + index}`, per: 'user per month', includes: 'Support, 2 integrations' },
            { plan: 'Enterprise', price: 'On request' },
          ]
        : [],
    updates: rich
      ? [
          { date: day(index * 7), title: `${name} ${of(NEWS, index)}`, text: 'It takes effect next month.' },
          { date: '2026-05', title: 'New brochure', text: '' },
        ]
      : [],
    ...(rich && { callToAction: { text: 'Book a 20-minute demo', url: `https://c${index}.example/demo` } }),
    openRoles: index % 2 ? [{ title: of(ROLES, index), location: 'Pune' }] : [],
  };
}

/** Facts about person number `index`; always the same for one number. */
export function personOfCrowd(index: number): GatheredFacts {
  const company = companyOf((index * 7) % 40);
  const [city, rest, country, timeZone] = of(TOWNS, index);
  const title = of(TITLES, index * 3 + Math.floor(index / 14));
  const person: PersonFacts = {
    slug: `person-${index}`,
    firstName: of(FIRST, index * 3 + Math.floor(index / 40)),
    lastName: of(LAST, index + Math.floor(index / 20)),
    headline: `${title} at ${company.name}`,
    ...(index % 3 === 0 && {
      about: `I have done this for ${2 + (index % 20)} years. Outside work I ${of(['cook', 'run', 'read maps'], index)}.`,
    }),
    ...(index % 6 !== 5 && { location: { text: `${city}, ${rest}`, city, country, ...(timeZone && { timeZone }) } }),
    experience: [
      {
        title,
        companyName: company.name,
        start: `20${String(10 + (index % 17)).padStart(2, '0')}-07`,
        ...(index % 2 && { description: `Runs a team of ${3 + (index % 9)} people.` }),
      },
      { title: of(TITLES, index + 5), companyName: 'Delta Tyres', start: '2006', end: '2010' },
    ].slice(0, 1 + (index % 2)),
    education: [{ school: 'Cochin University', field: 'Economics' }],
    skills: ['Negotiation', 'SQL', 'Tendering'].slice(0, index % 4),
    languages: [],
    certifications: index % 4 === 0 ? [{ name: `CPSM ${index}`, issuer: 'ISM' }] : [],
    volunteering: index % 5 === 0 ? [{ role: 'Mentor', organisation: 'Teach Kerala', cause: 'Education' }] : [],
  };
  const posts: Post[] = Array.from({ length: index % 4 }, (_, at) => ({
    date: day(index + at * 9),
    text: of(POSTS, index * 3 + at * 7),
    ...(at % 2 === 0 && { reactions: 10 + index }),
  })).sort((a, b) => b.date.localeCompare(a.date));
  const from = { source: 'Sample data', retrievedAt: '2026-11-01T00:00:00Z', confidence: 0.9 };
  return { person: { value: person, ...from }, company: { value: company, ...from }, posts: { value: posts, ...from } };
}
