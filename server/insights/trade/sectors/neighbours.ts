import type { SectorId } from './ids.ts';

/**
 * Kinds of companies between which the list of industries does not part well, so that people pick one for the other: a dental clinic is in
 * "Hospitals and Health Care", a car dealer in "Motor Vehicle Manufacturing".
 */
const GROUPS: readonly string[] = [
  'hospitals medical-practices dental-practices veterinary elder-care mental-health-care diagnostic-labs pharmacies',
  'pharma biotech clinical-research research-chemistry',
  'food-production beverages sugar-mills grocery-retail',
  'restaurants catering hotels events',
  'food-production beverages catering',
  'freight-forwarding trucking warehousing-3pl parcel-delivery cold-storage shipping-ports bus-operators',
  'insurance insurance-brokers',
  'banking lending payments wealth-asset-management',
  'construction civil-engineering building-materials glass-cement equipment-rental',
  'automotive-makers automotive-suppliers car-dealers repair-services',
  'power-utilities renewables water-waste environmental-services',
  'real-estate property-management facility-services housing-societies nonprofits',
  'schools universities childcare coaching-institutes edtech',
  'retail ecommerce grocery-retail wholesale pharmacies',
  'it-services software cloud-hosting cybersecurity data-ai',
  'government water-waste public-safety',
];
const neighbours = new Map<string, Set<string>>();
for (const group of GROUPS) {
  const ids = group.split(' ');
  for (const id of ids) neighbours.set(id, new Set([...(neighbours.get(id) ?? []), ...ids]));
}

/** @returns whether a company in one industry may well be of the other kind, when it says so */
export function areNeighbours(one: SectorId, other: SectorId): boolean {
  return neighbours.get(one)?.has(other) ?? false;
}
