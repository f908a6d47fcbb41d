/** Short forms of English words that mean one thing in searches, in full: short form word. */
const WORDS = `mfg manufacturing|mftg manufacturing|mfr manufacturer|mfrs manufacturers|engg engineering|proj project|projs projects|acctg accounting|
maint maintenance|purch purchasing|equip equipment|constr construction|govt government|gov't government|svc service|svcs services|coys companies|
univ university|univs universities|bldg building|bldgs buildings|refrig refrigeration|agric agricultural|comml commercial|indl industrial|intl international|
int'l international|natl national|nat'l national|supt superintendent|supts superintendents|supv supervisor|supvr supervisor|supvrs supervisors|telecomm telecom|
shipmgmt shipmanagement|s/w software|h/w hardware|transp transport|hosp hospital|hosps hospitals|pharm pharmaceutical|chem chemical|elec electrical|mech mechanical|mechs mechanics|
distr distribution|semicon semiconductor|semicons semiconductors|petrochem petrochemical|petrochems petrochemicals|derivs derivatives|reinsur reinsurance|biomed biomedical|logis logistics|recruitmt recruitment|procurmt procurement|mgmnt management|mngmt management`;

const IN_FULL: ReadonlyMap<string, string> = new Map(
  WORDS.split('|').map((pair) => pair.trim().split(' ') as [string, string]),
);

/**
 * @param word lower case
 * @param before the word before it
 * @param behind the word behind it
 * @returns the word that an English short form stands for, undefined for other words: 'food mfg', 'bus dev mgr', 'acc manager'
 */
export function inFull(word: string, before: string, behind: string): string | undefined {
  // A manager of accounts, and one of a business; alone the words mean other things.
  if (/^(?:acc|accts?)$/.test(word) && /^(?:mgrs?|managers?|execs?|executives?|directors?|handlers?)$/.test(behind))
    return 'account';
  if (word === 'bus' && /^(?:dev|devt|development)$/.test(behind)) return 'business';
  if (/^(?:dev|devt|devpt)$/.test(word) && /^(?:bus|biz|business|property|land|product|estate)$/.test(before))
    return 'development';
  if (word === 'fin' && /^(?:svcs?|services?)$/.test(behind)) return 'financial';
  return IN_FULL.get(word);
}
