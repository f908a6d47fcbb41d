import { findPlaces } from '../../../vocabulary/places/find-places.ts';

/** Words that keep their capital inside a sentence: of countries and peoples, days and months, and some brands. */
const CAPITALISED = new Set(
  `African American Asian Arab Arabic Argentinian Atlantic Australian Austrian Baltic Balkan Bavarian Belgian Benelux Brazilian
  British Bulgarian Canadian Catalan Chilean Chinese Christmas Colombian Croatian Czech Danish Dutch Egyptian Emirati English
  Estonian European Filipino Finnish French German Ghanaian Greek Gulf Hungarian Indian Indonesian Irish Israeli Italian Japanese
  Himalayan Hyderabadi Kenyan Korean Latin Latvian Lithuanian London Malaysian Mediterranean Mexican Moroccan Nigerian Nordic Norwegian Pacific
  Pakistani Parisian Peruvian Polish Portuguese Romanian Russian Saudi Scandinavian Scottish Serbian Sicilian Singaporean Slovak Slovenian Spanish
  Swedish Swiss Thai Turkish Tuscan Ukrainian Venetian Viennese Vietnamese Welsh Amazon Android Apple Bluetooth Excel Facebook Google Java JavaScript
  Kubernetes Linux Microsoft Oracle Python Salesforce Shopify Windows WordPress January February March April May June July August
  September October November December Monday Tuesday Wednesday Thursday Friday Saturday Sunday I`
    .trim()
    .split(/\s+/),
);
const FUNCTION_WORD =
  /^(?:A|An|The|Our|Its|New|First|Second|One|Two|Three|Four|Five|Six|Seven|Eight|Nine|Ten|All|In|At|From|For|With|On|By|Since|Until|After|Before|Around|Over|More|Both|Each|Every|Some)$/;
const FIRST_WORD = /^[\p{L}\p{N}'’-]+/u;
const PLAIN_CAPITAL = /^\p{Lu}\p{Ll}*(?:[-'’]\p{L}+)*$/u;

/**
 * A sentence's beginning as it stands inside a sentence: 'Family-run processor' as 'family-run processor'.
 * @param names texts whose words keep their capital: places and names
 */
export function lowerStart(text: string, names = ''): string {
  const word = (FIRST_WORD.exec(text)?.[0] ?? '').replace(/['’]$/, '');
  if (!PLAIN_CAPITAL.test(word)) return text;
  const [stem = ''] = word.split(/[-'’]/);
  if (/^E-\p{Ll}/u.test(word)) return `e${text.slice(1)}`;
  if ((stem.length === 1 && word !== 'A') || CAPITALISED.has(stem) || names.split(/[\s,]+/).includes(stem)) return text;
  const rest = text.slice(word.length);
  // 'Series B', 'Vision 2030'.
  if (/^ (?:\p{Lu}(?!\p{L})|(?:19|20)\d\d)/u.test(rest) && !FUNCTION_WORD.test(word)) return text;
  // 'Tyne Bolt', 'Black Week': two capitals in a row are a name.
  if (/^ \p{Lu}\p{Ll}/u.test(rest) && !FUNCTION_WORD.test(word)) return text;
  // 'Hannover, Milan, Paris', but 'Fish, Meat, Cheese'.
  if (/^, \p{Lu}\p{Ll}+, \p{Lu}/u.test(rest) && findPlaces(word).length > 0) return text;
  return text.charAt(0).toLowerCase() + text.slice(1);
}

const WORD_WITH_CAPITAL = /(?<![\p{L}\p{N}-])\p{Lu}\p{Ll}+(?![\p{L}\p{N}])/gu;

/** A title inside a sentence: 'Java Developer' as 'Java developer', 'HR Executive' as 'HR executive'. */
export function lowerWords(text: string): string {
  return text.replace(WORD_WITH_CAPITAL, (word) => (CAPITALISED.has(word) ? word : word.toLowerCase()));
}
