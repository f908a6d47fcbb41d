import { article } from '../phrasing.ts';
import { lowerStart } from './lower-start.ts';
import { isBaseVerb, isPlainVerb } from './verbs.ts';

/** What companies and other bodies are called, in the singular: the head of 'family-run processor and exporter of shrimp'. */
const BODIES =
  /^(?:3PL|4PL|accountant|adviser|advisor|agency|airline|architect|airport|arm|association|authority|baker|bakery|bank|boutique|brand|brewer|brewery|broker|brokerage|builder|bureau|business|butcher|carrier|chain|charity|clinic|club|collective|college|company|consultancy|consultant|contractor|cooperative|co-operative|courier|CRO|CDMO|CMO|dealer|dealership|department|designer|developer|dispensary|distiller|distillery|distributor|division|enterprise|exporter|factory|farm|firm|forwarder|foundation|foundry|franchise|fund|garage|garden|grocer|group|grower|gym|haulier|holding|hospital|hotel|house|importer|incubator|institute|institution|insurer|integrator|investor|lab|laboratory|lender|leader|library|maker|manufacturer|marketplace|merchant|mill|miner|museum|NBFC|network|newspaper|NGO|nursery|non-profit|nonprofit|OEM|office|operator|owner|organisation|organization|outsourcer|partner|partnership|pharmacy|plant|platform|port|practice|processor|producer|provider|publisher|quarry|refinery|reseller|restaurant|retailer|roaster|salon|sawmill|school|seller|shipbuilder|shipyard|shop|society|specialist|start-?up|store|studio|subsidiary|supermarket|supplier|system|tannery|team|trader|trust|union|university|utility|vendor|venture|venue|vineyard|warehouse|wholesaler|winery|workshop|yard)$/i;
/** The same in the plural; they stand beside a name, not after 'is'. */
const BODIES_PLURAL =
  /^(?:accountants|advisers|advisors|agents|architects|attorneys|auditors|bakers|brewers|brokers|builders|consultants|contractors|craftsmen|designers|developers|distillers|distributors|engineers|experts|exporters|farmers|growers|importers|lawyers|makers|manufacturers|merchants|millers|operators|owners|partners|planners|printers|processors|producers|publishers|roasters|solicitors|specialists|suppliers|surveyors|traders|trainers|translators|weavers|winemakers|writers)$/i;
/** Things of which one says 'is a'. */
const THINGS =
  /^(?:account|add-on|alternative|API|app|application|assistant|board|book|box|cabinet|calculator|camera|card|charger|connector|controller|course|crane|dashboard|database|device|drill|drone|engine|extension|filter|fund|gateway|guide|hub|instrument|kit|library|lamp|line|loan|lock|logger|machine|marketplace|meter|model|module|monitor|mortgage|network|oven|package|panel|pen|plan|platform|plugin|plug-in|policy|portal|printer|product|programme|program|pump|reader|robot|router|scale|scanner|scheme|script|sensor|server|service|set|shop|site|solution|store|suite|system|tablet|tank|template|terminal|tester|toolkit|tool|tracker|trailer|truck|tube|unit|vaccine|valve|van|vault|vehicle|warehouse|website|widget|workflow|workshop|workspace)$/i;
/** Where the head of a noun phrase ends. */
const AFTER_HEAD =
  /(?:,|;|:| –| -| \()|\s(?:of|for|with|in|to|that|which|who|from|at|by|on|and|or|across|since|serving|running|making|providing|offering|selling|building|exporting|specialising|specializing|focused|based|between|under|over|around|against|through|without|into|via|where|as|sold|used|stored|made|ground|frozen|woven|printed|trusted|loved|owned|decided|delivered|sent|run)(?=\s)/;
const NUMBER =
  /^(?:\d[\d.,]*|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|hundreds|thousands|some \d[\d.,]*|over \d[\d.,]*|more than \d[\d.,]*)(?=\s)/i;
/** Places that a company has: 'cold stores in Punjab'. */
const PLACES =
  /^(?:branches|clinics|depots|factories|farms|hospitals|hotels|laboratories|labs|offices|plants|restaurants|schools|shops|stores|supermarkets|warehouses|mills)$/i;
/** In the singular. */
export const PLACE = /^(?:depot|factory|laboratory|lab|mill|office|plant|showroom|warehouse|workshop|yard)$/i;
const ARTICLE = /^(?:A|An|The|One of|Part of)\s/;
const RELATIVE = /\s(?:that|which|who|where|whose|because|when|while|as)\s/;

export interface NounPhrase {
  /**
   * - `body`: 'A bank with …', 'the marketplace of …' and, with its article added, 'supplier of …'
   * - `bodies`: 'Chartered accountants for …'
   * - `count`: 'Seven clinics in Indore'
   * - `thing`: 'a scanner app for picking'
   * - `other`: 'rate quoting software', 'milk, paneer and cheese'
   */
  kind: 'body' | 'bodies' | 'count' | 'thing' | 'other';
  text: string;
  /** The word that says what it is: 'app'. */
  head: string;
}

/** The words of a text before its head ends: 'Family-run processor' of 'Family-run processor and exporter of shrimp'. */
export function headOf(text: string): string {
  const end = AFTER_HEAD.exec(text)?.index ?? text.length;
  return text.slice(0, end).replace(/[.!]$/, '');
}

const NO_SHARED_HEAD = /^(?:in|at|on|by|from|for|to|with|a|an|the|its|our|own|his|her|their) /;

/** What 'and' leads to where it joins what stands before one thing: 'pressing factory' of 'Ginning and pressing factory'. */
function wholeHeadOf(text: string): string {
  const [first = '', second, third] = text.split(/ (?:and|&) /, 3);
  const isOne = second !== undefined && third === undefined && headOf(first) === first && !NO_SHARED_HEAD.test(second);
  return isOne ? headOf(second) : (headOf(text).split(' ').at(-1) ?? '');
}

/** An insurer, a dealer: who does something stands before no thing, as a hotel does in 'Hotel and restaurant supplies'. */
const DOES_SOMETHING = /(?:er|or|ant|ist)$/i;

const isBody = (head: string): boolean => BODIES.test(head) || BODIES_PLURAL.test(head) || PLACES.test(head);
const isNamed = (head: string): boolean => isBody(head) || THINGS.test(head);

/** Whether a line has a verb of its own, outside of 'that …' and 'which …'. */
export function hasVerb(line: string): boolean {
  const main = line.split(RELATIVE, 1)[0] ?? line;
  return main.split(/[^\p{L}'’-]+/u).some((word, at) => at > 0 && isPlainVerb(word));
}

const PLURAL_VERB =
  /(?:\p{Ll}s|people|women|men|children) (?:(?:a|per|each|every) (?:day|week|month|year) )?(?:now |still |also |then )?([a-z]+) (?=\S)/gu;

/** Whether things in the plural do something in a line: '190,000 merchants take cards'. */
export function hasPluralVerb(line: string): boolean {
  return [...line.matchAll(PLURAL_VERB)].some(([, word = '']) => isBaseVerb(word));
}

/**
 * Reads a line that is no sentence but names something.
 * @param names texts whose words keep their capital
 */
export function readNounPhrase(line: string, names: string): NounPhrase {
  const text = line.trim().replace(/[.!]$/, '');
  const low = lowerStart(text, names);
  const first = headOf(text).split(' ').at(-1) ?? '';
  if (NUMBER.test(text)) return { kind: 'count', text: low, head: first };
  if (ARTICLE.test(text))
    return { kind: THINGS.test(first) && !BODIES.test(first) ? 'thing' : 'body', text: low, head: first };
  const whole = wholeHeadOf(text);
  const last = whole.split(' ').at(-1) ?? '';
  // 'Insurer and asset manager' is an insurer; 'Product and fashion photography' is no product.
  const isOfFirst = !whole.includes(' ') || (DOES_SOMETHING.test(first) && !isNamed(last) && !last.endsWith('s'));
  const head = isNamed(first) && isOfFirst ? first : last;
  if (BODIES.test(head)) return { kind: 'body', text: `${article(low)} ${low}`, head };
  if (PLACES.test(head)) return { kind: 'count', text: low, head };
  if (BODIES_PLURAL.test(head)) return { kind: 'bodies', text: low, head };
  if (THINGS.test(head)) return { kind: 'thing', text: `${article(low)} ${low}`, head };
  return { kind: 'other', text: low, head };
}
