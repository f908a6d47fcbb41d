import { COMPANY_TEXTS } from './about-the-company.ts';
import { PERSON_TEXTS } from './about-the-person.ts';
import { SALES_TEXTS } from './for-the-sale.ts';
import type { TextId, TextJob } from './types.ts';

/** The job of each of the 15 AI-generated texts. Score and tag are read off the decision of fit. */
export const TEXT_JOBS: Readonly<Record<TextId, TextJob>> = { ...SALES_TEXTS, ...PERSON_TEXTS, ...COMPANY_TEXTS };
export const TEXT_IDS = Object.keys(TEXT_JOBS) as TextId[];
