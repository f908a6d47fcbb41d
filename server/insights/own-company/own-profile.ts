import { elementAt } from '../../../shared/element-at.ts';
import { websiteHost } from '../../../shared/website-host.ts';
import type { OwnCompany } from '../insight-writer.ts';
import { findCustomers } from '../trade/sectors/find-sectors.ts';
import { languageOf } from '../wording/language-of.ts';
import { plainLine, splitLineIntoSentences } from '../wording/quoting.ts';
import { readAudienceList, readAudiences, readThings } from './own-phrases.ts';

/** What the user's own description says, as phrases in their own words. */
export interface OwnProfile {
  /** Things sold: 'warehouse management software'. */
  offerings: string[];
  /** Not English: phrases are quoted, never woven in. */
  foreign: boolean;
  audiences: string[];
  /** 'acme.example', without scheme and www; '' when no website is given. */
  host: string;
}

const NAME = "(?:\\p{Lu}[\\p{L}\\p{N}&.'-]*(?:\\s\\p{Lu}[\\p{L}\\p{N}&.'-]*){0,3})";
/** Capitals count: 'Usual start is a pilot' and 'for companies that sell to schools' are said of nobody. A name alone may be in small letters. */
const SUBJECT = `(?:^[\\p{L}\\p{N}&.'-]+|(?:^|[,;]\\s|\\band\\s)(?:[Aa]t ${NAME},?\\s)?(?:[Ww]e|[Oo]ur (?:company|team|firm|platform|product|startup|agency)|${NAME}|[Ii]t|I))\\s(?:also |mainly |currently |primarily |now |specifically )?`;
const SELLS = new RegExp(
  `${SUBJECT}(?:provides?|offers?|sells?|builds?|makes?|delivers?|develops?|creates?|designs?|suppl(?:y|ies)|manufactures?|produces?|runs?|operates?|speciali[sz]es? in|focus(?:es)? on|installs?|publish(?:es)?|rents?|distributes?|are an?|is an?|is the)\\s(.+)$`,
  'su',
);
const SELLS_ELSEWHERE =
  /(?:\bwir\s(?:bieten|entwickeln|verkaufen|liefern|bauen|produzieren|fertigen)|\bbietet|\bentwickelt|\bnous\s(?:proposons|offrons|vendons|développons|fournissons|concevons|fabriquons)|\b(?:ofrecemos|vendemos|desarrollamos|fabricamos|proporcionamos|diseñamos)|\b(?:oferecemos|fornecemos|desenvolvemos)|\b(?:offriamo|sviluppiamo|vendiamo|produciamo)|\bwij\s(?:bieden|leveren|ontwikkelen|maken))\s(.+)$/isu;
const SPECIAL = /\bspeciali[sz](?:ing|es?|ed) in\s(.+)$/isu;
const WITH = /\s(?:with|using|through|by means of)\s(?:our\s|an?\s)?(.+)$/is;
const HELPS =
  /\bhelp(?:s|ing)?\s((?:[\p{L}\p{N}&/'’-]+\s){1,8}?)(?:to\s)?((?:automate|attract|avoid|boost|bring|build|buy|close|collect|connect|control|convert|create|cut|deliver|design|digiti[sz]e|discover|find|fix|forecast|gain|generate|get|grow|handle|hire|improve|increase|keep|launch|learn|lower|make|manage|measure|meet|modernise|modernize|move|onboard|optimi[sz]e|pay|plan|prevent|protect|raise|reach|recover|reduce|replace|retain|run|save|scale|secure|sell|ship|simplify|speed|stay|streamline|switch|test|track|train|turn|understand|win)\b.*)$/isu;
const LABEL =
  /^[ *•·-]*(?:our |main |key |core )*(products? and services?|products?|services?|offerings?|solutions?|what we (?:do|sell|offer)|target (?:market|customers?|audience|industries)|ideal customers?(?: profile)?|icp|customers?|clients?|industries|audience|who we (?:serve|help)|markets?|value propositions?|key values?|benefits?|why (?:us|customers choose us)|usp) ?(?:include|are|:|–|-) ?(.*)$/isu;
const BULLET = /^(?:[-*•·]|\d+[.)])\s+(\S.*)$/s;
const NON_LATIN = /(?:(?!\p{Script=Latin})[\p{L}\p{M}]){4}/u;
const VERB_FIRST =
  /^(?:make|making|get|grow|build|building|help|helping|find|we|our|your|it|how|when|because|if|this|join|simplify|empower(?:ing)?)\b/i;

type Phrases = Pick<OwnProfile, 'offerings' | 'audiences'>;
type Section = 'things' | 'audience' | 'claims';

function sectionOf(label: string): Section {
  if (/^(?:target|ideal|icp|customer|client|industr|audience|who|market)/i.test(label)) return 'audience';
  return /^(?:value|key|benefit|why|usp)/i.test(label) ? 'claims' : 'things';
}

function addNew(list: string[], items: readonly (string | undefined)[], most: number): void {
  for (const item of items) {
    if (item === undefined || list.length >= most) continue;
    if (!list.some((known) => known.toLowerCase() === item.toLowerCase())) list.push(item);
  }
}

function addLabelled(own: Phrases, section: Section, text: string, inLowerCase: ReadonlySet<string>): void {
  if (section === 'things') addNew(own.offerings, readThings(text, inLowerCase), 6);
  else if (section === 'audience') addNew(own.audiences, readAudienceList(text, inLowerCase), 5);
}

function readDescription({ website, description: given }: OwnCompany): OwnProfile {
  const description = /\p{Ll}/u.test(given) ? given : given.toLowerCase();
  const inLowerCase = new Set(description.match(/(?<=\s)\p{Ll}[\p{L}-]+/gu) ?? []);
  const own: Phrases = { offerings: [], audiences: [] };
  let saysHelp = false;
  let section: Section | undefined;
  const lines = description
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
  for (const line of lines) {
    const bullet = BULLET.exec(line)?.[1];
    if (bullet === undefined) section = undefined;
    for (const sentence of splitLineIntoSentences(plainLine(bullet ?? line)).slice(0, 40)) {
      const label = LABEL.exec(sentence);
      if (label !== null) section = sectionOf(elementAt(label, 1));
      const labelled = label?.[2] ?? (bullet === undefined ? undefined : sentence);
      if (section !== undefined && labelled) addLabelled(own, section, labelled.replace(/\.$/, ''), inLowerCase);
      if (label !== null) continue;
      const sells = SPECIAL.exec(sentence)?.[1] ?? SELLS.exec(sentence)?.[1] ?? SELLS_ELSEWHERE.exec(sentence)?.[1];
      if (sells !== undefined) addNew(own.offerings, readThings(withoutReceivers(sells), inLowerCase), 6);
      const helps = HELPS.exec(sentence);
      if (helps !== null) {
        addNew(own.audiences, readAudienceList(elementAt(helps, 1), inLowerCase), 5);
        saysHelp = true;
        const means = WITH.exec(elementAt(helps, 2))?.[1];
        if (means !== undefined) addNew(own.offerings, readThings(means, inLowerCase), 6);
        continue;
      }
      if (section !== 'things') addNew(own.audiences, readAudiences(sentence, inLowerCase), 5);
    }
  }
  const first = splitLineIntoSentences(plainLine(lines[0] ?? ''))[0] ?? '';
  const foreign = NON_LATIN.test(description) || (languageOf(description) ?? 'en') !== 'en';
  if (own.offerings.length === 0 && !foreign && !saysHelp && !VERB_FIRST.test(first) && first.split(' ').length <= 12) {
    addNew(own.offerings, readThings(first, inLowerCase), 3);
  }
  return { ...own, host: websiteHost(website) ?? '', foreign };
}

const RECEIVERS = /^([^,;:]{3,80}?) with (.{3,})$/is;

/** 'We supply dental clinics with handpieces': what they get, not who gets it. */
function withoutReceivers(sold: string): string {
  const [, receivers = '', things] = RECEIVERS.exec(sold) ?? [];
  return things !== undefined && findCustomers(receivers).length > 0 ? things : sold;
}

const CACHE_SIZE = 64;
const cache = new Map<string, OwnProfile>();

/** Reads the user's description; each distinct text is read once and the last 64 are kept. */
export function readOwnProfile(ownCompany: OwnCompany): OwnProfile {
  const key = `${ownCompany.website}\n${ownCompany.description}`;
  let profile = cache.get(key);
  if (profile === undefined) {
    profile = readDescription(ownCompany);
    const [oldest] = cache.keys();
    if (oldest !== undefined && cache.size >= CACHE_SIZE) cache.delete(oldest);
  } else cache.delete(key);
  cache.set(key, profile);
  return profile;
}
