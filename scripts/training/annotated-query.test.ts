import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { QueryText } from '../../server/search/intent/query-text.ts';
import { alignParts, readAnnotatedQueries } from './annotated-query.ts';

function read(line: string) {
  const folder = mkdtempSync(path.join(tmpdir(), 'annotated-'));
  writeFileSync(path.join(folder, 'set.tsv'), `${line}\n`);
  try {
    return readAnnotatedQueries(folder)[0];
  } finally {
    rmSync(folder, { recursive: true });
  }
}

describe('annotated queries', () => {
  it('say which words name what, what is left out and what is past', () => {
    const query = read('en\t{title:CTOs}, ex-{past:Uber}, not in {-place:New York}');
    expect(query).toMatchObject({ text: 'CTOs, ex-Uber, not in New York', language: 'en', source: 'set' });
    expect(query?.parts.map(({ kind, scope }) => `${scope} ${kind}`)).toEqual([
      'wanted title',
      'past company',
      'excluded place',
    ]);
  });

  it('take a level before a title, and a trade before its owners, for themselves, as the product does', () => {
    const words = (line: string) => {
      const query = read(line);
      return query?.parts.map(({ kind, from, to }) => `${kind}: ${query.text.slice(from, to)}`);
    };
    expect(words('en\t{title:senior iOS developers}')).toEqual(['seniority: senior', 'title: iOS developers']);
    expect(words('en\t{title:bakery owners}')).toEqual(['industry: bakery', 'title: owners']);
    expect(words('en\t{title:product owners}')).toEqual(['title: product owners']);
  });

  it('are laid over the words that the product reads, whatever it makes of their signs', () => {
    const query = read('en\t“{title:VP Sales}” at {company:Kuehne+Nagel}, {size:1000+ people}');
    if (!query) throw new Error('no query');
    const text = new QueryText(query.text);
    const kinds = alignParts(query, text).map(({ part }) => part?.kind ?? '-');
    const words = text.tokens.flatMap(({ kind, raw }, at) => (kind === 'mark' ? [] : [`${raw}/${kinds[at]}`]));
    expect(words).toEqual([
      'VP/title',
      'Sales/title',
      'at/-',
      'Kuehne/company',
      '+/company',
      'Nagel/company',
      '1000+/size',
      'people/size',
    ]);
  });

  it('are refused with a kind that is none, and with a brace that opens nothing', () => {
    expect(() => read('en\t{role:CTOs}')).toThrow("No kind 'role'");
    expect(() => read('en\tCTOs}')).toThrow('A brace without its kind');
  });
});
