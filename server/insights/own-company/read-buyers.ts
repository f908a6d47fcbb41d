import { isWithin, type Span } from '../trade/customer-spans.ts';
import { findBuyerFunctions, findFunctions } from '../trade/job-functions/find-functions.ts';
import type { JobFunctionId } from '../trade/job-functions/ids.ts';
import { findCustomers } from '../trade/sectors/find-sectors.ts';
import { tellingStems } from './own-words.ts';

/** 'Your marketing team': theirs, not the user's own. */
const THEIRS = /(?:\byour|\bihre?[nrm]?|\bsu|\bvotre|\bseu|\baapk[aie]) (?:[\p{L}-]+ )?$/iu;
const WORD_BEFORE = /(?<!\p{L})(\p{L}{3,30}) $/u;

/**
 * Who buys, by the description: people named among the customers ('for HR teams'), and those of whom it says that one
 * speaks with them or that they decide ('we talk to the plant manager', 'Ansprechpartner: Einkauf').
 * @param customers stretches that speak of customers
 * @returns functions with the user's own words for them; and those of whom it says that they buy, since a title alone may also be
 *  what an offer replaces ('your accountant')
 */
export function readBuyers(
  text: string,
  customers: readonly Span[],
): { buyers: ReadonlyMap<JobFunctionId, string>; saidToBuy: readonly JobFunctionId[] } {
  const named = new Map<JobFunctionId, string>();
  const companies = findCustomers(text);
  for (const { id, said, at } of findBuyerFunctions(text)) {
    const isMeant = isWithin(customers, at) || THEIRS.test(text.slice(Math.max(0, at - 40), at));
    if (
      isMeant &&
      !named.has(id) &&
      !isOfSomething(text, at, id) &&
      !companies.some((one) => one.at === at && one.said.length >= said.length)
    )
      named.set(id, said);
  }
  for (const { id, said } of readContacts(text)) if (!named.has(id)) named.set(id, said);
  const saidToBuy = [...named.keys()];
  for (const { id, said } of readTitles(text)) if (!named.has(id)) named.set(id, said);
  return { buyers: named, saidToBuy };
}

/** What somebody is called, with the field before it: 'plant managers', 'the head of estates'. */
// bounded: of a description of one's own company 6,000 characters are read
const ENGLISH_TITLE =
  /(?<![\p{L}-])(?:(?:(?!(?:for|to|and|or|with|by|from|the|an?|of|in|at|on|your|we|our|that|which|who|are|is|help|helps|sell|give|gives|like|but|not|if|so|as) )[\p{L}&]+(?:-[\p{L}]+)? ){0,3}?(?:managers?|directors?|supervisors?|superintendents?|coordinators?|planners?|buyers?|bursars?|principals?|officers?|engineers?|technicians?|matrons?|surveyors?|foremen|foreman|dispatchers?|agronomists?|nutritionists?|vets?|curators?|trustees|owners?|founders?|leads|teams?|departments?|dept|people|folks|guys|bosses|boss|chiefs?|partners|ceos?|cfos?|coos?|ctos?|cios?|cmos?|chros?|cisos?|gms?|hr|md|mds)|(?:heads?|vps?|vice presidents?|directors?|chiefs?|people|person|those) (?:of|in charge of|responsible for) (?:the )?[\p{L}&]+(?: (?:and )?[\p{L}&]+)?)(?![\p{L}-])/giu;
/** German words for people in charge, alone or as the end of a compound, and fields behind them. */
const GERMAN_TITLE =
  /(?<![\p{L}-])(?:[\p{L}-]{0,30}(?:leiter(?:in|innen)?|leitung(?:en)?|chefs?|chefin|meister|inhaber(?:in|n)?|geschäftsführ\p{L}+|einkäufer\p{L}*|einkauf|vorstand|vorstände|beauftragten?r?|disponent(?:en)?|verwaltung|abteilung(?:en)?|management|referent(?:en|in)?|controller|prokurist(?:en)?|betreiber|eigentümer|gründer|planer|ingenieure?n?|techniker|entscheider)(?: (?:für |der )?\p{Lu}[\p{L}-]+)?)(?![\p{L}-])/gu;
const ROMANCE_TITLE =
  /(?<![\p{L}-])(?:(?:l['’])?(?:director\p{L}*|jef[ea]s?|gerentes?|responsables?|encargad[oa]s?|coordinador\p{L}*|dueñ[oa]s?|propietari[oa]s?|administrador\p{L}*|comprador\p{L}*|directeurs?|directrices?|direction|chefs?|chargée?s?|gérante?s?|dirigeants?|acheteu[rs]\p{L}*|patrons?|diretor\p{L}*|diretoria|gestor\p{L}*|sócios?|donos?|chefes?|direttor[ei]|direttric[ei]|responsabil[ei]|titolar[ei]|ufficio|uffici|capi?|buyer|hoofd(?:en)?|inkopers?|eigena(?:ar|ren)|bedrijfsleiders?)(?: (?:de l['’]|d['’]|de la |de las |de los |del |de |des |du |dos |das |do |da |degli |della |dei |di |van de |van )?[\p{L}.]+(?: (?:y |et |e |de |di |d['’])?[\p{L}]+)?)?)(?![\p{L}-])/giu;
/** Of one's own people, of one's own past, and of others' customers. */
const NOT_OF_BUYERS =
  '(?:our|own|my|former|ex|unsere?[nrms]?|eigene[nrms]?|ehemalige[nrms]?|nuestr[oa]s?|propi[oa]s?|notre|nos|nossos?|nostr[oaie]|onze|team of|teams of|crew of|founded by|led by|run by|staff of|\\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fractional|interim|outsourced|virtual|external|dedicated|part-time|qualified|certified|chartered|experienced|freelance|recruit|recruiting|recruitment of|placing|place|hire|supplying|externe[nrms]?|virtuelle[nrms]?|erfahrene[nrms]?|vermitteln|extern[oa]s?|virtual|externalisé|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|zwölf|dos|tres|cuatro|cinco|deux|trois|quatre|cinq|dois|três|due|tre|quattro|are|is an?|sind|somos|sommes)';
// bounded: the 30 characters before a title are read
const AFTER_THOSE = new RegExp(`(?<!\\p{L})${NOT_OF_BUYERS}(?: \\p{L}+)? ?$`, 'iu');
const WITH_THOSE = new RegExp(`^${NOT_OF_BUYERS} `, 'iu');
const BEFORE_CHARS = 30;

/** People whom the description names by their titles. */
function readTitles(text: string): Contact[] {
  const found: Contact[] = [];
  for (const expression of [ENGLISH_TITLE, GERMAN_TITLE, ROMANCE_TITLE])
    for (const { 0: said, index } of text.matchAll(expression)) {
      if (AFTER_THOSE.test(text.slice(Math.max(0, index - BEFORE_CHARS), index)) || WITH_THOSE.test(said)) continue;
      found.push(...titleIn(said));
    }
  return found;
}

/** 'Purchasing people': what they do stands before it, and people alone are anybody. */
const PEOPLE = /(?<!\p{L})(?:people|persons?|folks|guys|those)(?!\p{L})/giu;

function titleIn(said: string): Contact[] {
  return findFunctions(said.replace(PEOPLE, ''))
    .slice(0, 1)
    .map((id) => ({ id: id === 'software-engineering' && !OF_SOFTWARE.test(said) ? 'engineering' : id, said }));
}

/** 'Ship owners', 'fleet owners': companies, where 'owners' alone are people. */
function isOfSomething(text: string, at: number, id: JobFunctionId): boolean {
  if (id !== 'general-management') return false;
  const before = WORD_BEFORE.exec(text.slice(Math.max(0, at - 30), at))?.[1];
  return (
    before !== undefined && tellingStems(before, []).size > 0 && !/^(?:busy|clinic|practice|shop|store)$/.test(before)
  );
}

/** With whom one speaks: they are named behind it. */
const SPEAK =
  /(?<!\p{L})(?:(?:we|i)(?:['’](?:re|m))? (?:\p{L}+ ){0,2}?(?:speak|talk|deal|meet|speaking|talking|dealing|meeting)(?: (?:to|with))?|(?:i|we) (?:look for|sell to the|pitch to)|talk to|(?:typical |main |usual |our |their |your |first )?contacts?(?: persons?)?(?: ?[:=]| is| are)|(?:our |the )?(?:buyers?|decision[- ]makers?|champions?|sponsors?)(?: ?[:=]| is| are)|person on the other side is|on the other side (?:of the table )?(?:is|are|sits?)|through (?:their|the)|booking via|via (?:their|the|your)|reports? go to|off to the|hauptansprechpartner\p{L}*|ansprechpartner\p{L}*|ansprechperson\p{L}*|entscheider\p{L}*|zielperson\p{L}*|kontakt(?:person)?(?: ist|:|=)|(?:gespräche?|erstgespräche?) führen wir mit|(?:spreche|sprechen) (?:ich |wir )?(?:\p{L}+ )?mit|erstkontakt ist|(?:am tisch|uns gegenüber) (?:sitz\p{L}+|ist|sind)|läuft über|interlocutor\p{L}*|interlocuteur\p{L}*|interlocutric\p{L}*|hablamos (?:\p{L}+ )?con|el trato es con|trato directo con|nuestro contacto es|contactos?:|tratamos con|trabajamos con (?:el|la|los|las) (?=direc|jef|geren|respons|encarg)|(?:on|nous) (?:parl|échang|trait)\p{L}+ (?:\p{L}+ )?(?:avec|à|au|aux)|contacts? ?:|décideur\p{L}* ?:|falamos (?:\p{L}+ )?com|tratamos com|contat[oi]s? ?:|decisor\p{L}* ?:|parliamo (?:\p{L}+ )?con|referent\p{L}* ?(?::|è|sono)|spreken (?:\p{L}+ )?met|praten (?:\p{L}+ )?met|contactpersoon|aanspreekpunt|gesprekspartner\p{L}*|baat (?:\p{L}+ ){0,3}?se|milte hain)(?!\p{L})/iu;
/** Who decides, signs or calls: they are named before it, or behind it. */
const DECIDE =
  /(?<!\p{L})(?:(?:who|wer|quién|quien|qui|quem|chi|wie|kaun) (?:buys?|decides?|signs?|books?|orders?|calls?|bucht|kauft|entscheidet|bestellt|unterschreibt|schreibt uns an|ruft an|compra|decide|firma|achète|décide|signe|assina|koopt|beslist|kharidta)|buys?(?: it)?|buying|decides?|decision maker|signs?(?: off)?|(?:bring|call|book|brief|hire|phone|ring|ask|invite)s? us|calls us|call us (?:in|off)|does the paperwork|holds the budget|places? the order|entscheide[tn]|gegenüber|freigeben|freigibt|unterschreib\p{L}+|meldet sich|melden sich|beauftrag\p{L}+ uns|ruft uns|bucht|bestellt|(?:mit )?am tisch|el que (?:firma|decide|compra)|quien (?:firma|decide|compra)|nos (?:llama|llaman)|firma|decide|deciden|signe|décide|nous appelle|qui (?:signe|décide|achète)|assina|quem (?:decide|assina|compra)|firma|chi (?:decide|firma|compra)|beslist|tekent|belt ons|decision (?:le|lo|kar)t[aie]|order det[aie])(?!\p{L})/giu;
const SENTENCE = /[^.!?\n]+[.!?\n]*/g;
/** A heading, or a question, that what comes next answers. */
const ASKS = /[:?]\s*$/;
/** So many lines below a heading belong to it. */
const MOST_BELOW = 4;
const ITEMS =
  /[,;/()=:–|.!?]|(?<!\p{L})(?:and|or|und|oder|bzw|sowie|y|o|et|ou|e|ed|en|aur|ya|sometimes|usually|mostly|manchmal|meist\p{L}*|später|auch|also|plus|is|are|ist|sind|es|est|è)(?!\p{L})/giu;
/** Engineers of things are none of software. */
const OF_SOFTWARE = /software|develop|entwickl|desarroll|programm|front|back|full[ -]?stack|cto|tech|data|devops|web/iu;
/** Where somebody works ends what they are: 'maintenance guys in quarries'. */
const WHERE = /(?<!\p{L})(?:in|at|from|on|bei|beim|im|aus|of the|en (?=\p{Lu})|chez|within|side)(?!\p{L})/iu;
const OWN =
  /(?<!\p{L})(?:our|we|my|us|unsere?[nrms]?|wir|nuestr\p{L}+|nos|notre|nosso|nossa|nostr\p{L}+|onze?)(?!\p{L})/iu;
const MOST_WORDS = 7;
const MOST_SENTENCES = 80;

interface Contact {
  id: JobFunctionId;
  said: string;
}

/** People with whom the description says that one speaks, and who decide. */
function readContacts(text: string): Contact[] {
  const contacts: Contact[] = [];
  let below = 0;
  for (const sentence of (text.match(SENTENCE) ?? []).slice(0, MOST_SENTENCES)) {
    const spoken = SPEAK.exec(sentence);
    const isAbout = spoken !== null || sentence.search(DECIDE) >= 0;
    if (!isAbout && below === 0) continue;
    const told = spoken === null ? sentence : sentence.slice(spoken.index + spoken[0].length);
    contacts.push(...peopleIn(told.replace(DECIDE, ';')));
    if (isAbout) below = ASKS.test(sentence) || isHeading(sentence) ? MOST_BELOW : 0;
    else below = sentence.trim() === '' ? 0 : below - 1;
  }
  return contacts;
}

function isHeading(sentence: string): boolean {
  return sentence.endsWith('\n') && sentence.trim().split(/\s+/).length <= 4;
}

/** The people of a list: each item is read as a title, as far as it says where they work. */
function peopleIn(told: string): Contact[] {
  const companies = findCustomers(told);
  return itemsOf(told).flatMap(({ said, to }) => {
    const where = said.search(WHERE);
    const bare = (where === -1 ? said : said.slice(0, where)).trim();
    if (bare.split(/\s+/).length > MOST_WORDS || OWN.test(bare)) return [];
    // 'Retailers', 'shipyards': companies, unless the title goes on behind them.
    if (bare === said.trim() && companies.some((one) => one.at + one.said.length === to)) return [];
    return titleIn(bare);
  });
}

/** The items of a list, and where each ends. */
function itemsOf(told: string): { said: string; to: number }[] {
  const items: { said: string; to: number }[] = [];
  let from = 0;
  const add = (to: number): void => {
    const said = told.slice(from, to);
    if (/\p{L}{2}/u.test(said)) items.push({ said, to: from + said.trimEnd().length });
  };
  for (const { 0: mark, index } of told.matchAll(ITEMS)) {
    add(index);
    from = index + mark.length;
  }
  add(told.length);
  return items;
}
