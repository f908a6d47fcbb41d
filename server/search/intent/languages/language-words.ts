/** The words of one language that hold a query together, each list with `,` between its phrases, as they are typed without accents. */
export interface LanguageWords {
  /** ISO 639 codes of what it is. */
  codes: readonly string[];
  /** Words that show that a query is in this language; the others count in such a query only. */
  evidence: string;
  /** Before a place. */
  in: string;
  /** Before an employer. */
  at: string;
  /** Before an employer or a place. */
  from: string;
  /** Between a role and what it is for; before an employer, too. */
  of: string;
  /** Before a skill, a tool, a subject. */
  with: string;
  /** Before a former employer or role. */
  past: string;
  /** Between alternatives. */
  list: string;
  /** Before what is excluded, to the end of the phrase. */
  not: string;
  /** Before a list of what is excluded, which goes on over commas. */
  exclude: string;
  /** Behind what is excluded. */
  notAfter: string;
  /** Begins another clause. */
  that: string;
  /** Says nothing about whom to find. */
  skip: string;
}
