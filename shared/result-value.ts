/**
 * A delivered value as it stands in `job.result`: text, number, yes/no, a list of texts, or a list of objects with named fields
 * (workExperience, education, certifications). Contract section 4.
 */
export type ResultValue = string | number | boolean | readonly string[] | readonly ResultRecord[];
export type ResultRecord = { readonly [field: string]: string | number | boolean };
