import { describe, expect, it } from 'vitest';
import { loadJudgedSet } from './load.ts';

/** Own companies that were apart at first: some of their people are judged for others that still are. */
const OPENED = [
  'restaurant-pos',
  'school-erp',
  'ai-receptionist',
  'bid-writers',
  'hinglish-weighbridge',
  'iso-consultants',
];
/** People whom one judge judged for each of some own companies; the others have 25. */
const JUDGED: Readonly<Record<string, number>> = {
  'agente-de-carga': 20,
  'booth-builder': 21,
  'iso-consultants': 20,
  'lubricants-india': 20,
  'translation-agency': 20,
  'vague-payroll': 20,
};
/** Of judges p to y, who wrote for whoever changes rules. */
const OF_FEW = { least: 11, most: 13, judges: 'pqrstuvwxy' };
const slugsOf = (half: 'open' | 'apart', but: readonly string[] = []) =>
  new Set(
    loadJudgedSet(half)
      .filter(({ id }) => !but.includes(id))
      .flatMap(({ people }) => people.map(({ facts }) => facts.person?.value.slug)),
  );

describe('the judged set', () => {
  it('has at least 12 own companies of 25 people each, and others of fewer', () => {
    const companies = [...loadJudgedSet('open'), ...loadJudgedSet('apart')];
    expect(companies.length).toBeGreaterThanOrEqual(12 + Object.keys(JUDGED).length);
    for (const { id, judge, people } of companies) {
      if (OF_FEW.judges.includes(judge)) {
        expect(people.length, id).toBeGreaterThanOrEqual(OF_FEW.least);
        expect(people.length, id).toBeLessThanOrEqual(OF_FEW.most);
      } else expect(people, id).toHaveLength(JUDGED[id] ?? 25);
    }
  });

  it('has every grade for each own company', () => {
    for (const { people } of [...loadJudgedSet('open'), ...loadJudgedSet('apart')]) {
      expect(new Set(people.map(({ judgement }) => judgement.grade))).toEqual(new Set(['ideal', 'possible', 'poor']));
    }
  });

  it('has nobody in both halves but people of the companies that were opened later', () => {
    const apart = slugsOf('apart');
    expect([...slugsOf('open', OPENED)].filter((slug) => apart.has(slug)).length).toBe(0);
  });

  it('gives facts as a source would, and reads the own companies that are asked for', () => {
    const [company, ...others] = loadJudgedSet('open', ['cold-chain']);
    expect(others).toEqual([]);
    const { person, posts } = company!.people[0]!.facts;
    expect(person).toMatchObject({ source: 'Judged set', confidence: 0.9, value: { skills: [] } });
    expect(Array.isArray(posts!.value)).toBe(true);
  });
});
