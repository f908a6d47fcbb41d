import type { OwnCompany } from '../../server/insights/insight-writer.ts';
import {
  type CompanyFacts,
  noCompanyLists,
  noPersonLists,
  type PersonFacts,
  type Post,
} from '../../server/providers/profile-facts.ts';
import type { AiParameterId } from '../../shared/catalogue.ts';
import type { FitDecision, FitLink } from '../../shared/contract/fit.ts';
import type { Finding, JudgedCase } from './judged-case.ts';
import type { Judgement } from './judged-set/schema.ts';

const FROM = { source: 'Judged set', retrievedAt: '2026-11-01T00:00:00Z', confidence: 0.9 };
const OWN: OwnCompany = {
  website: 'https://www.coldtrail.example',
  description: 'ColdTrail makes temperature loggers for vaccines in transit. Pharma companies use them.',
};

/** What a test says of a case; the rest is a plain head of logistics without anything written. */
interface Made {
  id?: string;
  own?: OwnCompany;
  person?: Partial<PersonFacts>;
  company?: Partial<CompanyFacts>;
  posts?: Post[];
  judgement?: Partial<Judgement>;
  values?: Partial<Record<AiParameterId, string | number>>;
  links?: FitLink[];
  verdict?: FitDecision['verdict'];
}

/** A case for the tests of measures. */
export function makeCase(made: Made = {}): JudgedCase {
  const id = made.id ?? 'ines-costa';
  const judgement: Judgement = {
    ...{ grade: 'ideal', why: 'ships vaccines', links: [], falseLinks: [], pain: null, disqualified: null },
    ...made.judgement,
  };
  const person = { ...noPersonLists(), slug: id, firstName: 'Ines', lastName: 'Costa', ...made.person };
  const facts = {
    person: { value: person, ...FROM },
    company: { value: { ...noCompanyLists(), name: 'Vaxilo', ...made.company }, ...FROM },
    posts: { value: made.posts ?? [], ...FROM },
  };
  const people = [{ id, facts, judgement }];
  const company = {
    id: 'cold-trail',
    half: 'open' as const,
    judge: 'x',
    ownCompany: made.own ?? OWN,
    sells: 'loggers',
    people,
  };
  const values = Object.entries(made.values ?? {}).map(([field, value]) => [field, { value, evidence: [] }]);
  const decides = made.links !== undefined || made.verdict !== undefined;
  return {
    company,
    person: people[0]!,
    written: { values: Object.fromEntries(values), fit: decides ? decide(made) : undefined },
  };
}

function decide({ links = [], verdict = 'clear' }: Made): FitDecision {
  const part = { points: 0, most: 25, because: '' };
  return {
    ...{ verdict, links, customer_type: null, problem: null, role: 'unknown', disqualifier: null },
    ...{ parts: { market: part, role: part, reach: part, timing: part }, score: 0, tag: 'Cold' },
    ...{ confidence: 'low', summary: '' },
  };
}

/** The values of findings, in their order. */
export const valuesOf = (findings: readonly Finding[]): number[] => findings.map(({ value }) => value);
