import { setTimeout as wait } from 'node:timers/promises';
import { sampleProfileUrl } from '../../server/sample-network/sample-network.ts';
import { PARAMETER_IDS } from '../../shared/catalogue.ts';
import type { BenchUser } from './running-app.ts';

/** Enriches people of the sample network with every parameter, and waits until all are done. @returns the id of the request */
export async function enrichSample(user: BenchUser, count: number): Promise<string> {
  const items = Array.from({ length: count }, (_, i) => ({
    linkedin_url: sampleProfileUrl(i),
    columns: PARAMETER_IDS,
  }));
  const { batch_id } = await user.api('startEnrichment', { body: items });
  for (;;) {
    const { counts } = (await user.api('readBatch', { params: { id: batch_id }, query: { page_size: 1 } })).batch;
    if (counts.completed === count) return batch_id;
    await wait(200);
  }
}
