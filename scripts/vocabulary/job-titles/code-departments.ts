import type { Department } from '../../../shared/catalogue.ts';

/**
 * Departments of occupations by their codes: the longest prefix that fits decides, '-' is a group of mixed departments.
 * SOC: Standard Occupational Classification 2018 (U.S. Bureau of Labor Statistics), which O*NET codes begin with.
 */
const SOC: readonly (readonly [Department | '-', string])[] = [
  ['Marketing', '11-2011 11-2021 13-1161.01 41-3011 41-9011 27-1026 13-1121'],
  ['Sales', '11-2022 41 53-3031'],
  ['Media and Communication', '11-2032 27-3 27-4 27-2012'],
  ['Community and Social Services', '11-2033 11-9151 13-1131 13-2071 21 11-1011.03 13-1199.05 39-9041'],
  ['Administrative', '11-3012 43-1 43-2 43-4 43-5021 43-6 43-9'],
  ['Real Estate', '11-3013 11-9141 13-2023 41-9021 41-9022 43-9199'],
  [
    'Information Technology',
    '11-3021 15-121 15-122 15-124 15-1299.04 15-1299.05 15-1299.06 15-1299.03 15-2051.01 15-1299.01 15-1299.02 15-1231',
  ],
  [
    'Finance',
    '11-3031 13-203 13-204 13-205 13-206 13-207 13-2099 13-1031 13-1032 13-2022 15-2011 41-3031 43-3011 43-3071 43-3099 43-4011 43-4041 43-4131 43-4141 43-9041 43-3041 41-3021',
  ],
  [
    'Operations',
    '11-1021 11-3051 11-3071 11-9013 11-9021 11-905 11-907 11-908 11-9131 11-9171 11-9179 13-1081 13-1199.04 43-5 35 37 39 45 47 49 51 53 19-5',
  ],
  ['Purchasing', '11-3061 13-102 43-3061'],
  ['Human Resources', '11-3111 11-3121 11-3131 13-107 13-1141 13-1151 43-3051 43-4161 13-1041.03'],
  ['Education', '11-903 25'],
  ['Engineering', '11-9041 15-1251 15-1252 15-1254 15-1299.07 15-1299.08 15-2051 17 15-1255.01'],
  ['Healthcare Services', '11-9111 29 31 19-303 21-1013 15-2051.02'],
  ['Research', '11-9121 15-1221 15-2021 15-2031 15-2041 15-2099 19'],
  ['Legal', '11-9199.01 11-9199.02 13-1041 23 13-1041.06 11-1031'],
  ['Program and Project Management', '13-1082 15-1299.09'],
  ['Consulting', '13-1111'],
  ['Accounting', '13-2011 13-208 43-3021 43-3031'],
  ['Support', '15-1232 43-4051'],
  ['Quality Assurance', '15-1253 51-9061 11-3051.01 19-4099.01'],
  ['Arts and Design', '15-1255 17-1011 17-1012 27-1 27-2 27-4021 39-5'],
  ['Military and Protective Services', '33 55 11-3013.01 13-1199.07 11-9161 43-5031'],
  ['-', '11-1011.00 13-1161 11-9199 13-1199 13-1011 15-1299 29-9099 43-4171 47-4011'],
];

/** ISCO-08: International Standard Classification of Occupations (International Labour Organization), which ESCO carries. */
const ISCO: readonly (readonly [Department | '-', string])[] = [
  ['Military and Protective Services', '0 3355 541 5411 5412 5413 5414'],
  ['Finance', '1211 1346 241 2412 2413 3311 3312 3314 3315 3321 4211 4213 4214 2120'],
  ['Accounting', '2411 3313 4312 3352'],
  ['Human Resources', '1212 2423 2424 3333 4313 4416'],
  ['Sales', '1420 2433 2434 3322 3324 52'],
  ['Marketing', '1221 1222 2431 3332 5242 4227'],
  ['Media and Communication', '2432 264 2656 3521 4413 2654'],
  ['Research', '1223 211 213 2631 2632 2633 3111 314'],
  ['Operations', '131 132 141 143 312 313 315 4321 4322 4323 51 53 6 7 8 9 1431 1439 3122 3123 226'],
  ['Information Technology', '1330 252 2529 351 3513 251'],
  ['Engineering', '214 215 311 2512 2514 2513 2511'],
  ['Support', '3512 4222 4225 5244'],
  ['Healthcare Services', '1342 1343 22 32 3344 5321 5322 5329 2634 226 4226'],
  ['Education', '1341 1345 23 3422 3423 5165 5312 262 3433 4411 5311'],
  ['Community and Social Services', '1344 2635 2636 3412 3413'],
  ['Arts and Design', '216 265 3431 3432 3435 2163 2166 5141 2659'],
  ['Consulting', '2421'],
  ['Legal', '261 2619 3411 3342 3351 3354'],
  ['Administrative', '411 412 413 3343 422 4415 4419 4412 334'],
  ['Purchasing', '3323'],
  ['Real Estate', '3334'],
  ['Quality Assurance', '7543 2519'],
  ['-', '111 1120 1213 1219 1349 2422 3339 3341 3353 3359 4419 5246 2164 2165 2263 3257 2149'],
];

const TABLES = { soc: indexOf(SOC), isco: indexOf(ISCO) } as const;

function indexOf(rows: readonly (readonly [Department | '-', string])[]): ReadonlyMap<string, Department | undefined> {
  return new Map(
    rows.flatMap(([department, codes]) =>
      codes.split(' ').map((code) => [code, department === '-' ? undefined : department] as const),
    ),
  );
}

/**
 * @param code '15-1252.00' of O*NET, '2512' of ESCO
 * @returns the department most people of that occupation work in, undefined where there is no such one
 */
export function departmentOfCode(system: 'soc' | 'isco', code: string): Department | undefined {
  const table = TABLES[system];
  for (let length = code.length; length > 0; length -= 1) {
    const prefix = code.slice(0, length);
    if (table.has(prefix)) return table.get(prefix);
  }
  return undefined;
}
