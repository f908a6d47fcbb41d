import { findPlaces } from '../../../vocabulary/places/find-places.ts';
import { article } from '../phrasing.ts';
import { lowerStart } from './lower-start.ts';
import { isBaseVerb, isPlainVerb } from './verbs.ts';

/** What companies and other bodies are called, in the singular: the head of 'family-run processor and exporter of shrimp'. */
const BODIES =
  /^(?:3PL|4PL|abattoir|academy|accountant|adviser|advisor|agency|airline|airport|aquarium|architect|arm|assessor|association|auditor|authority|baker|bakery|bank|bistro|body|bottler|boutique|brand|brasserie|brewer|brewery|broadcaster|broker|brokerage|builder|bureau|business|butcher|cafe|café|cannery|carrier|casino|caterer|CDMO|chain|charity|cinema|clinic|club|CMO|co-operative|collective|college|company|conglomerate|consortium|consultancy|consultant|contractor|converter|cooperative|council|courier|creamery|CRO|crèche|dairy|dealer|dealership|decorator|deli|delicatessen|department|designer|developer|dispensary|distiller|distillery|distributor|division|dyer|electrician|engraver|enterprise|estate|exporter|fabricator|factory|farm|federation|firm|florist|forge|forwarder|foundation|foundry|franchise|franchisee|franchisor|fund|gallery|garage|garden|grocer|group|grower|gym|hauler|haulier|holding|hospice|hospital|hostel|hotel|house|hypermarket|importer|incubator|inn|inspector|installer|institute|institution|insurer|integrator|investor|jeweller|joinery|kindergarten|lab|laboratory|landlord|landscaper|laundry|leader|lender|lessor|library|lodge|maker|maltster|manufacturer|marina|marketplace|merchant|mill|miner|ministry|moulder|mover|municipality|museum|NBFC|network|newspaper|NGO|nightclub|non-profit|nonprofit|notary|nursery|OEM|office|operator|optician|orchard|orchestra|organisation|organization|outsourcer|owner|partner|partnership|patisserie|pharmacy|photographer|pizzeria|plant|plantation|platform|plumber|port|practice|preschool|processor|producer|provider|pub|publisher|pâtisserie|quarry|recruiter|recycler|refinery|reinsurer|reseller|resort|restaurant|retailer|roaster|roastery|roofer|salon|sawmill|scale-up|school|seller|shipbuilder|shipyard|shop|smelter|society|spa|specialist|spin-off|spinner|start-?up|steakhouse|stevedore|stockist|store|studio|subsidiary|supermarket|supplier|surgery|surveyor|system|tailor|tannery|team|theatre|trader|trust|underwriter|union|university|utility|valuer|vendor|venture|venue|videographer|vineyard|warehouse|weaver|wholesaler|winery|workshop|yard|zoo)$/i;
/** An agent and a bar alone may be a product. */
const BODY_OF_TWO =
  /(?:(?:estate|letting|travel|shipping|customs|insurance) agent|(?:wine|cocktail|juice|tapas|coffee|snack) bar|record label)$/i;
/** The same in the plural; they stand beside a name, not after 'is'. */
const BODIES_PLURAL =
  /^(?:accountants|advisers|advisors|agents|architects|assessors|attorneys|auditors|bakers|brewers|brokers|builders|carriers|caterers|cleaners|consultants|contractors|craftsmen|dealers|dentists|designers|developers|distillers|distributors|electricians|engineers|experts|exporters|fabricators|farmers|growers|haulers|hauliers|importers|inspectors|installers|landscapers|lawyers|makers|manufacturers|merchants|millers|notaries|operators|opticians|owners|packers|partners|photographers|physiotherapists|planners|plumbers|printers|processors|producers|publishers|recruiters|recyclers|roasters|roofers|solicitors|specialists|stockists|suppliers|surveyors|tailors|traders|trainers|translators|underwriters|valuers|veterinarians|vets|weavers|winemakers|writers)$/i;
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

/** 'Infrastructure and building contractor' of 'Infrastructure and building contractor with own quarries and plants'. */
const BEFORE_DETAILS = /[,;:(]|\s(?:with|for|of|in|at|from|by|since)\s/;

/** What 'and' leads to where it joins what stands before one thing: 'pressing factory' of 'Ginning and pressing factory'. */
function wholeHeadOf(text: string): string {
  const [start = ''] = text.split(BEFORE_DETAILS, 1);
  const [first = '', second, third] = start.split(/ (?:and|&) /, 3);
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
  // 'India's largest bank' has its article in the place; 'a children's museum' needs one.
  const owner = /^(\p{Lu}[\p{L}.-]*)['’]s /u.exec(text)?.[1];
  const withArticle =
    owner !== undefined && (findPlaces(owner).length > 0 || /^(?:World|Nation|Region)$/.test(owner))
      ? text
      : `${article(low)} ${low}`;
  if (BODIES.test(head) || BODY_OF_TWO.test(headOf(text))) return { kind: 'body', text: withArticle, head };
  if (PLACES.test(head)) return { kind: 'count', text: low, head };
  if (BODIES_PLURAL.test(head)) return { kind: 'bodies', text: low, head };
  if (THINGS.test(head)) return { kind: 'thing', text: `${article(low)} ${low}`, head };
  return { kind: 'other', text: low, head };
}
