import { article } from '../phrasing.ts';
import { lowerStart } from './lower-start.ts';
import { isBaseVerb, isPlainVerb } from './verbs.ts';

/** What companies and other bodies are called, in the singular: the head of 'family-run processor and exporter of shrimp'. */
const BODIES =
  /^(?:3PL|4PL|agency|airline|airport|arm|association|authority|bakery|bank|boutique|brand|brewery|broker|brokerage|builder|bureau|business|carrier|chain|charity|clinic|club|collective|college|company|consultancy|contractor|cooperative|co-operative|courier|CRO|CDMO|CMO|dealer|dealership|department|designer|developer|dispensary|distillery|distributor|division|enterprise|exporter|factory|farm|firm|forwarder|foundation|foundry|franchise|fund|garage|grocer|group|growers?|gym|haulier|holding|hospital|hotel|house|importer|incubator|institute|institution|insurer|integrator|investor|lab|laboratory|lender|leader|library|maker|manufacturer|marketplace|merchant|mill|miner|museum|NBFC|network|newspaper|NGO|non-profit|nonprofit|OEM|office|operator|organisation|organization|outsourcer|partner|partnership|pharmacy|plant|platform|port|practice|processor|producer|provider|publisher|reseller|restaurant|retailer|roaster|salon|school|seller|shipbuilder|shipyard|shop|society|specialist|start-?up|store|studio|subsidiary|supermarket|supplier|system|team|trader|trust|union|university|utility|vendor|venture|warehouse|wholesaler|winery|workshop|yard)$/i;
/** The same in the plural; they stand beside a name, not after 'is'. */
const BODIES_PLURAL =
  /^(?:accountants|advisers|advisors|agents|architects|attorneys|auditors|bakers|brewers|brokers|builders|consultants|contractors|craftsmen|designers|developers|distillers|distributors|engineers|experts|exporters|farmers|growers|importers|lawyers|makers|manufacturers|merchants|millers|partners|planners|printers|processors|producers|publishers|roasters|solicitors|specialists|suppliers|surveyors|traders|weavers|winemakers)$/i;
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

export type NounPhrase =
  /** 'A bank with …', 'the marketplace of …' and, with its article added, 'supplier of …'. */
  | { kind: 'body'; text: string }
  /** 'Chartered accountants for …'. */
  | { kind: 'bodies'; text: string }
  /** 'Seven clinics in Indore'. */
  | { kind: 'count'; text: string }
  /** 'a scanner app for picking'. */
  | { kind: 'thing'; text: string }
  /** Any other: 'rate quoting software', 'milk, paneer and cheese'. */
  | { kind: 'other'; text: string };

/** The words of a text before its head ends: 'Family-run processor' of 'Family-run processor and exporter of shrimp'. */
export function headOf(text: string): string {
  const end = AFTER_HEAD.exec(text)?.index ?? text.length;
  return text.slice(0, end).replace(/[.!]$/, '');
}

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
  if (NUMBER.test(text)) return { kind: 'count', text: low };
  const head = headOf(text).split(' ').at(-1) ?? '';
  if (ARTICLE.test(text)) {
    return { kind: THINGS.test(head) && !BODIES.test(head) ? 'thing' : 'body', text: low };
  }
  if (BODIES.test(head)) return { kind: 'body', text: `${article(low)} ${low}` };
  if (PLACES.test(head)) return { kind: 'count', text: low };
  if (BODIES_PLURAL.test(head)) return { kind: 'bodies', text: low };
  if (THINGS.test(head)) return { kind: 'thing', text: `${article(low)} ${low}` };
  return { kind: 'other', text: low };
}
