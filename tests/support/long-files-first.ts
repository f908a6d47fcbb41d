import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Files that wait for processes to start and end, longest first. Begun last, one of them would run alone at the end while
 * the other worker has nothing left to do: Vitest itself goes by the size of the files on a fresh clone.
 */
const LONG_FILES = [
  'chaos/chaos',
  'platform/queue',
  'platform/backup',
  'platform/rolling-restart',
  'platform/embedded-postgres',
  'platform/point-in-time',
  'cli/command-line',
  'webhooks/webhooks',
  'enrichment/worker-slow-model',
  'enrichment/cancel-stops-calls',
  'http-faults/hostile-requests',
  'documentation/examples',
].map((name) => `/tests/integration/${name}.test.ts`);

/** The order of test files: the long ones first, the others as Vitest has them. */
export class LongFilesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const rank = ({ moduleId }: TestSpecification) => {
      const at = LONG_FILES.findIndex((name) => moduleId.endsWith(name));
      return at < 0 ? LONG_FILES.length : at;
    };
    return sorted.toSorted((a, b) => rank(a) - rank(b));
  }
}
