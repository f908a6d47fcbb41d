import type { WorkMetrics } from '../../platform/monitoring/work-metrics.ts';
import { withSpan } from '../../platform/tracing/tracing.ts';
import type { ProfileSource, SourceAnswer } from '../../providers/profile-source.ts';
import { SourceError } from '../../providers/source-error.ts';

/**
 * Has a source look a profile up, and takes down how long that took and what came of it. A look-up that is given up is not counted.
 * @throws what the look-up throws
 */
export async function observeLookUp(
  metrics: Pick<WorkMetrics, 'lookedUp'>,
  { id }: Pick<ProfileSource, 'id'>,
  find: () => Promise<SourceAnswer | null>,
): Promise<SourceAnswer | null> {
  const began = performance.now();
  const note = (outcome: string) => metrics.lookedUp(id, outcome, (performance.now() - began) / 1_000);
  return withSpan(`look up ${id}`, { attributes: { 'leadlight.source': id } }, async (span) => {
    try {
      const answer = await find();
      const outcome = answer && Object.keys(answer.parts).length > 0 ? 'found' : 'not-found';
      span.set({ 'leadlight.outcome': outcome });
      note(outcome);
      return answer;
    } catch (error) {
      if (error instanceof SourceError) note(error.kind);
      throw error;
    }
  });
}
