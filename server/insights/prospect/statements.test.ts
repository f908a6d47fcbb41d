import { expect, test } from 'vitest';
import { noPersonLists } from '../../providers/profile-facts.ts';
import { readDossier } from './dossier.ts';
import { listStatements } from './statements.ts';

/** What the headline of somebody who is Operations Manager at Marina Quay Hotel Ltd says as facts. */
function headlineFacts(headline: string): string[] {
  const person = {
    ...noPersonLists(),
    slug: 'gareth',
    headline,
    experience: [{ title: 'Operations Manager', companyName: 'Marina Quay Hotel Ltd' }],
  };
  const dossier = readDossier({
    parameters: [],
    facts: {
      person: { value: person, source: 'Sample data', retrievedAt: '2026-11-01T00:00:00Z', confidence: 0.9 },
    },
    ownCompany: { website: '', description: 'Berth software' },
    now: new Date('2026-11-05T10:00:00Z'),
  })!;
  return listStatements(dossier).flatMap(({ where, text }) => (where === 'Headline' ? [text] : []));
}

test.each([
  ['Operations Manager at Marina Quay Hotel', []],
  ['Operations Manager | Marina Quay Hotel Liverpool', []],
  ['Operations Manager, 40 berths for visiting boats', ['40 berths for visiting boats']],
  ['Operations Manager and sailor | Marina Quay Hotel', ['Operations Manager and sailor']],
  ['40 berths | 80 rooms by the sea', ['40 berths', '80 rooms by the sea']],
  ['Making ERP boring again', ['Making ERP boring again']],
])('of the headline "%s" the facts are %j', (headline, facts) => {
  expect(headlineFacts(headline)).toEqual(facts);
});
