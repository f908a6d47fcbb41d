import { findKinds } from '../trade/kinds/find-kinds.ts';
import { findCustomers } from '../trade/sectors/find-sectors.ts';
import type { SectorId } from '../trade/sectors/ids.ts';
import { wordsOf } from '../trade/words.ts';
import { type CustomerName, sectorsOfName } from './customer-names.ts';
import { tellingStems } from './own-words.ts';

/** Customers as the user calls them, of whatever kind: 'ship owners', 'tractor makers'. */
export interface CustomerGroup {
  /** The user's own words. */
  said: string;
  /** The words that tell which ones, by their stems: 'ship', 'tractor'. */
  stems: readonly string[];
  /** They make what they are called by: who sells or mends it is none of them. */
  isMaker: boolean;
  /** They sell it or work with it: who makes it is none of them. */
  isShop: boolean;
  /** 'Food' and 'cement' are trades: that they stand in the description of a company does not make it one of these. */
  isTrade: boolean;
  /** The kind of company that the name means, where a table knows it. */
  sector: SectorId | undefined;
}

const MAKERS =
  /(?:^|\P{L})(?:makers?|manufacturers?|builders?|producers?|hersteller|fabricantes|fabricants|produttori)$/iu;
const SHOPS = /(?:^|\P{L})(?:shops?|stores?|retailers?|dealers?|tiendas|magasins|negozi|l[äa]den)$/iu;
/** Words of any customers, which tell nothing about which ones. */
const OF_ANY =
  /^(?:compan(?:y|ie)|firm|business(?:es)?|maker|manufacturer|producer|builder|owner|operator|manager|shop|store|retailer|dealer|distributor|wholesaler|importer|exporter|broker|carrier|practice|centre|center|club|society|association|authority|agency|council|home|park|plant|work|works|mill|yard|factory|workshop|studio|brand|chain|house|office|station|service|care|hersteller|handler|betrieb\p{L}*|empresa|taller|fabrica|atelier|cabinet|commune|other|private|public|commercial|industrial|residential|business|online|local|independent|whole|every|anyone|anybody|home|online|green|modern|first|last|team|staff|worker|employee|user|buyer|seller|supplier|partner|client|leader|founder|member|visitor|guest|reader|player|number|order|offer|paper|water|winter|summer|computer|printer|container|container|filter|matter|letter|timer|year|hour|error|factor|sensor|motor|doctor|major|minor|summary|industries|industry|countries|country|deliveries|batteries|entries|inventories|salaries|queries|categories|accessories)$/u;
/** Companies are named by plurals, trades are not. */
const PLURAL = /(?:s|en|ler|ser|betriebe|i|ien)$/iu;
/** 'Chandleries and kayak makers' are two; 'glass and boiler makers' share a word. */
const ENGLISH_PLURAL = /[^siu]s$/iu;
const MOST_WORDS = 4;
const MOST_GROUPS = 12;
/** Members of one list stand no further apart. */
const LIST_GAP = 8;

/**
 * The customers that a description names, of kinds that no table knows too; the first twelve.
 * @param named their names, in their order
 */
export function readCustomerGroups(text: string, named: readonly CustomerName[]): CustomerGroup[] {
  const groups = new Map<string, CustomerGroup>();
  let next: { from: number; head: string } | undefined;
  // 'Pump, valve and tractor makers': the last one says what all of them are.
  for (const { from, to, said } of named.flatMap((name) => [...firstHalves(text, name), name]).toReversed()) {
    const words = wordsOf(said);
    const isOne = words.length === 1 && next !== undefined && next.from - to <= LIST_GAP && !ENGLISH_PLURAL.test(said);
    const head = isOne && next !== undefined ? next.head : said;
    next = words.length > 1 || isOne ? { from, head } : undefined;
    if (words.length === 0 || words.length > MOST_WORDS) continue;
    const known = [...findCustomers(said), ...findKinds(said)];
    const covered = new Set(known.flatMap((hit) => wordsOf(hit.said).map(({ stem }) => stem)));
    const stems = [...tellingStems(said, [])].filter((stem) => !OF_ANY.test(stem));
    if (stems.length === 0) continue;
    const isKnown = stems.every((stem) => covered.has(stem));
    const key = said.toLowerCase();
    // What is said again counts where it was said first.
    groups.delete(key);
    groups.set(key, {
      said,
      stems,
      isMaker: MAKERS.test(head),
      isShop: SHOPS.test(head),
      isTrade: isKnown && !PLURAL.test(said),
      sector: sectorsOfName(said)[0],
    });
  }
  return [...groups.values()].slice(-MOST_GROUPS);
}

/** What stands before the last member of a list from its beginning on: 'Pump, valve and ' before 'tractor makers'. */
const FIRST_HALVES =
  /(?:^|[.:;!?(\n] ?| (?:for|to|by) )((?:\p{L}{3,20}, ){0,4}\p{L}{3,20},? (?:and|&|und|y|et|e|en) )$/iu;
const LIST_REACH = 120;
const WORDS = /\p{L}{3,20}(?=,? )/gu;
const AND = /^(?:and|und)$/iu;

/** The single words of the list that a name ends: they may share its last word. */
function firstHalves(text: string, { from, said }: CustomerName): CustomerName[] {
  if (!said.includes(' ') || !(MAKERS.test(said) || SHOPS.test(said))) return [];
  const list = FIRST_HALVES.exec(text.slice(Math.max(0, from - LIST_REACH), from))?.[1] ?? '';
  const start = from - list.length;
  return Array.from(list.matchAll(WORDS))
    .filter(({ 0: word }) => !AND.test(word))
    .map(({ 0: word, index }) => ({ from: start + index, to: start + index + word.length, said: word }));
}
