/** Short forms of words of titles, beside those that the tables hold as words of their own. */
const SHORT = `supt superintendent|coord coordinator|mgmt management|mang management|mgt management|svc service|svcs services|maint maintenance|acctg accounting|qlty quality|proj project|prog program|prgm program|pgm program|
purch purchasing|mfg manufacturing|mftg manufacturing|distr distribution|whse warehouse|techn technician|cust customer|corp corporate|intl international|natl national|dept department|dpty deputy|dy deputy|dep deputy|
chf chief|pres president|supv supervisor|supvr supervisor|spvr supervisor|princ principal|prin principal|enginer engineer|engineeer engineer|devloper developer|sofware software|softwar software|manger manager|manageer manager|directer director|
asso associate|secy secretary|lt lieutenant|sgt sergeant|capt captain|col colonel|lic licensed|inspr inspector|insp inspector|librn librarian|instr instructor|exec executive|hd head|strat strategy|govt government|comms communications|recruting recruiting|accountent accountant|maneger manager|reps rep`;

/** 'mgmt' -> 'management'. */
export const ABBREVIATIONS: ReadonlyMap<string, string> = new Map(
  SHORT.split('|').map((pair) => pair.trim().split(' ') as [string, string]),
);
