import type { Capability } from '../types.ts';
import { AGRICULTURE_CAPABILITIES } from './agriculture.ts';
import { AUTOMOTIVE_CAPABILITIES } from './automotive.ts';
import { BUILDING_SERVICES_CAPABILITIES } from './building-services.ts';
import { BUILDING_TRADES_CAPABILITIES } from './building-trades.ts';
import { CLOUD_INFRASTRUCTURE_CAPABILITIES } from './cloud-infrastructure.ts';
import { COMPANY_SERVICES_CAPABILITIES } from './company-services.ts';
import { CONSTRUCTION_CAPABILITIES } from './construction.ts';
import { CONSULTING_CAPABILITIES } from './consulting.ts';
import { CUSTOMER_SERVICE_CAPABILITIES } from './customer-service.ts';
import { DATA_CAPABILITIES } from './data.ts';
import { ECOMMERCE_CAPABILITIES } from './ecommerce.ts';
import { EDUCATION_CAPABILITIES } from './education.ts';
import { ELECTRONICS_CAPABILITIES } from './electronics.ts';
import { ENERGY_CAPABILITIES } from './energy.ts';
import { FINANCE_CAPABILITIES } from './finance.ts';
import { FLEET_CAPABILITIES } from './fleet.ts';
import { FOOD_CAPABILITIES } from './food.ts';
import { withFurtherWords } from './further-words.ts';
import { HEALTHCARE_CAPABILITIES } from './healthcare.ts';
import { HUMAN_RESOURCES_CAPABILITIES } from './human-resources.ts';
import { INDUSTRIAL_GOODS_CAPABILITIES } from './industrial-goods.ts';
import { INSURANCE_AND_BENEFITS_CAPABILITIES } from './insurance-and-benefits.ts';
import { IT_SERVICES_CAPABILITIES } from './it-services.ts';
import { LABORATORY_CAPABILITIES } from './laboratory.ts';
import { LEARNING_CAPABILITIES } from './learning.ts';
import { LEGAL_CAPABILITIES } from './legal.ts';
import { LOGISTICS_CAPABILITIES } from './logistics.ts';
import { MAINTENANCE_CAPABILITIES } from './maintenance.ts';
import { MANUFACTURING_CAPABILITIES } from './manufacturing.ts';
import { MARKETING_CAPABILITIES } from './marketing.ts';
import { MEDIA_CAPABILITIES } from './media.ts';
import { NONPROFIT_CAPABILITIES } from './nonprofit.ts';
import { OFFICE_CAPABILITIES } from './office.ts';
import { PACKAGING_CAPABILITIES } from './packaging.ts';
import { PAYMENTS_CAPABILITIES } from './payments.ts';
import { PHARMA_CAPABILITIES } from './pharma.ts';
import { PLANT_EQUIPMENT_CAPABILITIES } from './plant-equipment.ts';
import { PLANT_SUPPLIES_CAPABILITIES } from './plant-supplies.ts';
import { PRINTING_CAPABILITIES } from './printing.ts';
import { PUBLIC_SECTOR_CAPABILITIES } from './public-sector.ts';
import { QUALITY_AND_SAFETY_CAPABILITIES } from './quality-and-safety.ts';
import { REAL_ESTATE_CAPABILITIES } from './real-estate.ts';
import { RECRUITING_CAPABILITIES } from './recruiting.ts';
import { RESTAURANTS_AND_HOTELS_CAPABILITIES } from './restaurants-and-hotels.ts';
import { RETAIL_CAPABILITIES } from './retail.ts';
import { SALES_CAPABILITIES } from './sales.ts';
import { SECURITY_CAPABILITIES } from './security.ts';
import { SITE_SERVICES_CAPABILITIES } from './site-services.ts';
import { SOFTWARE_DEVELOPMENT_CAPABILITIES } from './software-development.ts';
import { SPECIALISED_CAPABILITIES } from './specialised-offers.ts';
import { TEXTILES_CAPABILITIES } from './textiles.ts';
import { TOOLS_OF_TRADES_CAPABILITIES } from './tools-of-trades.ts';
import { TRANSLATION_CAPABILITIES } from './translation.ts';
import { TRAVEL_AND_EVENTS_CAPABILITIES } from './travel-and-events.ts';
import { WAREHOUSING_CAPABILITIES } from './warehousing.ts';
import { WATER_AND_ENVIRONMENT_CAPABILITIES } from './water-and-environment.ts';

/** Kinds of offers that many companies have, as they stand in the files of their fields. */
export const CAPABILITIES_OF_FIELDS: readonly Capability[] = [
  ...AGRICULTURE_CAPABILITIES,
  ...AUTOMOTIVE_CAPABILITIES,
  ...BUILDING_SERVICES_CAPABILITIES,
  ...CLOUD_INFRASTRUCTURE_CAPABILITIES,
  ...CONSTRUCTION_CAPABILITIES,
  ...CONSULTING_CAPABILITIES,
  ...CUSTOMER_SERVICE_CAPABILITIES,
  ...DATA_CAPABILITIES,
  ...ECOMMERCE_CAPABILITIES,
  ...EDUCATION_CAPABILITIES,
  ...ELECTRONICS_CAPABILITIES,
  ...ENERGY_CAPABILITIES,
  ...FINANCE_CAPABILITIES,
  ...FLEET_CAPABILITIES,
  ...FOOD_CAPABILITIES,
  ...HEALTHCARE_CAPABILITIES,
  ...HUMAN_RESOURCES_CAPABILITIES,
  ...INSURANCE_AND_BENEFITS_CAPABILITIES,
  ...IT_SERVICES_CAPABILITIES,
  ...LABORATORY_CAPABILITIES,
  ...LEARNING_CAPABILITIES,
  ...LEGAL_CAPABILITIES,
  ...LOGISTICS_CAPABILITIES,
  ...MAINTENANCE_CAPABILITIES,
  ...MANUFACTURING_CAPABILITIES,
  ...MARKETING_CAPABILITIES,
  ...MEDIA_CAPABILITIES,
  ...NONPROFIT_CAPABILITIES,
  ...OFFICE_CAPABILITIES,
  ...PACKAGING_CAPABILITIES,
  ...PAYMENTS_CAPABILITIES,
  ...PHARMA_CAPABILITIES,
  ...PLANT_EQUIPMENT_CAPABILITIES,
  ...PRINTING_CAPABILITIES,
  ...PUBLIC_SECTOR_CAPABILITIES,
  ...QUALITY_AND_SAFETY_CAPABILITIES,
  ...REAL_ESTATE_CAPABILITIES,
  ...RECRUITING_CAPABILITIES,
  ...RESTAURANTS_AND_HOTELS_CAPABILITIES,
  ...RETAIL_CAPABILITIES,
  ...SALES_CAPABILITIES,
  ...SECURITY_CAPABILITIES,
  ...SOFTWARE_DEVELOPMENT_CAPABILITIES,
  ...TEXTILES_CAPABILITIES,
  ...TRANSLATION_CAPABILITIES,
  ...TRAVEL_AND_EVENTS_CAPABILITIES,
  ...WAREHOUSING_CAPABILITIES,
  ...INDUSTRIAL_GOODS_CAPABILITIES,
  ...SITE_SERVICES_CAPABILITIES,
  ...TOOLS_OF_TRADES_CAPABILITIES,
  ...WATER_AND_ENVIRONMENT_CAPABILITIES,
  ...BUILDING_TRADES_CAPABILITIES,
  ...COMPANY_SERVICES_CAPABILITIES,
  ...PLANT_SUPPLIES_CAPABILITIES,
];

/** Kinds of offers that many companies have. */
export const GENERAL_CAPABILITIES: readonly Capability[] = CAPABILITIES_OF_FIELDS.map(withFurtherWords);

/** Every kind of offer that is known. */
export const CAPABILITIES: readonly Capability[] = [...GENERAL_CAPABILITIES, ...SPECIALISED_CAPABILITIES];
