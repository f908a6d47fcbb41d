import { cutAt } from '../../../shared/trim-text.ts';
import { isWithin, type Span } from '../trade/customer-spans.ts';
import { findBuyerFunctions } from '../trade/job-functions/find-functions.ts';
import type { JobFunctionId } from '../trade/job-functions/ids.ts';
import { findKinds } from '../trade/kinds/find-kinds.ts';
import { findCustomers } from '../trade/sectors/find-sectors.ts';
import { wordsOf } from '../trade/words.ts';
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
}

const MAKERS =
  /(?:^|\P{L})(?:makers?|manufacturers?|builders?|producers?|hersteller|fabricantes|fabricants|produttori)$/iu;
const SHOPS = /(?:^|\P{L})(?:shops?|stores?|retailers?|dealers?|tiendas|magasins|negozi|l[äa]den)$/iu;
/** Words that companies, places and trades are called by in any line of business. */
const COMPANIES =
  /(?:^|\P{L})(?:compan(?:y|ies)|firms?|businesses|makers?|manufacturers?|producers?|builders?|owners?|operators?|managers?|shops?|stores?|retailers?|dealers?|distributors?|wholesalers?|importers?|exporters?|brokers?|carriers?|clinics?|practices|cent(?:re|er)s?|hospitals?|schools?|colleges|clubs?|societies|associations?|authorit(?:y|ies)|agenc(?:y|ies)|councils?|towns?|cities|villages|municipalities|kindergartens|nurseries|homes?|parks?|plants?|works|mills?|yards?|factor(?:y|ies)|foundr(?:y|ies)|workshops?|garages?|farms?|labs?|studios?|theatres?|museums?|hotels?|resorts?|restaurants?|cafes|kitchens?|brands?|chains?|landlords?|houses|offices|banks?|airports?|stations|terminals|services)$/iu;
/** How people and trades are called: 'audiologists', 'growers', 'bakeries'. */
const TRADES = /\p{L}{3}(?:ers|ors|ists|ians|ries)$/iu;
const TRADES_ELSEWHERE =
  /(?:betrieben?|firmen|hersteller[n]?|h[äa]ndler[n]?|verwaltungen|geb[äa]uden?|h[äa]user[n]?|werken?|vereinen?|bauer[n]?|g[äa]rten|st[äa]tten|praxen|er[íi]as|eros|dor[ea]s|istas|erie[s]?|eurs|i[èe]res|isti|tori|aderos|almazaras|bodegas|empresas|talleres|f[áa]bricas|cooperativas|ayuntamientos|ateliers|communes|mairies|soci[ée]t[ée]s|cabinets)$/iu;
/** Words of any customers, which tell nothing about which ones. */
const OF_ANY =
  /^(?:compan(?:y|ie)|firm|business(?:es)?|maker|manufacturer|producer|builder|owner|operator|manager|shop|store|retailer|dealer|distributor|wholesaler|importer|exporter|broker|carrier|practice|centre|center|club|society|association|authority|agency|council|home|park|plant|work|works|mill|yard|factory|workshop|studio|brand|chain|house|office|station|service|care|hersteller|handler|betrieb\p{L}*|empresa|taller|fabrica|atelier|cabinet|commune|other|private|public|commercial|industrial|residential|business|online|local|independent|whole|every|anyone|anybody|home|online|green|modern|first|last|team|staff|worker|employee|user|buyer|seller|supplier|partner|client|leader|founder|member|visitor|guest|reader|player|number|order|offer|paper|water|winter|summer|computer|printer|container|container|filter|matter|letter|timer|year|hour|error|factor|sensor|motor|doctor|major|minor|summary|industries|industry|countries|country|deliveries|batteries|entries|inventories|salaries|queries|categories|accessories)$/u;
const LIST_MARK = /,| and | or | & | und | oder | y | et | e | aur | ya | en | as well as | sowie /iu;
/** Where a name of customers ends: 'towns IN Bavaria', 'hotels WITH more than 50 rooms'. */
const TAIL =
  /[:(–—]| (?:in|of|with|from|at|on|by|against|all|through|as|like|such|than|who|that|which|to|for|aus|mit|im|bei|von|de|del|des|du|en|di|con|avec|da|do|dos|van|ke|ki|ka|wali|wale|use|uses|buy|book|order)(?= |$)/iu;
const ARTICLE =
  /^(?:(?:we (?:also )?\p{Ll}{3,}|hum|unseren?|gehören|the|a|an|your|our|their|mid-?sized?|medium|small|large|big|growing|independent|family-run|regional|private|public|other|many|most|more|all|der|die|das|den|dem|les?|la|los|las|el|os|as|il|lo|gli|i|mittelst[äa]ndische[nr]?|kleine[nr]?|gro[ßs]e[nr]?) )+/iu;
/** Where a stretch about customers goes over to something else. */
const STRETCH_END = /[:(–—;]| (?:with|so that|mit|con|avec|met|in) /iu;
/** 'Owners' alone are people, 'ship owners' are companies. */
const OWNERS: ReadonlySet<JobFunctionId> = new Set(['general-management', 'founder']);
const MOST_WORDS = 4;
const LEAST_LETTERS = 1;
const MOST_GROUPS = 12;

/**
 * Reads the names of customers that a description gives, of kinds that no table knows too.
 * @param spans stretches that speak of customers
 */
export function readCustomerGroups(text: string, spans: readonly Span[]): CustomerGroup[] {
  const groups = new Map<string, CustomerGroup>();
  for (const { from, to } of [...spans, ...listsOfSectors(text, spans)]) {
    const stretch = cutAt(text.slice(from, to), STRETCH_END);
    const known = [...findCustomers(stretch), ...findKinds(stretch)];
    const parts = stretch.split(LIST_MARK).map(nameIn);
    const isList = known.length > 0;
    const covered = new Set(known.flatMap(({ said }) => wordsOf(said).map(({ stem }) => stem)));
    let head: string | undefined;
    // 'Pump, valve and tractor makers': the last one says what all of them are.
    for (const said of parts.toReversed()) {
      const words = wordsOf(said).filter(({ text: word }) => word.length > LEAST_LETTERS);
      const isNamed = COMPANIES.test(said) || TRADES.test(said) || TRADES_ELSEWHERE.test(said);
      const isOne = words.length === 1 && head !== undefined;
      if (words.length === 0 || words.length > MOST_WORDS || /\d/.test(said) || !(isNamed || isOne || isList)) {
        head = undefined;
        continue;
      }
      if (isNamed && words.length > 1) head = said;
      else if (!isOne) head = undefined;
      if (findBuyerFunctions(said).some(({ id, length }) => !OWNERS.has(id) || length === words.length)) continue;
      // A name or a place, where nouns are written small.
      if (!isNamed && /^\p{Lu}/u.test(said) && from > 0 && said !== parts[0]) continue;
      const stems = [...tellingStems(said, [])].filter((stem) => !OF_ANY.test(stem));
      if (stems.every((stem) => covered.has(stem)) || groups.size >= MOST_GROUPS) continue;
      const named = isNamed ? said : (head ?? said);
      groups.set(said, { said, stems, isMaker: MAKERS.test(named), isShop: SHOPS.test(named) });
    }
  }
  return [...groups.values()];
}

function nameIn(part: string): string {
  const bare = part.trim();
  const end = TAIL.exec(bare)?.index ?? bare.length;
  return bare.slice(0, end).replace(ARTICLE, '').trim();
}

const SENTENCE_END = /[.!?;\n]/g;

/** 'In Kliniken, Hotels und Bürogebäuden': a list in which two are known is one of customers, where nothing else says who they are. */
function listsOfSectors(text: string, spans: readonly Span[]): Span[] {
  const hits = findCustomers(text);
  if (hits.some(({ at }) => isWithin(spans, at))) return [];
  for (const [index, { at, said }] of hits.entries()) {
    const next = hits[index + 1];
    if (next === undefined || !LIST_ONLY.test(text.slice(at + said.length, next.at))) continue;
    SENTENCE_END.lastIndex = at;
    return [{ from: at, to: SENTENCE_END.exec(text)?.index ?? text.length }];
  }
  return [];
}

const LIST_ONLY = /^(?:, | (?:and|or|&|und|oder|y|et|e|aur|ya|en) |, (?:and|or) )$/iu;
