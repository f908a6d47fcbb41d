import { defineConfig } from 'vitest/config';
import { LongFilesFirst } from './tests/support/long-files-first.ts';

/** Far above what any of them needs: a slow machine is no failure. */
const UNIT_TIMEOUT_MS = 60_000;

/** Only keeps a busy machine from failing the run: scripts/test.ts says which tests needed a second try. */
const SECOND_TRY = 1;

export default defineConfig({
  test: {
    sequence: { sequencer: LongFilesFirst },
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            'shared/**/*.test.ts',
            'server/**/*.test.ts',
            'cli/**/*.test.ts',
            'scripts/**/*.test.ts',
            'bench/**/*.test.ts',
          ],
          environment: 'node',
          // Modules are loaded once a process, not once a file: half of the time went into loading them.
          isolate: false,
          maxWorkers: 2,
          testTimeout: UNIT_TIMEOUT_MS,
          retry: SECOND_TRY,
        },
      },
      {
        test: {
          name: 'unit-web',
          include: ['web/**/*.test.{ts,tsx}'],
          environment: 'node',
          // They put a browser's globals in place: each file has a process to itself.
          maxWorkers: 2,
          testTimeout: UNIT_TIMEOUT_MS,
          retry: SECOND_TRY,
        },
      },
      {
        test: {
          name: 'integration',
          include: ['tests/integration/**/*.test.ts'],
          environment: 'node',
          globalSetup: ['tests/support/database/template-database.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
          retry: SECOND_TRY,
          // What is waited for comes within milliseconds; on a busy machine it may take longer.
          expect: { poll: { timeout: 20_000 } },
          // As for the unit tests; each file has a database, servers and clients of its own, and leaves nothing behind.
          isolate: false,
          // With two, two processors had nothing to do for a quarter of the time: files wait for processes to start and end.
          maxWorkers: 3,
        },
      },
    ],
  },
});
