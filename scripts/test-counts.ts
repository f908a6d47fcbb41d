import { existsSync, readFileSync } from 'node:fs';

/** Outcome of one stage of the whole test run. */
export interface TestCounts {
  passed: number;
  failed: number;
  /** Of those that passed: only at a second try. */
  flaky?: number;
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { status: string; assertionResults: unknown[] }[];
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
  errors: unknown[];
}

/** TestCounts from Vitest's JSON report; a file that could not even be loaded is one failure. Nothing when there is none. */
export function countVitest(file: string): TestCounts {
  const report = readReport<VitestReport>(file);
  if (!report) return { passed: 0, failed: 0 };
  const broken = report.testResults.filter(
    (result) => result.status === 'failed' && result.assertionResults.length === 0,
  );
  return { passed: report.numPassedTests, failed: report.numFailedTests + broken.length };
}

/** TestCounts from Playwright's JSON report. */
export function countPlaywright(file: string): TestCounts {
  const report = readReport<PlaywrightReport>(file);
  if (!report) return { passed: 0, failed: 0 };
  const { expected, unexpected, flaky } = report.stats;
  return { passed: expected + flaky, failed: unexpected, flaky };
}

/** A stage that ended badly, or ran nothing, has failed even when no single test says so. */
export function settleStage(counts: TestCounts, exitCode: number): TestCounts {
  const isUnexplained = exitCode !== 0 && counts.failed === 0;
  const ranNothing = counts.passed + counts.failed === 0;
  return isUnexplained || ranNothing ? { ...counts, failed: counts.failed + 1 } : counts;
}

function readReport<Report>(file: string): Report | undefined {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Report) : undefined;
}
