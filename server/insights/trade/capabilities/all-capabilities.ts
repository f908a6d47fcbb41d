import type { Capability } from '../types.ts';
import { AGRICULTURE_CAPABILITIES } from './agriculture.ts';
import { AUTOMOTIVE_CAPABILITIES } from './automotive.ts';
import { BUILDING_SERVICES_CAPABILITIES } from './building-services.ts';
import { CONSTRUCTION_CAPABILITIES } from './construction.ts';
import { EDUCATION_CAPABILITIES } from './education.ts';
import { ELECTRONICS_CAPABILITIES } from './electronics.ts';
import { ENERGY_CAPABILITIES } from './energy.ts';
import { FLEET_CAPABILITIES } from './fleet.ts';
import { FOOD_CAPABILITIES } from './food.ts';
import { HEALTHCARE_CAPABILITIES } from './healthcare.ts';
import { LABORATORY_CAPABILITIES } from './laboratory.ts';
import { LOGISTICS_CAPABILITIES } from './logistics.ts';
import { MAINTENANCE_CAPABILITIES } from './maintenance.ts';
import { MANUFACTURING_CAPABILITIES } from './manufacturing.ts';
import { MEDIA_CAPABILITIES } from './media.ts';
import { NONPROFIT_CAPABILITIES } from './nonprofit.ts';
import { PACKAGING_CAPABILITIES } from './packaging.ts';
import { PHARMA_CAPABILITIES } from './pharma.ts';
import { PRINTING_CAPABILITIES } from './printing.ts';
import { PUBLIC_SECTOR_CAPABILITIES } from './public-sector.ts';
import { QUALITY_AND_SAFETY_CAPABILITIES } from './quality-and-safety.ts';
import { REAL_ESTATE_CAPABILITIES } from './real-estate.ts';
import { RESTAURANTS_AND_HOTELS_CAPABILITIES } from './restaurants-and-hotels.ts';
import { RETAIL_CAPABILITIES } from './retail.ts';
import { TEXTILES_CAPABILITIES } from './textiles.ts';
import { WAREHOUSING_CAPABILITIES } from './warehousing.ts';
import { WATER_AND_ENVIRONMENT_CAPABILITIES } from './water-and-environment.ts';

/** Every kind of offer that is known. */
export const CAPABILITIES: readonly Capability[] = [
  ...AGRICULTURE_CAPABILITIES,
  ...AUTOMOTIVE_CAPABILITIES,
  ...BUILDING_SERVICES_CAPABILITIES,
  ...CONSTRUCTION_CAPABILITIES,
  ...EDUCATION_CAPABILITIES,
  ...ELECTRONICS_CAPABILITIES,
  ...ENERGY_CAPABILITIES,
  ...FLEET_CAPABILITIES,
  ...FOOD_CAPABILITIES,
  ...HEALTHCARE_CAPABILITIES,
  ...LABORATORY_CAPABILITIES,
  ...LOGISTICS_CAPABILITIES,
  ...MAINTENANCE_CAPABILITIES,
  ...MANUFACTURING_CAPABILITIES,
  ...MEDIA_CAPABILITIES,
  ...NONPROFIT_CAPABILITIES,
  ...PACKAGING_CAPABILITIES,
  ...PHARMA_CAPABILITIES,
  ...PRINTING_CAPABILITIES,
  ...PUBLIC_SECTOR_CAPABILITIES,
  ...QUALITY_AND_SAFETY_CAPABILITIES,
  ...REAL_ESTATE_CAPABILITIES,
  ...RESTAURANTS_AND_HOTELS_CAPABILITIES,
  ...RETAIL_CAPABILITIES,
  ...TEXTILES_CAPABILITIES,
  ...WAREHOUSING_CAPABILITIES,
  ...WATER_AND_ENVIRONMENT_CAPABILITIES,
];
