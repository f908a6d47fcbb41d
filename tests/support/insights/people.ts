import {
  type CompanyFacts,
  type FactPart,
  type FactParts,
  type GatheredFacts,
  noCompanyLists,
  noPersonLists,
  type PersonFacts,
  type Sourced,
} from '../../../server/providers/profile-facts.ts';

/** Hand-written people for the writer's tests: one with everything, others with the gaps real sources leave. */

function sourced<P extends FactPart>(value: FactParts[P]): Sourced<FactParts[P]> {
  return { value, source: 'Sample data', retrievedAt: '2026-11-01T00:00:00Z', confidence: 0.9 };
}

const NAVIK: CompanyFacts = {
  ...noCompanyLists(),
  slug: 'navik-freight',
  name: 'Navik Freight',
  website: 'https://navik.example',
  tagline: 'Every container accounted for',
  description:
    'Navik Freight moves containers between Indian ports and inland depots. It runs its own trucks and books rail.',
  industry: 'Freight and Logistics',
  specialities: ['Container transport', 'Customs clearance'],
  employeeCount: 1240,
  headquarters: { text: 'Kochi, Kerala, India', city: 'Kochi', country: 'India' },
  foundedYear: 2009,
  products: [
    { name: 'Navik Track', summary: 'Shows where every container is and when it will arrive.' },
    { name: 'Navik Depot', summary: 'Storage by the day at four inland depots.' },
  ],
  targetCustomers: ['Exporters of spices and textiles', 'Mid-sized importers'],
  clients: ['Malabar Mills'],
  caseStudies: [
    {
      client: 'Malabar Mills',
      challenge: 'Containers waited six days at the port because papers came by courier.',
      outcome: 'Waiting time fell to two days within a quarter.',
    },
  ],
  pricing: [
    { plan: 'Basic', price: '₹4,500', per: 'container', includes: 'tracking and one change of date' },
    { plan: 'Plus', price: '₹6,200', per: 'container' },
  ],
  updates: [
    {
      date: '2026-10-12',
      title: 'Navik Freight opens a depot in Coimbatore',
      text: 'Navik Freight opens a depot in Coimbatore. It holds 300 containers.',
    },
    { date: '2026-08-03', title: 'New rail link to Nhava Sheva', text: 'Two trains a week now leave Kochi.' },
  ],
  callToAction: { text: 'Get a freight quote', url: 'https://navik.example/quote' },
  openRoles: [{ title: 'Operations Analyst', location: 'Coimbatore' }],
};

const PRIYA: PersonFacts = {
  ...noPersonLists(),
  slug: 'priya-nair-7',
  firstName: 'Priya',
  lastName: 'Nair',
  headline: 'Head of Procurement at Navik Freight',
  about: 'I buy trucks, tyres and time. Outside work I run half marathons, slowly.',
  location: { text: 'Kochi, Kerala, India', city: 'Kochi', country: 'India', timeZone: 'Asia/Kolkata' },
  followerCount: 2310,
  experience: [
    {
      title: 'Head of Procurement',
      companyName: 'Navik Freight',
      companySlug: 'navik-freight',
      start: '2026-07',
      description: 'Buys for four depots. Brought the number of suppliers from 220 to 90.',
    },
    { title: 'Category Manager', companyName: 'Delta Tyres', start: '2019-02', end: '2026-06' },
  ],
  education: [{ school: 'Cochin University', degree: 'MBA', field: 'Operations', end: '2012' }],
  skills: ['Negotiation', 'Tendering', 'SAP Ariba'],
  languages: [{ name: 'Malayalam', proficiency: 'Native' }],
  certifications: [{ name: 'CPSM', issuer: 'ISM' }],
  volunteering: [{ role: 'Mentor', organisation: 'Teach Kerala', cause: 'Education' }],
};

export const FULL: GatheredFacts = {
  person: sourced<'person'>(PRIYA),
  company: sourced<'company'>(NAVIK),
  posts: sourced<'posts'>([
    {
      date: '2026-10-20',
      text: 'We still type 140 invoices a week by hand. Next month that number has to start with a zero. #procurement',
      reactions: 143,
      comments: 12,
    },
    { date: '2026-10-06', text: 'A supplier who calls before a delay is worth 3% more. I pay it. 🚚', reactions: 88 },
    { date: '2026-09-22', text: 'Cleaned up our contract folder: 61 contracts, 9 nobody remembered signing.' },
  ]),
};

/** Same company, another person: their texts must differ. */
export const COLLEAGUE: GatheredFacts = {
  ...FULL,
  person: sourced<'person'>({
    ...noPersonLists(),
    slug: 'arjun-menon-2',
    firstName: 'Arjun',
    lastName: 'Menon',
    headline: 'VP Operations',
    location: { text: 'Dubai, United Arab Emirates', city: 'Dubai', country: 'United Arab Emirates' },
    experience: [{ title: 'VP Operations', companyName: 'Navik Freight', start: '2021-01' }],
  }),
  posts: sourced<'posts'>([]),
};

/** A headline and nothing else. */
export const HEADLINE_ONLY: GatheredFacts = {
  person: sourced<'person'>({
    ...noPersonLists(),
    slug: 'sam-lee',
    firstName: 'Sam',
    headline: 'Open to work | Former CFO',
  }),
};

/** Known by slug alone. */
export const EMPTY: GatheredFacts = { person: sourced<'person'>({ ...noPersonLists(), slug: 'nobody' }) };

/** A job and a company of which only name and industry are known. */
export const THIN: GatheredFacts = {
  person: sourced<'person'>({
    ...noPersonLists(),
    slug: 'kenta-sato',
    firstName: '健太',
    lastName: '佐藤',
    headline: 'エンジニア',
    experience: [{ title: 'Engineer', companyName: 'Oasis', start: '2015' }],
  }),
  company: sourced<'company'>({ ...noCompanyLists(), name: 'Oasis', industry: 'Utilities' }),
};

/** User companies from three words to a page, not all in English. */
export const OWN_COMPANIES = {
  short: { website: 'https://payhub.example', description: 'Cloud HR software' },
  help: {
    website: 'leerfahrt.example',
    description:
      'We help mid-sized logistics firms cut empty miles with route planning software. Customers save 18% of fuel in the first quarter.',
  },
  labelled: {
    website: 'https://www.tallyroom.example/en',
    description:
      'Products: invoice capture, supplier portal and spend reports.\nTarget market: manufacturers, freight companies and hospitals with 200 to 2,000 employees.\nKey value propositions:\n- Go live in 3 weeks\n- No change to your ERP',
  },
  german: {
    website: 'https://lagerwerk.example',
    description:
      'Wir entwickeln Lagerverwaltungssoftware für mittelständische Händler. Unsere Kunden sparen 20 % der Wege im Lager.',
  },
  devanagari: { website: '', description: 'मुंबई में छोटे व्यवसायों के लिए लेखा सेवाएँ' },
  security: {
    website: 'https://fort.example',
    description: 'Cybersecurity audits and penetration testing for banks, insurers and fintech startups',
  },
  slogan: { website: 'https://hire.example', description: 'Make hiring easy.' },
  websiteOnly: { website: 'https://www.acme-tools.example/products', description: '' },
} as const;
