import { describe, expect, it } from 'vitest';
import type { Criterion } from './criteria.ts';
import { readCriteria, writeCriteria } from './criteria-address.ts';

const CRITERIA: Criterion[] = [
  { kind: 'title', excluded: false, value: 'VP: Sales & Marketing' },
  { kind: 'experience', excluded: false, value: '5+' },
  { kind: 'company', excluded: true, value: 'Größe 50%' },
];

describe('corrected criteria in the address', () => {
  it('come back as they were written', () => {
    const params = new URLSearchParams('q=vp&page=1');
    writeCriteria(params, CRITERIA);
    expect(readCriteria(new URLSearchParams(params.toString()))).toEqual(CRITERIA);
    writeCriteria(params, null);
    expect(params.toString()).toBe('q=vp&page=1');
    expect(readCriteria(params)).toBeNull();
  });

  it('say that none are left', () => {
    const params = new URLSearchParams();
    writeCriteria(params, []);
    expect(readCriteria(params)).toEqual([]);
  });

  it('are only what can be searched for', () => {
    const typed = 'want=CTO&want=:x&want=colour:red&want=title:%20&not=seniority:VP&want=title:CTO&want=kind:__proto__';
    expect(readCriteria(new URLSearchParams(typed))).toEqual([{ kind: 'title', excluded: false, value: 'CTO' }]);
  });

  it('are bounded', () => {
    const params = new URLSearchParams(
      Array.from({ length: 500 }, (_, at) => ['want', `title:${at}${'x'.repeat(500)}`]),
    );
    const read = readCriteria(params);
    expect(read).toHaveLength(40);
    expect(Math.max(...(read ?? []).map(({ value }) => value.length))).toBe(200);
  });
});
