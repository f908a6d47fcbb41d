import { trimEndOf } from '../../../shared/trim-text.ts';
import { findPlaces } from '../../vocabulary/places/find-places.ts';

/** Where the user works, as far as their description says so. */
export interface ServiceArea {
  /** ISO codes of countries that it names. */
  countries: ReadonlySet<string>;
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

/** Reads where the user sells: countries and regions that the description names, else those of its law and money. */
export function readServiceArea(description: string): ServiceArea {
  const countries = new Set<string>();
  const add = (codes: readonly string[]) => {
    for (const code of codes) countries.add(code);
  };
  if (GERMAN_SPEAKING.test(description)) add(['DE', 'AT', 'CH', 'LI']);
  if (EUROPEAN.test(description)) add(countriesNamed('Europe'));
  const words = description.replace(ORIGINS, '.').match(WORD) ?? [];
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
