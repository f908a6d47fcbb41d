import { expect, it } from 'vitest';
import type { Job } from '../../shared/contract/enrichment.ts';
import { packProvenance, unpackProvenance, writeProvenance } from './stored-provenance.ts';

const sample = { source: 'Sample “data”', retrieved_at: '2026-01-02T03:04:05.000Z', confidence: 0.95 };
const written = { source: 'built-in writer', retrieved_at: '2026-01-02T03:04:06.000Z', confidence: 0.9 };

it.each<[string, Job['provenance']]>([
  ['nothing', {}],
  ['one origin of many values', { firstName: sample, lastName: sample, location: sample }],
  [
    'several, with evidence and an edit',
    {
      firstName: sample,
      meetingOpener: { ...written, evidence: ['Post: "a \\ b"\n', '日本'], prompt_version: '3' },
      painPoints: { ...written, original: 'Before', edited_at: '2026-01-03T00:00:00.000Z' },
    },
  ],
])('%s is the same packed, unpacked and written', (_what, provenance) => {
  const stored = packProvenance(provenance);
  expect(unpackProvenance(stored)).toEqual(provenance);
  expect(JSON.parse(writeProvenance(stored))).toEqual(provenance);
});
