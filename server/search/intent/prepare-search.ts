import type { Criteria, PeopleQuery } from '../../providers/people-search.ts';
import { meaningsOf } from './lexicon.ts';
import { plain } from './plain.ts';

/** A query as sources are asked: companies by their usual names, while the query as it is shown keeps the words that were typed. */
export function prepareSearch(query: PeopleQuery): PeopleQuery {
  return { ...query, ...named(query), not: { ...query.not, ...named(query.not) } };
}

const named = ({ companies }: Criteria) => ({ companies: companies.map(usualName) });

/** 'TCS' is Tata Consultancy Services to a source. */
const usualName = (name: string) => meaningsOf(plain(name))?.company ?? name;
