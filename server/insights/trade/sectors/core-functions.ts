import type { JobFunctionId } from '../job-functions/ids.ts';
import type { SectorId } from './ids.ts';

/** Functions that run the thing itself in a trade: who buys what nobody can say more about. */
const CORE: readonly (readonly [sectors: string, functions: readonly JobFunctionId[]])[] = [
  [
    'pharma biotech research-chemistry',
    ['production', 'quality', 'research-development', 'laboratory', 'supply-chain'],
  ],
  ['clinical-research', ['clinical-operations', 'regulatory', 'laboratory']],
  ['diagnostic-labs research-institutes', ['laboratory', 'research-development', 'quality', 'medical']],
  ['medical-devices', ['regulatory', 'quality', 'production', 'research-development']],
  ['hospitals elder-care mental-health-care', ['medical', 'nursing', 'operations', 'it', 'procurement']],
  ['medical-practices veterinary', ['medical', 'office-administration', 'facilities']],
  ['dental-practices', ['dental', 'office-administration', 'medical']],
  ['pharmacies', ['pharmacy', 'retail-operations']],
  ['agriculture seed-companies sugar-mills', ['farm-management', 'agronomy', 'operations']],
  ['food-production beverages', ['production', 'quality', 'operations', 'procurement']],
  ['restaurants catering hotels', ['hospitality-operations', 'kitchen-culinary', 'operations', 'it']],
  ['retail grocery-retail car-dealers beauty-salons', ['retail-operations', 'merchandising', 'operations', 'it']],
  [
    'ecommerce internet-marketplaces',
    ['ecommerce', 'operations', 'marketing', 'customer-support', 'returns-operations'],
  ],
  ['wholesale', ['logistics', 'warehouse', 'procurement', 'operations', 'sales']],
  ['trucking bus-operators rail airlines', ['fleet', 'logistics', 'operations', 'maintenance']],
  [
    'freight-forwarding warehousing-3pl cold-storage parcel-delivery shipping-ports',
    ['logistics', 'warehouse', 'supply-chain', 'operations'],
  ],
  [
    'construction civil-engineering equipment-rental building-materials',
    ['construction-management', 'site-management', 'procurement', 'operations'],
  ],
  ['architecture', ['architecture-design', 'engineering']],
  ['real-estate property-management facility-services housing-societies', ['real-estate', 'facilities', 'operations']],
  [
    'power-utilities renewables water-waste oil-gas mining',
    ['maintenance', 'operations', 'engineering', 'energy-management'],
  ],
  [
    'schools universities childcare coaching-institutes edtech',
    ['school-management', 'admissions', 'teaching', 'office-administration', 'it'],
  ],
  [
    'software data-ai cybersecurity cloud-hosting gaming hardware-it',
    ['software-engineering', 'product', 'devops', 'security'],
  ],
  ['it-services telecom', ['it', 'infrastructure-cloud', 'operations', 'software-engineering']],
  ['banking lending', ['lending-credit', 'compliance-risk', 'product', 'operations', 'it', 'finance']],
  ['insurance insurance-brokers', ['underwriting-claims', 'product', 'operations', 'compliance-risk', 'it']],
  ['payments', ['payments-operations', 'product', 'compliance-risk', 'software-engineering', 'operations']],
  ['wealth-asset-management private-equity-vc', ['investment', 'operations', 'compliance-risk']],
  ['accounting-firms', ['accounting', 'treasury-tax']],
  ['law-firms', ['legal', 'contracts']],
  [
    'advertising-agencies pr-agencies design-studios market-research',
    ['marketing', 'key-accounts', 'design', 'growth-performance'],
  ],
  ['publishing broadcasting-film music', ['content-communications', 'product', 'marketing']],
  ['staffing hr-services', ['recruiting', 'hr', 'operations']],
  ['training-providers', ['learning-development', 'teaching']],
  ['events', ['events-management', 'operations']],
  ['fitness sports-clubs', ['operations', 'marketing']],
  ['government public-safety', ['public-administration', 'procurement', 'it', 'site-management']],
  ['museums-libraries', ['operations', 'events-management', 'marketing', 'customer-support']],
  ['travel', ['operations', 'product', 'sales', 'customer-support']],
  ['call-centers-bpo', ['customer-support', 'operations', 'hr', 'it']],
  [
    'cleaning-services security-guards environmental-services repair-services funeral',
    ['operations', 'facilities', 'fleet'],
  ],
  ['management-consulting translation', ['consulting', 'translation', 'operations']],
  ['military', ['procurement', 'operations', 'it']],
  ['nonprofits associations', ['fundraising', 'operations']],
];
const MAKERS: readonly JobFunctionId[] = ['production', 'operations', 'maintenance', 'engineering', 'procurement'];

const bySector = new Map<string, readonly JobFunctionId[]>(
  CORE.flatMap(([sectors, functions]) => sectors.split(' ').map((id) => [id, functions] as const)),
);

/** @returns the functions that run the thing itself in a kind of company; those of a maker for all that make things */
export function coreFunctions(sector: SectorId): readonly JobFunctionId[] {
  return bySector.get(sector) ?? MAKERS;
}
