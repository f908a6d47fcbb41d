import type { Department, SeniorityLevel } from '../../../../shared/catalogue.ts';

/** What a headline says of the present role. */
export interface HeadlineReading {
  readonly title?: string;
  readonly company?: string;
  readonly seniority?: SeniorityLevel;
  readonly department?: Department;
  /** Employers it says were left. */
  readonly former: readonly string[];
}
