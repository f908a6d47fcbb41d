/** A structured value's named fields: {title: 'Buyer', companyName: 'Acme', start: '2021-04'}. Unknown fields are absent. */
export interface ResultObject {
  readonly [field: string]: string | number | boolean;
}

/**
 * What one parameter of a profile can hold (contract section 4): workExperience, education and certifications are
 * lists of objects, skillsTools and languages are lists of strings, everything else is a single value.
 */
export type ResultValue = string | number | boolean | readonly string[] | readonly ResultObject[];

/** Where a value came from, as `job.provenance` shows it. */
export interface Provenance {
  /** Name as shown to users: 'Sample data', 'built-in writer'. */
  source: string;
  /** ISO 8601 UTC. */
  retrieved_at: string;
  /** 0 to 1. */
  confidence: number;
  /** The facts a derived or written value rests on, each quoted shortly. */
  evidence?: string[];
}
