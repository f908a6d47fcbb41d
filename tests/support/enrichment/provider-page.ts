import { readFile } from 'node:fs/promises';
import { expect } from 'vitest';
import { createBuiltInWriter } from '../../../server/insights/built-in-writer.ts';
import type { OwnCompany } from '../../../server/insights/insight-writer.ts';
import type { FactPart, GatheredFacts } from '../../../server/providers/profile-facts.ts';
import type { SourceAnswer } from '../../../server/providers/profile-source.ts';
import { AI_PARAMETER_IDS, PARAMETER_IDS } from '../../../shared/catalogue.ts';

/**
 * Reads the table under '## Parameters' in docs/providers/{vendor}.md: rows '| `firstName` | `first_name` |'; a row that begins with
 * '-' says why the provider has no such value.
 * @returns the ids of the parameters it has something for, in the table's order
 */
export async function readProviderPage(vendor: string): Promise<string[]> {
  const page = await readFile(new URL(`../../../docs/providers/${vendor}.md`, import.meta.url), 'utf8');
  const table = page.slice(page.indexOf('\n## Parameters\n'));
  const rows = [...table.matchAll(/^\| `(\w+)` +\| (.+?) +\|$/gm)].map(([, id, field]) => ({ id: id!, field: field! }));
  expect(rows.map(({ id }) => id).toSorted()).toEqual(PARAMETER_IDS.toSorted());
  for (const { id, field } of rows) {
    if (field.startsWith('-')) expect(field.length, `the reason for ${id}`).toBeGreaterThan(10);
  }
  return rows.filter(({ field }) => !field.startsWith('-')).map(({ id }) => id);
}

/** An answer of one source alone, as the engine keeps it. */
export function asGathered({ parts, confidence }: SourceAnswer, source: string): GatheredFacts {
  const origin = { source, retrievedAt: '2026-11-21T09:00:00.000Z', confidence };
  return Object.fromEntries(Object.entries(parts).map(([part, value]) => [part as FactPart, { value, ...origin }]));
}

const OURS: OwnCompany = {
  website: 'https://ours.example',
  description:
    'We sell planning software for operations and finance teams in logistics, health care and food production.',
};

/** The AI-generated parameters that can be written from these facts: the built-in writer says nothing that they do not hold. */
export async function writtenInsights(facts: GatheredFacts, now: Date, ownCompany = OURS): Promise<string[]> {
  const written = await createBuiltInWriter().write(
    { parameters: AI_PARAMETER_IDS, facts, ownCompany, now },
    new AbortController().signal,
  );
  return Object.keys(written.values);
}
