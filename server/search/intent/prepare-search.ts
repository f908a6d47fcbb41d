import type { Criteria, PeopleQuery } from '../../providers/people-search.ts';
import { meaningsOf } from './lexicon.ts';
import { isAgeOrPay } from './numbers/age-and-pay.ts';
import { plain } from './plain.ts';

/**
 * A query as sources are asked: companies by their usual names, and without ages and pay, unless nothing else is asked for;
 * while the query as it is shown keeps the words that were typed.
 */
export function prepareSearch(query: PeopleQuery): PeopleQuery {
  const keywords = query.keywords.filter((keyword) => !isAgeOrPay(keyword));
  const asked = { ...query, ...named(query), keywords, not: { ...query.not, ...named(query.not) } };
  return asksForSomebody(asked) ? asked : { ...asked, keywords: query.keywords };
}

const asksForSomebody = ({ titles, seniority, departments, locations, industries, companies, keywords }: Criteria) =>
  [titles, seniority, departments, locations, industries, companies, keywords].some((list) => list.length > 0);

const named = ({ companies }: Criteria) => ({ companies: companies.map(usualName) });

/** 'TCS' is Tata Consultancy Services to a source. */
const usualName = (name: string) => meaningsOf(plain(name))?.company ?? name;
