/** 'broken' needs somebody at once; 'look at this' may be as it should. */
export type Verdict = 'ok' | 'look at this' | 'broken';

/** What a check found, in plain words. */
export interface Finding {
  verdict: Verdict;
  text: string;
  /** What to do about it. */
  todo?: string | undefined;
}

/** A finding with what it is about: 'Ledger'. */
export interface ReportLine extends Finding {
  about: string;
}

/** @returns the finding as one line for a terminal */
export function presentFinding({ verdict, about, text, todo }: ReportLine): string {
  return `${verdict.padEnd(12)}  ${about}: ${text}${todo ? ` ${todo}` : ''}`;
}

/** @returns '3 users', '1 user' */
export function countOf(count: number, noun: string, plural = `${noun}s`): string {
  return `${count.toLocaleString('en-US')} ${count === 1 ? noun : plural}`;
}

const NAMED = 5;

/** @returns the first ids, and how many more there are */
export function nameSome(ids: readonly string[]): string {
  const rest = ids.length - NAMED;
  return `${ids.slice(0, NAMED).join(', ')}${rest > 0 ? ` and ${rest.toLocaleString('en-US')} more` : ''}`;
}
