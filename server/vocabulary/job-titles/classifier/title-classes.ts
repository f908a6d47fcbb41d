import { DEPARTMENTS, SENIORITY_LEVELS } from '../../../../shared/catalogue.ts';

/** A title says no level, or no department. */
export const UNSAID = '-';

/** Classes of the first two questions that the classifier of titles answers; those of the third are FUNCTION_CLASSES. */
export const LEVEL_CLASSES: readonly string[] = [UNSAID, ...SENIORITY_LEVELS];
export const DEPARTMENT_CLASSES: readonly string[] = [UNSAID, ...DEPARTMENTS];
