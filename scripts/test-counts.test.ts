import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { countPlaywright, countVitest, settleStage } from './test-counts.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'leadlight-counts-'));
afterAll(() => rmSync(folder, { recursive: true }));

function report(content: object): string {
  const file = path.join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(content));
  return file;
}

test('a file that does not load is a failure of its own', () => {
  const testResults = [
    { status: 'failed', assertionResults: [] },
    { status: 'failed', assertionResults: [{}] },
    { status: 'passed', assertionResults: [{}] },
  ];
  expect(countVitest(report({ numPassedTests: 3, numFailedTests: 1, testResults }))).toEqual({ passed: 3, failed: 2 });
});

test('a browser test that passed at the second try only has passed, and is counted by itself', () => {
  const file = report({ stats: { expected: 4, unexpected: 1, flaky: 1, skipped: 2 }, errors: [] });
  expect(countPlaywright(file)).toEqual({ passed: 5, failed: 1, flaky: 1 });
});

const stages: [string, { passed: number; failed: number }, number, { passed: number; failed: number }][] = [
  ['all is well', { passed: 3, failed: 0 }, 0, { passed: 3, failed: 0 }],
  ['failures are counted once', { passed: 3, failed: 2 }, 1, { passed: 3, failed: 2 }],
  ['a bad end without a failed test', { passed: 3, failed: 0 }, 1, { passed: 3, failed: 1 }],
  ['nothing was run, and it says it is fine', { passed: 0, failed: 0 }, 0, { passed: 0, failed: 1 }],
  ['nothing was run, and it says so', { passed: 0, failed: 0 }, 1, { passed: 0, failed: 1 }],
];

test.each(stages)('%s', (_what, counts, code, settled) => {
  expect(settleStage(counts, code)).toEqual(settled);
});

test('a missing report counts nothing', () => {
  expect(countVitest(path.join(folder, 'none.json'))).toEqual({ passed: 0, failed: 0 });
  expect(countPlaywright(path.join(folder, 'none.json'))).toEqual({ passed: 0, failed: 0 });
});
