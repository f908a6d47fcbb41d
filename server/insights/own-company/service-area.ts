import { trimEndOf } from '../../../shared/trim-text.ts';

/** Where the user works, as far as their description says so. */
export interface ServiceArea {
  /** ISO codes of countries that it names. */
  countries: ReadonlySet<string>;
  /** Everything capitalised, small and folded: a prospect's city that stands here is one the user speaks of. */
  text: string;
  /** It says that it works everywhere. */
  worldwide: boolean;
}

const LANGUAGES = ['en', 'de', 'es', 'fr', 'pt', 'it', 'nl'];
const WORLDWIDE =
  /\b(?:world ?wide|global(?:ly)?|international(?:ly)?|all over the world|any country|weltweit|mundial(?:mente)?|monde entier|remotely)\b/i;
/** Regions that people say, by the countries in them. */
const REGIONS: readonly (readonly [RegExp, string])[] = [
  [/\bDACH\b|deutschsprachig|german-speaking/i, 'DE AT CH LI'],
  [/\bBenelux\b/i, 'BE NL LU'],
  [/\bNordics?\b|scandinavia/i, 'SE NO DK FI IS'],
  [/\b(?:the gulf|gcc)\b/i, 'AE SA QA KW BH OM'],
  [/\b(?:middle east|mena|mea)\b/i, 'AE SA QA KW BH OM JO LB EG IL IQ TR'],
  [/\b(?:latin america|latam|latinoam[eé]rica|am[eé]rica latina)\b/i, 'MX BR AR CL CO PE UY EC BO PY CR PA GT DO VE'],
  [/\b(?:south ?east asia|asean)\b/i, 'SG MY ID TH VN PH KH LA MM BN'],
  [/\bnorth america\b/i, 'US CA MX'],
  [/\biberia\b/i, 'ES PT'],
  [/\bbaltics?\b/i, 'EE LV LT'],
  [/\b(?:uk|united kingdom|great britain|britain|england|scotland|wales)\b/i, 'GB'],
  [/\b(?:usa|u\.s\.a?\.?|united states|america)\b/i, 'US'],
  [/\b(?:uae|emirates|dubai|abu dhabi)\b/i, 'AE'],
  [/\bczech(?:ia| republic)\b/i, 'CZ'],
];
const EUROPE =
  'AL AD AT BE BA BG HR CY CZ DK EE FI FR DE GR HU IS IE IT XK LV LI LT LU MT MC ME NL MK NO PL PT RO SM RS SK SI ES SE CH UA GB';
const EUROPEAN = /\b(?:europe(?:an)?|europa|eu|emea|européen(?:ne)?s?|europeo|europeu)\b/i;

const MARKS = /\p{M}+/gu;
const fold = (text: string): string => text.toLowerCase().normalize('NFD').replace(MARKS, '');

let names: ReadonlyMap<string, string> | undefined;

/** Names of countries in the languages that descriptions are written in, folded, with their codes. */
function countryNames(): ReadonlyMap<string, string> {
  if (names !== undefined) return names;
  const found = new Map<string, string>();
  const letters = Array.from({ length: 26 }, (_, index) => String.fromCharCode(65 + index));
  for (const language of LANGUAGES) {
    const display = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' });
    for (const first of letters) {
      for (const second of letters) {
        const name = display.of(first + second);
        // Codes of countries that are no more lead to those of today: DD is DE.
        const { region } = new Intl.Locale(`und-${first}${second}`);
        if (name !== undefined && region !== undefined && !found.has(fold(name))) found.set(fold(name), region);
      }
    }
  }
  names = found;
  return found;
}

/** @returns the ISO code of a country by its name in one of the languages above; undefined when it is none */
function countryCode(name: string | undefined): string | undefined {
  return name === undefined ? undefined : countryNames().get(fold(name.trim()));
}

const WORD = /[\p{L}\p{M}.'’-]+/gu;
const LONGEST_NAME = 4;
const END_MARK = /[.'’]/;

/** Words of a country's law and money, which only those use who sell there. */
const LOCAL_WORDS: readonly (readonly [RegExp, string])[] = [
  [/₹|\b(?:lakhs?|crores?|gst|tds|esic?|pf|gstin|fssai|cbse|icse|rera|discom|rupees?)\b/i, 'IN'],
  [/\b(?:hmrc|vat mtd|ofsted|nhs)\b/i, 'GB'],
  [/\b(?:datev|gobd|dsgvo|handwerkskammer)\b/i, 'DE AT CH'],
  [/\b(?:sat|cfdi|imss)\b/, 'MX'],
  [/\b(?:cnpj|nf-e|lgpd)\b/i, 'BR'],
  [/\b(?:hipaa|401\(k\)|irs|llc)\b/i, 'US'],
];
/** Reads where the user sells: countries and regions that the description names, else those of its law and money. */
export function readServiceArea(description: string): ServiceArea {
  const countries = new Set<string>();
  for (const [named, codes] of REGIONS)
    if (named.test(description)) for (const code of codes.split(' ')) countries.add(code);
  if (EUROPEAN.test(description)) for (const code of EUROPE.split(' ')) countries.add(code);
  const words = fold(description).match(WORD) ?? [];
  for (let start = 0; start < words.length; start++) {
    for (let length = 1; length <= LONGEST_NAME; length++) {
      const name = trimEndOf(words.slice(start, start + length).join(' '), END_MARK);
      // Short names are words of other languages too: 'Man', 'Mali' would need more care than they are worth.
      const code = name.length >= 4 ? countryNames().get(name) : undefined;
      if (code !== undefined) countries.add(code);
    }
  }
  if (countries.size === 0) {
    for (const [named, codes] of LOCAL_WORDS) {
      if (named.test(description)) for (const code of codes.split(' ')) countries.add(code);
    }
  }
  return { countries, text: fold(description), worldwide: WORLDWIDE.test(description) };
}

/** Whether a prospect in a city and country is where the user sells; undefined when the description does not say where that is. */
export function isServed(
  area: ServiceArea,
  place: { city?: string | undefined; country?: string | undefined },
): boolean | undefined {
  const city = place.city === undefined ? '' : fold(place.city);
  if (city.length > 3 && area.text.includes(city)) return true;
  if (area.countries.size === 0) return undefined;
  const code = countryCode(place.country);
  if (code === undefined) return undefined;
  if (area.countries.has(code)) return true;
  return area.worldwide ? undefined : false;
}
