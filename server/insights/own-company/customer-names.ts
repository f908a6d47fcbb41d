import { cutAt } from '../../../shared/trim-text.ts';
import type { Span } from '../trade/customer-spans.ts';
import { wordsOf } from '../trade/words.ts';
import { isEnglish } from '../wording/language-of.ts';
import { lowerFirst, plainLine } from '../wording/quoting.ts';
import { readDescriptionParts } from './description-parts/read-description-parts.ts';

/**
 * Where a description names customers, by what was learned of marked ones, in their order.
 * @param proofs companies named as customers: theirs are names, and no kinds of companies
 */
export function findCustomerNames(description: string, proofs: readonly string[]): Span[] {
  const parts = readDescriptionParts(description);
  const offered = new Set(
    parts.flatMap(({ part, from, to }) => (part === 'offer' ? headOf(description.slice(from, to)) : [])),
  );
  return parts.filter(({ part, from, to }) => {
    const said = description.slice(from, to);
    if (part !== 'customers' || proofs.some((name) => name.includes(said))) return false;
    // 'When a pump has to run again': of a single word, what is sold is no customer.
    const [stem, ...more] = stemsOf(said);
    return stem === undefined || more.length > 0 || !offered.has(stem);
  });
}

const stemsOf = (text: string): string[] => wordsOf(text).map(({ stem }) => stem);

/** The thing itself, by its stem: 'pump' of 'dosing pumps for dairies'. */
const headOf = (offer: string): string[] => stemsOf(cutAt(offer, FOR)).slice(-1);
const FOR = / (?:for|für|para|pour|per|voor) /iu;

/** Customers of any kind tell nothing. */
const ANYBODY =
  /^(?:(?:our|unsere|nuestros|nos) )?(?:customers?|clients?|employers|owners|visitors|guests|sites|shops|sellers|compan(?:y|ies)|businesses|firms|users?|teams?|people|brands|everyone|kunden|unternehmen|firmen|empresas|clientes|entreprises|aziende|bedrijven)$/iu;
/** Dots stand for those who are excluded. */
const LETTER = /\p{L}/u;
const LARGE_INSIDE = /^\p{L}+?\p{Lu}/u;

/**
 * The customers as the user calls them, each once; 'Büro-' is the first half of a name, and none.
 * @param text the description with dots for those to whom the user does not sell
 * @param named where they are named
 * @returns in English with small first letters, as they stand inside sentences
 */
export function listCustomerNames(text: string, named: readonly Span[]): string[] {
  const small = isEnglish(text);
  const names = named
    .map(({ from, to }) => plainLine(text.slice(from, to)))
    .filter((name) => LETTER.test(name) && !name.endsWith('-') && !ANYBODY.test(name));
  return [...new Set(names.map((name) => (small && !LARGE_INSIDE.test(name) ? lowerFirst(name) : name)))];
}
