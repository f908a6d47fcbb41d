import type { Place } from '../../providers/profile-facts.ts';

/** Countries whose towns are told apart by state. */
const BY_STATE = /^(?:United States|USA|Canada|Australia)$/;

/**
 * A place as people say it: 'Kochi, India', 'Durham, North Carolina', 'Singapore'.
 * @param told text in which it will stand: a country that is named there already is left out
 */
export function nameTown(place: Place, told = ''): string {
  const { city, region, country, text } = place;
  if (city === undefined || city === '') return withArticle(text);
  const wider = country !== undefined && BY_STATE.test(country) ? (region ?? country) : country;
  if (wider === undefined || wider === '' || wider === city || told.includes(wider)) return city;
  return `${city}, ${wider}`;
}

const HAS_ARTICLE =
  /^(?:United (?:Kingdom|States(?: of America)?|Arab Emirates)|Netherlands|Philippines|Czech Republic|Dominican Republic|Bahamas|Maldives|Gambia|UK|USA?|UAE)$/;

/** 'the United Kingdom', as a country is called inside a sentence. */
export function withArticle(country: string): string {
  return HAS_ARTICLE.test(country) ? `the ${country}` : country;
}
