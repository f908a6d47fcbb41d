import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { readLabelledItems } from './labelled-items.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'labelled-'));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('what a label grants under a name that nobody reads is refused', () => {
  const item = { text: 'gym owners', labels: { titles: ['Owner'] }, also: { 'titles?': ['Owner'] } };
  writeFileSync(path.join(folder, 'queries.jsonl'), JSON.stringify(item));
  expect(() => readLabelledItems('queries', 'open', folder)).toThrow('"also" has a field "titles?"');
});
