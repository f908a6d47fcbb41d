/** Short forms of English words that mean one thing in searches, with the whole word: those of titles alone stand in write-names.ts. */
const WORDS = `mfg manufacturing|mftg manufacturing|mfr manufacturer|mfrs manufacturers|engg engineering|proj project|projs projects|acctg accounting|
maint maintenance|purch purchasing|equip equipment|constr construction|govt government|gov't government|svc service|svcs services|coys companies|
univ university|univs universities|bldg building|bldgs buildings|refrig refrigeration|agric agricultural|comml commercial|indl industrial|intl international|
int'l international|natl national|nat'l national|supt superintendent|supts superintendents|supv supervisor|supvr supervisor|supvrs supervisors|telecomm telecom|
shipmgmt shipmanagement|transp transport|hosp hospital|hosps hospitals|distr distribution|logis logistics|semicon semiconductor|semicons semiconductors|
petrochem petrochemical|petrochems petrochemicals|derivs derivatives|reinsur reinsurance|biomed biomedical|engrs engineers`;

const IN_FULL: ReadonlyMap<string, string> = new Map(
  WORDS.split('|').map((pair) => pair.trim().split(' ') as [string, string]),
);

/** Short forms that mean it only beside certain words: the word | before it | behind it | in full. */
const BESIDE: readonly (readonly [word: RegExp, before: RegExp, behind: RegExp, full: string])[] = [
  [/^acct?$/, /^/, /^(?:mgrs?|managers?|execs?|executives?|directors?|handlers?)$/, 'account'],
  [/^accts$/, /^/, /^(?:mgrs?|managers?|execs?|executives?|directors?|payable|receivable)$/, 'accounts'],
  [/^bus$/, /^/, /^(?:dev|devt|development)$/, 'business'],
  [/^(?:dev|devt|devpt)$/, /^(?:bus|biz|business)$/, /^/, 'development'],
  [/^fin$/, /^/, /^(?:svcs?|services?)$/, 'financial'],
  [/^mech$/, /^/, /^(?:engineers?|engrs?|engg|engineering|fitters?|maintenance|contractors?)$/, 'mechanical'],
  [/^elec$/, /^/, /^(?:engineers?|engrs?|engg|engineering|fitters?|maintenance|contractors?)$/, 'electrical'],
  [/^sys$/, /^/, /^(?:engineers?|engrs?|engg|engineering|architects?|analysts?)$/, 'systems'],
  [/^sys$/, /^/, /^(?:admins?|administrators?)$/, 'system'],
  [/^chem$/, /^/, /^(?:engineers?|engrs?|engg|engineering)$/, 'chemical'],
];

/**
 * @param word lower case
 * @param before the word before it, '' for none
 * @param behind the word behind it, '' for none
 * @returns the word that an English short form stands for, undefined for other words: 'food mfg', 'bus dev mgr', 'acc manager'
 */
export function inFull(word: string, before: string, behind: string): string | undefined {
  const beside = BESIDE.find((row) => row[0].test(word) && row[1].test(before) && row[2].test(behind));
  return beside?.[3] ?? IN_FULL.get(word);
}
