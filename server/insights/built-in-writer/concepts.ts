import type { Department } from '../../../shared/catalogue.ts';
import { elementAt } from '../../../shared/element-at.ts';

/**
 * What in business talk about: word stems that mean the same trade or task, and who buys for it. Used to see
 * that 'freight forwarders' and 'Logistics and Supply Chain' are one market. Never written out: texts quote the
 * words of the facts and of the user.
 */
interface Concept {
  words: string;
  buyers: readonly Department[];
}

const CONCEPTS: readonly Concept[] = [
  {
    words:
      'logistics logistic logistik logistique logística freight shipping shipper shipment forwarder warehouse warehousing warehouses lager lagerverwaltung fulfilment fulfillment fleet trucking truck transport transportation haulage dispatch courier cargo container',
    buyers: ['Operations', 'Purchasing'],
  },
  {
    words: 'procurement sourcing supplier suppliers vendor vendors purchasing purchase einkauf achats compras tender',
    buyers: ['Purchasing', 'Finance', 'Operations'],
  },
  {
    words: 'hr hiring recruitment recruiting recruiter recruiters payroll attendance workforce onboarding staffing',
    buyers: ['Human Resources'],
  },
  {
    words:
      'training learning upskilling lms e-learning elearning curriculum student students school schools university universities college education edtech teacher teachers teaching classroom campus',
    buyers: ['Human Resources', 'Education'],
  },
  {
    words:
      'sales crm lead leads prospect prospecting pipeline outbound outreach quota seller selling vertrieb ventas vente',
    buyers: ['Sales', 'Business Development', 'Marketing'],
  },
  {
    words: 'marketing seo advertising ads ad campaign campaigns branding influencer agency agencies',
    buyers: ['Marketing', 'Media and Communication'],
  },
  {
    words:
      'finance financial accounting bookkeeping invoice invoices invoicing billing expense expenses tax taxes gst audit treasury budget reconciliation receivables payables ledger',
    buyers: ['Finance', 'Accounting'],
  },
  {
    words:
      'bank banks banking fintech lending lender lenders loan loans credit payment payments insurance insurer insurers wealth investment investor investors nbfc',
    buyers: ['Finance', 'Operations'],
  },
  {
    words:
      'security cybersecurity infosec threat threats vulnerability firewall identity fraud phishing compliance soc',
    buyers: ['Information Technology', 'Legal', 'Engineering'],
  },
  {
    words:
      'cloud infrastructure devops kubernetes hosting datacenter observability monitoring migration backend deployment',
    buyers: ['Information Technology', 'Engineering'],
  },
  {
    words: 'data analytics dashboard dashboards reporting warehouse-data etl bi ai ml forecasting prediction',
    buyers: ['Information Technology', 'Engineering', 'Product Management', 'Research'],
  },
  {
    words: 'developer developers engineering api apis programming saas',
    buyers: ['Engineering', 'Information Technology', 'Product Management'],
  },
  {
    words: 'testing qa quality inspection inspections defect defects calibration',
    buyers: ['Quality Assurance', 'Engineering', 'Operations'],
  },
  {
    words:
      'manufacturing manufacturer manufacturers factory factories plants production machinery machine-tools industrial fertigung steel metal metals casting forging machining automotive vehicle vehicles electronics fabrication tooling',
    buyers: ['Operations', 'Engineering', 'Quality Assurance', 'Purchasing'],
  },
  {
    words:
      'construction builder builders contractor contractors buildings architecture architect civil cement properties realty estate housing apartments',
    buyers: ['Real Estate', 'Program and Project Management', 'Operations'],
  },
  {
    words:
      'retail retailer retailers shop shops shopper shoppers e-commerce ecommerce marketplace merchant merchants grocery fashion apparel garment garments d2c checkout',
    buyers: ['Marketing', 'Sales', 'Operations'],
  },
  { words: 'textile textiles fabric yarn weaving spinning mill mills handloom', buyers: ['Operations', 'Purchasing'] },
  {
    words:
      'hospital hospitals clinic clinics patient patients doctor doctors medical healthcare health diagnostics diagnostic nurse nurses pharma pharmaceutical pharmaceuticals drug drugs biotech laboratory laboratories labs clinical dental dentist dentists',
    buyers: ['Healthcare Services', 'Research', 'Operations'],
  },
  {
    words: 'restaurant restaurants hotel hotels hospitality travel tourism kitchen kitchens catering booking',
    buyers: ['Operations', 'Marketing'],
  },
  {
    words: 'food beverage beverages dairy farm farms farmer farmers agriculture agri agritech crop crops cold',
    buyers: ['Operations', 'Purchasing', 'Quality Assurance'],
  },
  {
    words:
      'energy solar wind battery batteries electricity grid renewable renewables utility utilities oil ev charging',
    buyers: ['Operations', 'Engineering', 'Purchasing'],
  },
  {
    words: 'water waste recycling sustainability carbon emission emissions climate circular',
    buyers: ['Operations', 'Community and Social Services', 'Purchasing'],
  },
  { words: 'legal law lawyer lawyers contract contracts litigation privacy', buyers: ['Legal'] },
  {
    words: 'support helpdesk tickets chatbot chatbots service-desk callcenter contact-center kundenservice complaints',
    buyers: ['Support', 'Operations'],
  },
  {
    words: 'design designer designers ux ui prototype prototyping packaging',
    buyers: ['Arts and Design', 'Product Management', 'Marketing'],
  },
  {
    words: 'research survey surveys insight insights experiment experiments',
    buyers: ['Research', 'Marketing', 'Product Management'],
  },
  {
    words: 'telecom telecommunications broadband fibre fiber spectrum connectivity',
    buyers: ['Engineering', 'Information Technology'],
  },
  {
    words: 'nonprofit ngo charity donor donors volunteer volunteers foundation',
    buyers: ['Community and Social Services'],
  },
  {
    words: 'publishing streaming gaming subtitles',
    buyers: ['Media and Communication', 'Marketing'],
  },
  {
    words: 'consulting consultancy advisory consultants',
    buyers: ['Consulting', 'Operations'],
  },
];

const BY_WORD = new Map<string, number>();
for (const [index, { words }] of CONCEPTS.entries()) for (const word of words.split(' ')) BY_WORD.set(word, index);

/** Departments that buy for a concept. */
export function buyersOf(concept: number): readonly Department[] {
  return elementAt(CONCEPTS, concept).buyers;
}

/** True for words of business that are no names: safe to write small inside a sentence. */
export function isCommonNoun(word: string): boolean {
  return BY_WORD.has(word);
}

const WORD = /[\p{L}\p{N}][\p{L}\p{N}&-]*/gu;

/** Each concept a text speaks of, with the first word that said so. */
export function conceptsIn(text: string, into = new Map<number, string>()): Map<number, string> {
  for (const word of text.match(WORD) ?? []) {
    const concept = BY_WORD.get(word.toLowerCase());
    if (concept !== undefined && !into.has(concept)) into.set(concept, word);
  }
  return into;
}
