import { describe, expect, it } from 'vitest';
import { readIntent } from '../read-intent.ts';

function read(query: string): string {
  const { titles, locations, industries, companies, keywords } = readIntent(query);
  const names = [titles, locations, industries].map((list) => list.map(({ name }) => name).join(', '));
  return [...names, companies.join(', '), keywords.join(', ')].join(' | ');
}

describe('whoever asks and says who they are', () => {
  it.each([
    [
      "I'm an expert network associate and need former Siemens service directors",
      'Service Director |  |  |  | Siemens',
    ],
    [
      'My name is Anna, I am head of sales at Foobar GmbH. Looking for CTOs at banks in Zurich',
      'CTO | Zürich | Banking |  | ',
    ],
    ["We're a SaaS startup from Munich looking for CFOs in Austria", 'CFO | Austria |  |  | '],
    ['As a founder of a fintech, I need compliance officers in London', 'Compliance Officer | London |  |  | '],
    ['Ich bin Personalberater und suche Entwickler in Hamburg', 'Developer | Hamburg |  |  | '],
    [
      'Somos una consultora de Madrid y buscamos directores de compras en Valencia',
      'Purchasing Director | Valencia |  |  | ',
    ],
    ['student here, looking for beekeepers in Wales', 'Beekeeper | Wales |  |  | '],
  ])('is not whom they look for: %s', (query, wanted) => {
    expect(read(query)).toBe(wanted);
  });

  it('names the place where nothing else does', () => {
    expect(read("I'm a founder in Austin building tools, trying to find a welder")).toBe('Welder | Austin |  |  | ');
  });

  it.each([
    ['I am looking for CFOs in Kent', 'CFO | Kent |  |  | '],
    ["we're currently hiring nurses in Leeds", 'Nurse | Leeds |  |  | '],
    ['companies hiring welders in Leeds', ' | Leeds |  |  | hiring welders'],
  ])('asks at once, or speaks of others: %s', (query, wanted) => {
    expect(read(query)).toBe(wanted);
  });
});

describe('words beside what is meant', () => {
  it.each([
    ['"AWS" London (Docker OR Podman)', ' | London |  |  | AWS, Docker, Podman'],
    ['(Airflow OR Dagster OR Prefect)', ' |  |  |  | Airflow, Dagster, Prefect'],
  ])('are no alternatives: %s', (query, wanted) => {
    expect(read(query)).toBe(wanted);
  });

  it('are functions in the language that has them', () => {
    expect(readIntent('Vertrieb München').departments).toEqual(['Sales']);
    expect(readIntent('Buchhaltung AND Finanzen').departments).toEqual(['Accounting', 'Finance']);
  });

  it('are trades that are left out', () => {
    expect(readIntent('sales directors, no SaaS').not?.industries.map(({ name }) => name)).toEqual(['SaaS']);
  });
});
