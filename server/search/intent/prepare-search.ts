import type { SeniorityLevel } from '../../../shared/catalogue.ts';
import type { Criteria, PeopleQuery } from '../../providers/people-search.ts';
import { meaningsOf } from './lexicon.ts';
import { plain } from './plain.ts';

/** Whom 'decision makers' are, by level: no profile says so of itself. */
const DECISION_MAKERS: readonly SeniorityLevel[] = ['Owner', 'Partner', 'CXO', 'VP', 'Director'];
const DECISION_MAKER = 'decision maker';

/**
 * A query as sources are asked: companies by their usual names, and 'decision makers' by their levels, while the query as it is
 * shown keeps the words that were typed.
 */
export function prepareSearch(query: PeopleQuery): PeopleQuery {
  const keywords = query.keywords.filter((word) => word.toLowerCase() !== DECISION_MAKER);
  const isForDecisionMakers =
    keywords.length < query.keywords.length && query.titles.length + query.seniority.length === 0;
  return {
    ...query,
    ...named(query),
    keywords,
    ...(isForDecisionMakers && { seniority: [...DECISION_MAKERS] }),
    not: { ...query.not, ...named(query.not) },
  };
}

const named = ({ companies }: Criteria) => ({ companies: companies.map(usualName) });

/** 'TCS' is Tata Consultancy Services to a source. */
const usualName = (name: string) => meaningsOf(plain(name))?.company ?? name;
