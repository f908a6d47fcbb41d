import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** Outcome of one stage of the whole test run. */
export interface TestCounts {
  passed: number;
  failed: number;
  /** Of those that passed: only at a second try. */
  flaky?: number;
  /** What failed, or passed at a second try only: file, test and the beginning of what it said. */
  remarks?: string[];
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: {
    name: string;
    status: string;
    message?: string;
    assertionResults: { fullName: string; status: string; failureMessages?: string[] | null }[];
  }[];
}

interface PlaywrightSuite {
  specs?: { title: string; file: string; line: number; tests: PlaywrightTest[] }[];
  suites?: PlaywrightSuite[];
}

interface PlaywrightTest {
  status: 'expected' | 'unexpected' | 'flaky' | 'skipped';
  results: { error?: { message?: string } }[];
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
  suites?: PlaywrightSuite[];
}

/** Enough of what a failed test said to recognise it; the whole stands with the test. */
const REMARK_LINES = 8;
const SECOND_TRY = ' (passed at its second try)';

/** TestCounts from Vitest's JSON report; a file that could not even be loaded is one failure. Nothing when there is none. */
export function countVitest(file: string): TestCounts {
  const report = readReport<VitestReport>(file);
  if (!report) return { passed: 0, failed: 0 };
  const remarks: string[] = [];
  let broken = 0;
  let flaky = 0;
  for (const { name, status, message, assertionResults } of report.testResults) {
    const place = path.relative(process.cwd(), name);
    if (status === 'failed' && assertionResults.length === 0) {
      broken += 1;
      remarks.push(remark(place, message));
    }
    for (const { fullName, status, failureMessages } of assertionResults) {
      // The failures of earlier tries are kept.
      const again = status === 'passed' && (failureMessages ?? []).length > 0;
      if (again) flaky += 1;
      if (again || status === 'failed')
        remarks.push(remark(`${place} › ${fullName}${again ? SECOND_TRY : ''}`, failureMessages?.[0]));
    }
  }
  return { passed: report.numPassedTests, failed: report.numFailedTests + broken, flaky, remarks };
}

/** TestCounts from Playwright's JSON report. */
export function countPlaywright(file: string): TestCounts {
  const report = readReport<PlaywrightReport>(file);
  if (!report) return { passed: 0, failed: 0 };
  const { expected, unexpected, flaky } = report.stats;
  return {
    passed: expected + flaky,
    failed: unexpected,
    flaky,
    remarks: (report.suites ?? []).flatMap(remarksOfSuite),
  };
}

/** A stage that ended badly, or ran nothing, has failed even when no single test says so. */
export function settleStage(counts: TestCounts, exitCode: number): TestCounts {
  const ranNothing = counts.passed + counts.failed === 0;
  if (!ranNothing && (exitCode === 0 || counts.failed > 0)) return counts;
  const why = ranNothing ? 'no test was run' : `no test failed, but it ended with exit code ${exitCode}: see above`;
  return { ...counts, failed: counts.failed + 1, remarks: [...(counts.remarks ?? []), why] };
}

function remarksOfSuite({ specs = [], suites = [] }: PlaywrightSuite): string[] {
  const own = specs.flatMap(({ title, file, line, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ status, results }) => {
        const said = results.find(({ error }) => error)?.error?.message;
        return remark(`${file}:${line} › ${title}${status === 'flaky' ? SECOND_TRY : ''}`, said);
      }),
  );
  return [...own, ...suites.flatMap(remarksOfSuite)];
}

function remark(place: string, said = ''): string {
  const lines = stripVTControlCharacters(said)
    .split('\n')
    .filter((line) => line.trim());
  return [place, ...lines.slice(0, REMARK_LINES).map((line) => `    ${line}`)].join('\n');
}

function readReport<Report>(file: string): Report | undefined {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Report) : undefined;
}
