import type { Sector } from '../types.ts';
import { BUILDING_SECTORS } from './building-and-energy.ts';
import { BUSINESS_SERVICE_SECTORS } from './business-services.ts';
import { FINANCE_SECTORS } from './finance.ts';
import { FOOD_SECTORS } from './food-and-farming.ts';
import { HEALTH_SECTORS } from './health.ts';
import { INDUSTRY_SECTORS } from './industry.ts';
import { LOGISTICS_SECTORS } from './logistics.ts';
import { PUBLIC_SECTORS } from './public-and-education.ts';
import { RETAIL_SECTORS } from './retail-and-leisure.ts';
import { TECHNOLOGY_SECTORS } from './technology.ts';

/** Every kind of company: the table by which a company's industry is compared with the customers that a user names. */
export const SECTORS: readonly Sector[] = [
  ...HEALTH_SECTORS,
  ...FOOD_SECTORS,
  ...INDUSTRY_SECTORS,
  ...BUILDING_SECTORS,
  ...LOGISTICS_SECTORS,
  ...RETAIL_SECTORS,
  ...FINANCE_SECTORS,
  ...TECHNOLOGY_SECTORS,
  ...BUSINESS_SERVICE_SECTORS,
  ...PUBLIC_SECTORS,
];
