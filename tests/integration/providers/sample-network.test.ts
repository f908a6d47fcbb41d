import type { FactField, FactParts } from '../../../server/providers/profile-facts.ts';
import {
  createSampleNetwork,
  samplePersonCount,
  sampleProfileUrl,
} from '../../../server/sample-network/sample-network.ts';
import { describeProfileSource } from '../../support/compliance/profile-source-compliance.ts';

const network = createSampleNetwork({ publicUrl: 'http://localhost:3000' });

/** Somebody who has all of these: gaps are part of the network. */
async function findSomebodyWith(fields: readonly FactField[]): Promise<string> {
  for (let index = 0; index < samplePersonCount; index++) {
    const slug = decodeURIComponent(sampleProfileUrl(index).split('/in/')[1]!);
    const answer = await network.find({ slug, wanted: network.fields, known: {} }, new AbortController().signal);
    if (fields.every((field) => has(answer!.parts, field))) return slug;
  }
  throw new Error('Everybody of the sample network has a gap');
}

function has(parts: Partial<FactParts>, field: FactField): boolean {
  const [part, key] = field.split('.') as [keyof FactParts, string | undefined];
  const value = key ? (parts[part] as Record<string, unknown> | undefined)?.[key] : parts[part];
  return value !== undefined && !(Array.isArray(value) && value.length === 0);
}

const whole = await findSomebodyWith(network.fields.filter((field) => field !== 'company.pricing'));
const withPrices = await findSomebodyWith(['company.pricing']);
describeProfileSource('The sample network', () => ({
  source: network,
  somebody: { slug: whole },
  somebodyElse: { slug: withPrices },
  nobody: { slug: 'nobody-at-all' },
}));
