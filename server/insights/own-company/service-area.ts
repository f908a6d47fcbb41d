import { trimEndOf } from '../../../shared/trim-text.ts';
import { findPlaces } from '../../vocabulary/places/find-places.ts';
import { withoutSpans } from '../trade/customer-spans.ts';

/** Where the user works, as far as their description says so. */
export interface ServiceArea {
  /** ISO codes of countries that it names. */
  countries: ReadonlySet<string>;
  /** The same, else those of the towns that it names: who names towns alone may sell beyond. */
  ofTowns: ReadonlySet<string>;
  /** Everything capitalised, small and folded: a prospect's city that stands here is one the user speaks of. */
  text: string;
  /** It says that it works everywhere. */
  worldwide: boolean;
}

const WORLDWIDE =
  /\b(?:world ?wide|global(?:ly)?|international(?:ly)?|all over the world|any country|weltweit|mundial(?:mente)?|monde entier|remotely)\b/i;
const GERMAN_SPEAKING = /deutschsprachig|german-speaking/i;
const EUROPEAN = /(?<!\p{L})(?:européen(?:ne)?s?|europe[ou])(?!\p{L})/iu;

const MARKS = /\p{M}+/gu;
const fold = (text: string): string => text.toLowerCase().normalize('NFD').replace(MARKS, '');

/** @returns the ISO code of a country by its name in one of many languages; undefined when it is none */
function countryCode(name: string | undefined): string | undefined {
  const country = findPlaces(name ?? '').find(({ kind }) => kind === 'country');
  return country?.countryCodes[0];
}

const WORD = /[\p{L}\p{M}.'’&]+/gu;
const LONGEST_NAME = 4;
const END_MARK = /[.'’]/;
/** States and provinces of that many people are known beyond their country; names of smaller ones are often words. */
const KNOWN_REGION = 3_000_000;
const CAPITAL = /^\p{Lu}/u;
/** Short forms are words of other languages too unless they are written as such: 'SEA' and 'UK', but neither 'sea' nor 'IN'. */
const SHORT_FORM = /^(?:UK|EU|US|U\.S|[A-Z.]{3,})$/;

/**
 * Countries that a name stands for: of countries, parts of the world, metro areas and large states; none of a city's.
 * @param after the word behind it
 */
function countriesNamed(phrase: string, after = ''): readonly string[] {
  const [place] = findPlaces(phrase);
  if (place === undefined || place.kind === 'city') return [];
  if (place.isShortForm && !SHORT_FORM.test(phrase)) return [];
  if (place.kind === 'region') {
    // 'Kerala State Hospital' is a customer's name.
    const isName = !CAPITAL.test(phrase) || CAPITAL.test(after);
    return isName || place.population < KNOWN_REGION ? [] : place.countryCodes;
  }
  // Who sells in the EU sells to its neighbours, too.
  return place.name === 'European Union' ? countriesNamed('Europe') : place.countryCodes;
}

/** Words of a country's law and money, which only those use who sell there. */
const LOCAL_WORDS: readonly (readonly [RegExp, string])[] = [
  [/₹|\b(?:lakhs?|crores?|gst|tds|esic?|pf|gstin|fssai|cbse|icse|rera|discom|rupees?)\b/i, 'IN'],
  [/\b(?:hmrc|vat mtd|ofsted|nhs)\b/i, 'GB'],
  [/\b(?:datev|gobd|dsgvo|handwerkskammer)\b/i, 'DE AT CH'],
  [/\b(?:sat|cfdi|imss)\b/, 'MX'],
  [/\b(?:cnpj|nf-e|lgpd)\b/i, 'BR'],
  [/\b(?:hipaa|401\(k\)|irs|llc)\b/i, 'US'],
];
/** 'Your imports from China', 'importaciones desde China, Europa y Estados Unidos': where goods come from, not where the user sells. */
const ORIGINS =
  /(?<!\p{L})(?:import|source|sourcing|bezieh|beziehen|bezug)\p{L}{0,8} (?:\p{Ll}{1,12} ){0,3}?(?:from|desde|aus|depuis|dalla|dal|vanuit|uit) (?:\p{Lu}[\p{L}.]*(?:,? (?:and |y |und |et |e |en |or |o )?(?=\p{Lu}))?){1,8}/gu;

/** A place stands behind these words, or beside another place. */
const IN =
  /(?<!\p{L})(?:in|around|across|within|serving|covering|raum|großraum|region|umkreis|umkreis \d+ ?km um|km (?:um|von)|miles (?:of|around)|km (?:of|around)|im|en|zona(?: de)?|provincia de|área de|a|à|autour de|em|na|no|nel|nella|tra|tussen|gebiet|area|where|wo|donde|où|onde|dove|markets?|hubs?|territory|presence) ?[:(]? ?$/iu;
/** Where somebody sits says nothing of where they sell; a whole country does ('offices in Chile and Peru'). */
const SITS =
  /(?:offices?|team|studio|workshop|kitchen|works|live|located|owned|werkstatt|büros?|oficinas?|bureaux?|uffici|sediados?) (?:are |is )?(?:in|at|en|à|em|a) ?$/iu;
/** Where something is made or kept never does, be it a whole country. */
const MADE_OR_KEPT =
  /(?<!\p{L})(?:based|headquartered|hq|made|built|born|founded|manufactured|produced|printed|designed|hosted|hosting|servers|stored|stock|plant|factory|warehouse|mill|lab|laboratory|data cent(?:re|er)s?|sitz|ansässig|gehostet|hergestellt|gefertigt|fábrica|usine|fabriquée?s?|hébergée?s?|sede|stabilimento|gevestigd|gemaakt) (?:are |is )?(?:in|at|en|à|em|a) (?:the )?/giu;
/** Names behind one another: 'Jutland, Denmark', 'Rotterdam, Genoa and Santos'. */
const NAMES_IN_A_ROW = /(?:\p{Lu}[\p{L}'’.-]*(?:,? (?:and |or |und |oder |y |et |e |en )?(?=\p{Lu})|(?!\p{L}))){1,8}/uy;

/** @returns a text with dots for the places where something is made or kept, everything else at its place: 'factory in Jutland, Denmark' */
function withoutSeats(text: string): string {
  const seats = Array.from(text.matchAll(MADE_OR_KEPT)).map(({ 0: before, index }) => {
    const from = index + before.length;
    NAMES_IN_A_ROW.lastIndex = from;
    return { from, to: from + (NAMES_IN_A_ROW.exec(text)?.[0].length ?? 0) };
  });
  return withoutSpans(text, seats);
}

const BASED =
  /^ ?(?:area|metro|region|and \d|& \d|und umgebung|y alrededores|et alentours|e região|e dintorni|en omgeving)/iu;
const BETWEEN = /^ ?(?:[,/–·+&-]|and|und|y|et|e|en|plus|to|bis) ?$/iu;
/** Towns of fewer people have the names of people and things. */
const KNOWN_TOWN = 60_000;
const NAMES = /(?<![\p{L}\p{N}])\p{Lu}[\p{L}'’.-]+(?: (?:de |del |am |an der |upon |sur )?\p{Lu}[\p{L}'’.-]+){0,2}/gu;

const isBehindIn = (before: string): boolean => IN.test(before) && !SITS.test(before);

/** Countries of the towns and regions that a description names as places: 'Raum Kassel', 'Turku – Tampere', 'Leicester and 40 miles around'. */
function countriesOfTowns(description: string): string[] {
  const places = Array.from(description.matchAll(NAMES)).flatMap(({ 0: said, index }) => {
    const readings = findPlaces(said).filter(({ isShortForm, population }) => !isShortForm && population >= KNOWN_TOWN);
    const end = index + said.length;
    const isNamed =
      isBehindIn(description.slice(Math.max(0, index - 40), index)) || BASED.test(description.slice(end, end + 20));
    return readings.length === 0
      ? []
      : [{ countries: readings.map(({ countryCodes: [code = ''] }) => code), index, end, isNamed }];
  });
  // In a list of towns each stands for the others.
  for (const [at, here] of places.entries()) {
    const before = places[at - 1];
    if (before === undefined || !BETWEEN.test(description.slice(before.end, here.index))) continue;
    before.isNamed = true;
    here.isNamed = true;
  }
  const named = places.filter(({ isNamed }) => isNamed);
  // Of towns with one name that which lies where the others do: Cádiz beside Sevilla.
  const holds = (code: string): number => named.filter(({ countries }) => countries.includes(code)).length;
  return named.flatMap(({ countries }) => countries.toSorted((a, b) => holds(b) - holds(a)).slice(0, 1));
}

/** Reads where the user sells: countries and regions that the description names, else those of its law and money. */
export function readServiceArea(description: string): ServiceArea {
  const text = withoutSeats(description);
  const countries = new Set<string>();
  const add = (codes: readonly string[]) => {
    for (const code of codes) countries.add(code);
  };
  if (GERMAN_SPEAKING.test(description)) add(['DE', 'AT', 'CH', 'LI']);
  if (EUROPEAN.test(description)) add(countriesNamed('Europe'));
  const words = text.replace(ORIGINS, '.').match(WORD) ?? [];
  for (let start = 0; start < words.length; start++) {
    for (let length = 1; length <= LONGEST_NAME; length++) {
      const phrase = trimEndOf(words.slice(start, start + length).join(' '), END_MARK);
      add(countriesNamed(phrase, words[start + length]));
    }
  }
  if (countries.size === 0) {
    for (const [named, codes] of LOCAL_WORDS) {
      if (named.test(description)) add(codes.split(' '));
    }
  }
  const ofTowns = countries.size === 0 ? new Set(countriesOfTowns(text)) : countries;
  return { countries, ofTowns, text: fold(description), worldwide: WORLDWIDE.test(description) };
}

/** Whether a prospect in a city and country is where the user sells; undefined when the description does not say where that is. */
export function isServed(
  area: ServiceArea,
  place: { city?: string | undefined; country?: string | undefined },
): boolean | undefined {
  const city = place.city === undefined ? '' : fold(place.city);
  if (city.length > 3 && area.text.includes(city)) return true;
  if (area.ofTowns.size === 0) return undefined;
  const code = countryCode(place.country);
  if (code === undefined) return undefined;
  if (area.ofTowns.has(code)) return true;
  return area.worldwide || area.countries.size === 0 ? undefined : false;
}
