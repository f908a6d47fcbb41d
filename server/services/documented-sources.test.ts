import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { AI_PARAMETER_IDS, PARAMETER_IDS, type PlainParameterId } from '../../shared/catalogue.ts';
import { sortByOrder } from '../enrichment/sourcing/field-requirements.ts';
import { INSIGHT_FIELDS, INSIGHT_SOURCES, SOURCES_OF_FIELDS, WATERFALL } from '../enrichment/sourcing/waterfall.ts';
import { openDatabase } from '../platform/database/database.ts';
import { createSafeFetch } from '../platform/safe-fetch/safe-fetch.ts';
import type { FactField } from '../providers/profile-facts.ts';
import { NO_LIMITS } from '../providers/rate-limiter/no-limits.ts';
import { createSampleNetwork } from '../sample-network/sample-network.ts';
import { readConfig } from './config.ts';
import { openProviders } from './open-providers.ts';

const EVERYTHING = {
  SESSION_SECRET: 'a secret of sixteen letters',
  DATABASE_URL: 'postgresql://nobody@127.0.0.1:1/none',
  UNIPILE_DSN: 'http://127.0.0.1:1',
  UNIPILE_API_KEY: 'key',
  UNIPILE_ACCOUNT_ID: 'account',
  PDL_API_KEY: 'key',
  HUNTER_API_KEY: 'key',
};

const config = readConfig(EVERYTHING);
const sources = [
  ...(await openProviders({
    config,
    db: () => openDatabase({ url: EVERYTHING.DATABASE_URL }),
    createRateLimiter: async () => () => NO_LIMITS,
    safeFetch: async () => createSafeFetch({ allow: [] }),
  }).all('source')),
  createSampleNetwork({ publicUrl: config.http.publicUrl }),
];

const page = readFileSync(new URL('../../docs/providers.md', import.meta.url), 'utf8');
const rows = new Map(
  [...page.slice(0, page.indexOf('## From which field')).matchAll(/^\| `(\w+)` +\| (.+?) +\|$/gm)].map(
    ([, id, asked]) => [id!, asked!.split(' → ')],
  ),
);

const isAi = (id: string) => (AI_PARAMETER_IDS as readonly string[]).includes(id);

test.each(PARAMETER_IDS.filter((id) => !isAi(id)) as PlainParameterId[])('the table says who is asked for %s', (id) => {
  const { reads, fallbackFields = [], ask } = WATERFALL[id];
  const able = sources.filter(({ fields }) => [reads, ...fallbackFields].some((field) => fields.includes(field)));
  const expected = sortByOrder(able, ask).map(({ fields, label }) => (fields.includes(reads) ? label : `(${label})`));
  const first = expected.filter((label) => !label.startsWith('('));
  expect(rows.get(id)).toEqual([...first, ...expected.filter((label) => label.startsWith('('))]);
});

test('every source that the waterfall names exists, and no field is needed that nobody gives', () => {
  const ids = sources.map(({ id }) => id);
  const lists = [
    ...Object.values(WATERFALL).map(({ ask }) => ask),
    INSIGHT_SOURCES,
    ...Object.values(SOURCES_OF_FIELDS),
  ];
  const named = lists.flat();
  expect([...new Set(named)].filter((id) => !ids.includes(id))).toEqual([]);
  const needed = [
    ...Object.values(WATERFALL).map(({ reads }) => reads),
    ...Object.values(INSIGHT_FIELDS).flat(),
  ] as FactField[];
  expect(needed.filter((field) => !sources.some(({ fields }) => fields.includes(field)))).toEqual([]);
});

test.each([
  ['unipile', 'Unipile'],
  ['people-data-labs', 'People Data Labs'],
  ['hunter', 'Hunter'],
  ['company-website', 'Company website'],
])('the table of fields says of every parameter what the page of %s says', (vendor, column) => {
  const fields = page.slice(page.indexOf('## From which field'), page.indexOf('## Rules that hold for all'));
  const [head, ...lines] = [...fields.matchAll(/^\| (.+) \|$/gm)].map(([, cells]) =>
    cells!.split(' | ').map((cell) => cell.trim()),
  );
  const at = head!.indexOf(column);
  const told = new Map(lines.slice(1).map((cells) => [cells[0], cells[at]]));
  const own = readFileSync(new URL(`../../docs/providers/${vendor}.md`, import.meta.url), 'utf8');
  const rows = [...own.slice(own.indexOf('\n## Parameters\n')).matchAll(/^\| (`\w+`) +\| (.+?) +\|/gm)];
  expect(rows.map(([, id]) => id).toSorted()).toEqual(PARAMETER_IDS.map((id) => `\`${id}\``).toSorted());
  for (const [, id, field] of rows) expect(told.get(id!), id).toBe(field!.startsWith('-') ? '–' : field);
});
