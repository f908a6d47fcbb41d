import type { Department } from '../../../../shared/catalogue.ts';

/**
 * How much a phrase says of the department: 4 a phrase that decides by itself ('product marketing'), 3 a word of one function
 * ('sales', 'nurse'), 2 work that is done for other functions or a line of business ('engineer', 'operations', 'banking'),
 * 1 a word that only tips the scale ('technical', 'customer').
 */
export type Strength = 1 | 2 | 3 | 4;

/** Phrases as normalizeTitle writes them, parted by '|'; '(in)' is an ending that may be missing. */
export type DepartmentRows = readonly (readonly [Department, Strength, string])[];
