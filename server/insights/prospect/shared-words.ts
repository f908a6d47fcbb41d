import { oncePer } from '../../platform/once-per.ts';
import type { CompanyFacts } from '../../providers/profile-facts.ts';
import { tellingStems } from '../own-company/own-words.ts';
import { customerSpans } from '../trade/customer-spans.ts';
import { plainLine, splitLineIntoSentences } from '../wording/quoting.ts';

const FIRST_SENTENCES = 2;
const MOST_CHARS = 1_000;
/** 'Minibagger' and 'Minibaggern', 'vermieten' and 'Vermietung': words that begin so are forms of one. */
const BEGINNING = 7;
const beginningOf = (stem: string): string => stem.slice(0, BEGINNING);

/**
 * How far a company describes what it sells in the words in which the user does: a customer shares some of them, who sells the same shares
 * most.
 * @param offered the user's telling words for what they sell, by stems
 * @returns how many telling words of theirs are the user's, and which share of theirs that is
 */
export function countSharedWords(
  offered: ReadonlySet<string>,
  company: CompanyFacts,
): { count: number; share: number } {
  const theirs = tellingStemsOf(company);
  const ours = beginningsOf(offered);
  let count = 0;
  for (const stem of theirs) if (ours.has(beginningOf(stem))) count++;
  return { count, share: theirs.size === 0 ? 0 : count / theirs.size };
}

const beginningsOf = oncePer((stems: ReadonlySet<string>) => new Set([...stems].map(beginningOf)));

/** The telling words in which a company says what it sells. */
const tellingStemsOf = oncePer(({ tagline = '', description = '', products }: CompanyFacts) => {
  const sentences = splitLineIntoSentences(plainLine(description.slice(0, MOST_CHARS))).slice(0, FIRST_SENTENCES);
  const text = [tagline, ...sentences, ...products.map(({ summary }) => summary)].join('\n').slice(0, MOST_CHARS);
  return tellingStems(text, customerSpans(text));
});

/** @returns whether a company says a word of itself that the user says of customers alone @param ofCustomers these words, by their stems */
export function isOfCustomers(ofCustomers: ReadonlySet<string>, company: CompanyFacts): boolean {
  return hasAny(namingStemsOf(company), ofCustomers) || hasAny(tellingStemsOf(company), ofCustomers);
}

function hasAny(stems: ReadonlySet<string>, wanted: ReadonlySet<string>): boolean {
  for (const stem of stems) if (wanted.has(stem)) return true;
  return false;
}

/** The words in the name and the industry of a company. */
const namingStemsOf = oncePer(({ name, industry = '' }: CompanyFacts) => tellingStems(`${name}\n${industry}`, []));
