import { describe, expect, it } from 'vitest';
import { readJobTitle } from './read-job-title.ts';
import { readTitleByRules } from './read-title-by-rules.ts';

describe('German occupations that no list of titles has', () => {
  it.each([
    ['Abbrucharbeiter', 'Operations'],
    ['Gerüstbauerin', 'Operations'],
    ['Helfer im Gastgewerbe', 'Operations'],
    ['Facharbeiter für Trockenbau', 'Operations'],
    ['Technischer Zeichner', 'Engineering'],
    ['Zukunftsforscherin', 'Research'],
    ['Medizinproduktefachverkäufer', 'Sales'],
  ])('%s', (title, department) => {
    expect(readJobTitle(title)).toMatchObject({ seniority: 'Entry', department });
  });

  it.each(['Directeur adjoint', 'Rainmaker', 'Wolfgang Amadeus'])('%s is none', (title) => {
    expect(readJobTitle(title).department).toBeUndefined();
  });

  it('a planner in Polish is not one by the tables', () => {
    expect(readTitleByRules('Planista').department).toBeUndefined();
  });
});
