import type { Department, SeniorityLevel } from '../../../shared/catalogue.ts';

/** What a job title says. */
export interface JobTitleReading {
  readonly seniority?: SeniorityLevel;
  readonly department?: Department;
  /** How sure it is, 0 to 1: lower where words of other titles had to help; 0 when nothing was read. */
  readonly certainty: number;
}
