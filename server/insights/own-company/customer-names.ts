import { cutAt } from '../../../shared/trim-text.ts';
import type { Span } from '../trade/customer-spans.ts';
import { findCustomers } from '../trade/sectors/find-sectors.ts';
import type { SectorId } from '../trade/sectors/ids.ts';
import { wordsOf } from '../trade/words.ts';
import { lowerFirst, plainLine } from '../wording/quoting.ts';
import { readDescriptionParts } from './description-parts/read-description-parts.ts';

/** Customers as the user calls them, and where. */
export interface CustomerName extends Span {
  /** As it stands inside a sentence: in English a single word, and what begins a sentence, has a small first letter. */
  said: string;
}

/** Customers of any kind tell nothing. */
const ANYBODY =
  /^(?:(?:our|unsere|nuestros|nos) )?(?:customers?|clients?|employers|owners|visitors|guests|sites|shops|sellers|compan(?:y|ies)|businesses|firms|users?|teams?|people|brands|everyone|kunden|unternehmen|firmen|empresas|clientes|entreprises|aziende|bedrijven)$/iu;
/** The 'hotels’' of 'hotels’ check-in'. */
const APOSTROPHE = /['’]$/u;
const LARGE_INSIDE = /^\p{L}+?\p{Lu}/u;
/** Behind these a sentence or a member of a list begins. */
const ENDS = /(?:^|[.!?:;•*–-])$/u;
const BEFORE_CHARS = 4;

/**
 * The customers that a description names, by what was learned of marked ones, in their order.
 * @param text the description with dots for those to whom the user does not sell
 * @param proofs companies named as customers: theirs are names, and no kinds of companies
 * @param isForeign the description is not written in English
 */
export function readCustomerNames(
  description: string,
  text: string,
  proofs: readonly string[],
  isForeign: boolean,
): CustomerName[] {
  const parts = readDescriptionParts(description);
  const offered = new Set(
    parts.flatMap(({ part, from, to }) => (part === 'offer' ? headOf(description.slice(from, to)) : [])),
  );
  return parts.flatMap(({ part, from, to: end }) => {
    const to = APOSTROPHE.test(description.slice(from, end)) ? end - 1 : end;
    const written = description.slice(from, to);
    const name = plainLine(written);
    // 'Büro-' is the first half of a name.
    if (part !== 'customers' || written !== text.slice(from, to) || name.endsWith('-') || ANYBODY.test(name)) return [];
    // 'When a pump has to run again': of a single word, what is sold is no customer.
    const [stem, ...more] = stemsOf(name);
    if (stem === undefined || (more.length === 0 && offered.has(stem))) return [];
    if (proofs.some((one) => one.includes(written))) return [];
    const before = description.slice(Math.max(0, from - BEFORE_CHARS), from);
    const begins = before.includes('\n') || ENDS.test(before.trimEnd());
    const isSmall = !isForeign && (begins || more.length === 0) && !LARGE_INSIDE.test(name);
    return [{ from, to, said: isSmall ? lowerFirst(name) : name }];
  });
}

/** 'Exporters of fish' are exporters. */
const OF = / (?:of|for|in|from|with|de|del|des|di|da|do|dos|d['’]|für|von|aus|mit|van|voor|ke|ki|ka) /iu;

/**
 * The kinds of companies that each name means, by the words of a table: those that its last word belongs to, as 'pharma wholesalers'
 * are wholesalers, and 'hospital suppliers' no hospitals.
 * @returns names by kind
 */
export function sectorsOfNames(names: readonly string[]): ReadonlyMap<SectorId, readonly string[]> {
  const sectors = new Map<SectorId, string[]>();
  for (const name of names) for (const id of sectorsOfName(name)) sectors.set(id, [...(sectors.get(id) ?? []), name]);
  return sectors;
}

/** @returns the kinds of companies that a name means; none where no table knows its last word */
export function sectorsOfName(name: string): SectorId[] {
  const head = cutAt(name, OF);
  return findCustomers(head).flatMap(({ id, at, said }) => (at + said.length === head.length ? [id] : []));
}

const stemsOf = (text: string): string[] => wordsOf(text).map(({ stem }) => stem);

/** The thing itself, by its stem: 'pump' of 'dosing pumps for dairies'. */
const headOf = (offer: string): string[] => stemsOf(cutAt(offer, FOR)).slice(-1);
const FOR = / (?:for|für|para|pour|per|voor) /iu;
