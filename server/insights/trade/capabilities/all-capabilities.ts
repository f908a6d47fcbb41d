import type { Capability } from '../types.ts';
import { BUILDING_SERVICES_CAPABILITIES } from './building-services.ts';
import { CONSTRUCTION_CAPABILITIES } from './construction.ts';
import { ENERGY_CAPABILITIES } from './energy.ts';
import { FLEET_CAPABILITIES } from './fleet.ts';
import { LOGISTICS_CAPABILITIES } from './logistics.ts';
import { MAINTENANCE_CAPABILITIES } from './maintenance.ts';
import { MANUFACTURING_CAPABILITIES } from './manufacturing.ts';
import { PACKAGING_CAPABILITIES } from './packaging.ts';
import { QUALITY_AND_SAFETY_CAPABILITIES } from './quality-and-safety.ts';
import { WAREHOUSING_CAPABILITIES } from './warehousing.ts';

/** Every kind of offer that is known. */
export const CAPABILITIES: readonly Capability[] = [
  ...BUILDING_SERVICES_CAPABILITIES,
  ...CONSTRUCTION_CAPABILITIES,
  ...ENERGY_CAPABILITIES,
  ...FLEET_CAPABILITIES,
  ...LOGISTICS_CAPABILITIES,
  ...MAINTENANCE_CAPABILITIES,
  ...MANUFACTURING_CAPABILITIES,
  ...PACKAGING_CAPABILITIES,
  ...QUALITY_AND_SAFETY_CAPABILITIES,
  ...WAREHOUSING_CAPABILITIES,
];
