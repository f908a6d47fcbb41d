import { isForAnyCompany } from '../trade/capabilities/for-any-company.ts';
import { isWithin, type Span } from '../trade/customer-spans.ts';
import type { PhraseHit } from '../trade/phrase-set.ts';
import { findCustomers } from '../trade/sectors/find-sectors.ts';
import type { SectorId } from '../trade/sectors/ids.ts';
import type { Capability } from '../trade/types.ts';
import { wordsOf } from '../trade/words.ts';
import { withListItems } from './customer-list-items.ts';
import { spreadLists } from './spread-lists.ts';

/** A kind of company that the user names as customers. */
export interface NamedCustomers {
  /** The user's own words: 'refrigerated carriers'. */
  said: string;
  /** The stem of a word before it that narrows it down: 'refrigerated'. */
  narrowedBy?: string;
  /** Nothing in the text says 'for' or 'our customers' beside it: it may be a part of what is sold ('two-day workshops'). */
  isGuess?: boolean;
}

function spansOf(text: string, name: string): Span[] {
  const from = text.indexOf(name);
  return from === -1 ? [] : [{ from, to: from + name.length }];
}

const SELF =
  /(?:\b(?:we are|we're|is|i am|as|leading|wir sind|ist|somos|es|nous sommes|est|siamo|è) (?:an? |the |eine?n? |una? |une? )?(?:[\p{L}-]+ ){0,3})$/iu;

/** 'Claims against carriers': those one has trouble with, not those one sells to. */
const OPPONENT = /\b(?:against|gegen|contra|contre|instead of|replaces?)\s$/iu;

/** 'Their own fleet': a thing that customers have. */
const THEIR_OWN = /\b(?:own|eigenen?|propi[oa]s?|propre)\s$/iu;

/** 'RMC plants' are of one kind, which no table knows, and not any plants. */
const PLANT = /^plants?$/iu;
const SHORT_NAME = /(?<!\p{L})(?!(?:EU|UK|US)\s)\p{Lu}{2,5}\s$/u;

/** 'Agri-lending banks': no farms. */
const MODIFIED = /^-\p{L}/u;

/** So many kinds of companies in one list are customers, and no words of the offer. */
const SURE_LIST = 3;
/** Clients of more kinds than these are of any kind. */
const MOST_OF_PROOFS = 2;

interface Description {
  text: string;
  /** Stretches that speak of customers. */
  spans: readonly Span[];
  /** Phrases for whom it is. */
  audiences: readonly string[];
  /** Companies named as customers. */
  proofs: readonly string[];
  /** The main kind of offer. */
  main: Capability | undefined;
}

/** Words of a description that name kinds of companies, wherever they stand. */
export function findCustomerHits(text: string, spans: readonly Span[]): PhraseHit<SectorId>[] {
  return withListItems(text, findCustomers(text), (at) => isWithin(spans, at));
}

/** The kinds of companies that a description names as customers. */
export function readCustomers({
  text,
  spans,
  audiences,
  proofs,
  main,
}: Description): ReadonlyMap<SectorId, NamedCustomers> {
  const named = new Map<SectorId, NamedCustomers>();
  const names = proofs.flatMap((name) => spansOf(text, name));
  const hits = findCustomerHits(text, spans).filter(
    ({ at, said }) =>
      !SELF.test(text.slice(Math.max(0, at - 60), at)) &&
      !THEIR_OWN.test(text.slice(Math.max(0, at - 15), at)) &&
      !OPPONENT.test(text.slice(Math.max(0, at - 15), at)) &&
      !(PLANT.test(said) && SHORT_NAME.test(text.slice(Math.max(0, at - 15), at))) &&
      !MODIFIED.test(text.slice(at + said.length, at + said.length + 2)) &&
      !isWithin(names, at),
  );
  const within = hits.filter(({ at }) => isWithin(spans, at));
  const add = ({ id, said, at }: { id: SectorId; said: string; at?: number }): void => {
    const narrowed = at === undefined ? undefined : narrowingWord(text, at);
    const whole = at === undefined ? said : wholeName(text, at, said);
    const known = named.get(id);
    // Said twice, once without the narrowing word, it is meant in general.
    if (known?.narrowedBy !== undefined && narrowed === undefined && at !== undefined) named.set(id, { said: whole });
    if (known !== undefined) return;
    named.set(
      id,
      narrowed === undefined ? { said: whole } : { said: `${narrowed.written} ${whole}`, narrowedBy: narrowed.stem },
    );
  };
  for (const hit of within) add(hit);
  const spread = spans.map(({ from, to }) => spreadLists(text.slice(from, to))).join('\n');
  for (const { id, said, length } of findCustomers(spread)) if (length > 1 && !/ \p{Lu}/u.test(said)) add({ id, said });
  for (const audience of audiences) {
    if (proofs.some((name) => audience.includes(name))) continue;
    for (const { id, said } of findCustomers(audience)) add({ id, said });
  }
  // Customers known by name alone tell their kind by it: 'Sun Pharma'.
  if (named.size === 0 && !(main && isForAnyCompany(main))) {
    const told = proofs.flatMap((name) => findCustomers(name));
    if (new Set(told.map(({ id }) => id)).size <= MOST_OF_PROOFS) for (const { id, said } of told) add({ id, said });
  }
  // Three words of description, and lists in key words, have no 'for': a kind of company that is named is meant as customer.
  // Kinds of companies in one list are: 'tells stores and bakeries what to order'.
  if (named.size > 0) return named;
  const list = listed(text, hits);
  for (const hit of list) add(hit);
  if (list.length >= SURE_LIST) return named;
  if (named.size === 0) for (const hit of hits) add(hit);
  return new Map([...named].map(([id, customers]) => [id, { ...customers, isGuess: true }]));
}

const LIST_MARK = /^(?:, | (?:and|or|&|und|oder|y|et|e|aur|ya|en) |, (?:and|or) )$/iu;

/** Hits that stand beside another in one list. */
function listed(text: string, hits: readonly PhraseHit<SectorId>[]): PhraseHit<SectorId>[] {
  const joined = new Set<PhraseHit<SectorId>>();
  for (const one of hits) {
    const end = one.at + one.said.length;
    const next = hits.find(({ at }) => at > one.at);
    if (next === undefined || !LIST_MARK.test(text.slice(end, next.at))) continue;
    joined.add(one).add(next);
  }
  return [...joined];
}

/** What the words of a table are the first part of: 'plant erectors'. */
const GOES_ON =
  /^ (?:\p{Ll}[\p{L}-]+ )?(?:builders|makers|erectors|owners|operators|contractors|dealers|suppliers|producers|growers|processors|distributors|managers|engineers|planners|installers|fitters|traders|exporters|importers|retailers|wholesalers|carriers|forwarders|providers|firms|companies|practices|houses|groups|agencies|brands|clinics)(?=[,.;:!?)]| (?:and|or|in|with|who|that|across) |$)/u;
const NO_NAME =
  /^ (?:and|or|in|with|who|that|across|as|is|has|was|its|this|needs|wants|to|for|on|at|by|from|use|run|make)(?: |$)/u;

/** The whole name of which words of a table are the first part. */
function wholeName(text: string, at: number, said: string): string {
  const after = text.slice(at + said.length, at + said.length + 40);
  const more = /s$/i.test(said) || NO_NAME.test(after) ? undefined : GOES_ON.exec(after)?.[0];
  return `${said}${more ?? ''}`;
}

const WORD_BEFORE = /(?<![\p{L}-])(\p{Ll}[\p{L}-]{3,29}) $/u;
/** The first word of a sentence is written large. */
const FIRST_WORD = /(?:^|[.!?\n] ?)(\p{Lu}[\p{Ll}-]{3,29}) $/u;
/** Words before a kind of company that do not narrow it down to a trade. */
const NOT_NARROWING =
  /^(?:mid-?sized?|medium|small|large|big|growing|independent|family-run|regional|national|international|global|local|modern|leading|private|public|other|many|most|more|some|your|their|these|those|such|help|serve|supply|supplying|equip|equipping|support|supporting|helping|serving|clean|cleaning|tells|gives|lets|shows|brings|saves|connects|turns|keeps|makes|takes|sends|equips|serves|visits|trains|advises|train|training|visit|manage|managing|advise|advising|selling|with|from|into|over|including|like|especially|mainly|mostly|typical|busy|multi|european|indian|german|french|spanish|american|british|asian|african|mittelständische|mittlere|kleine|große|grandes|pequeñas|medianas|médias|commercial|industrial|early-stage|fast-growing|enterprise|that|and|helps|helped|supports|supplies|supplied|advised|assists|assist|assisting|protects|protect|guides|guide|funds|finances|insures|feeds|hosts|relieves|frees|teaches|teach|coaches|links|reaches|reach|joins|oder|für|para|pour|wholesale|online|smaller|larger|established|ambitious|sind|sono|zijn|sont|são|b2b|saas)$/iu;

/** The word before a place in a text when it narrows down what follows. */
function narrowingWord(text: string, at: number): { written: string; stem: string } | undefined {
  const before = text.slice(Math.max(0, at - 40), at);
  const written = WORD_BEFORE.exec(before)?.[1] ?? FIRST_WORD.exec(before)?.[1]?.toLowerCase();
  if (written === undefined || NOT_NARROWING.test(written)) return undefined;
  const [word] = wordsOf(written);
  return word === undefined || word.end - word.at !== written.length ? undefined : { written, stem: word.stem };
}
