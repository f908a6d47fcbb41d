import { expect, test } from 'vitest';
import { readEntriesOfFile, readEntry } from './read-entries.ts';

test.each([
  ['https://www.linkedin.com/in/jane-roe', { linkedin_url: 'https://www.linkedin.com/in/jane-roe' }],
  [' linkedin.com/in/jane ', { linkedin_url: 'linkedin.com/in/jane' }],
  ['Jane@Acme.example', { email: 'jane@acme.example' }],
  ['Jane Roe <jane@acme.example>', { email: 'jane@acme.example' }],
  ['acme.example', { domain: 'acme.example' }],
  ['@acme.example', { domain: '@acme.example' }],
  ['https://www.acme.example/team', { domain: 'https://www.acme.example/team' }],
  ['https://www.linkedin.com/company/acme', undefined],
  ['Jane Roe', undefined],
  ['', undefined],
])('%s', (text, entry) => {
  expect(readEntry(text)).toEqual(entry);
});

test('a csv file: people wherever they stand, domains from their column, each once', () => {
  const csv = [
    '\ufeffName;Profile;Mail;Version;Company website',
    '"Roe; Jane";https://www.linkedin.com/in/jane;jane@acme.example;2.1.rc;https://acme.example',
    'Max;linkedin.com/in/max;MAX@acme.example;v1.example;other.example',
    'Max;linkedin.com/in/max;max@acme.example;;',
    'Tim;;;none;',
  ].join('\r\n');
  expect(readEntriesOfFile(csv)).toEqual([
    { linkedin_url: 'https://www.linkedin.com/in/jane' },
    { linkedin_url: 'linkedin.com/in/max' },
    { email: 'jane@acme.example' },
    { email: 'max@acme.example' },
    { domain: 'https://acme.example' },
    { domain: 'other.example' },
  ]);
});

test('a list of domains alone', () => {
  expect(readEntriesOfFile('acme.example\nother.example\n')).toEqual([
    { domain: 'acme.example' },
    { domain: 'other.example' },
  ]);
});

test('a file without any', () => {
  expect(readEntriesOfFile('a,b\n1,2\n')).toEqual([]);
});
