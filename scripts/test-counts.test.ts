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
    { name: path.resolve('a.test.ts'), status: 'failed', message: 'no such module', assertionResults: [] },
    {
      name: path.resolve('b.test.ts'),
      status: 'failed',
      assertionResults: [
        { fullName: 'adds up', status: 'failed', failureMessages: ['\u001b[31mexpected 1\u001b[39m\n\n  to be 2'] },
        { fullName: 'counts', status: 'passed', failureMessages: [] },
      ],
    },
    { name: path.resolve('c.test.ts'), status: 'passed', assertionResults: [{ fullName: 'ends', status: 'passed' }] },
  ];
  expect(countVitest(report({ numPassedTests: 3, numFailedTests: 1, testResults }))).toEqual({
    passed: 3,
    failed: 2,
    flaky: 0,
    remarks: ['a.test.ts\n    no such module', 'b.test.ts › adds up\n    expected 1\n      to be 2'],
  });
});

test('a test that passed at the second try only has passed, and is counted and named by itself', () => {
  const assertionResults = [
    { fullName: 'waits', status: 'passed', failureMessages: ['too late'] },
    { fullName: 'ends', status: 'passed', failureMessages: [] },
  ];
  const testResults = [{ name: path.resolve('a.test.ts'), status: 'passed', assertionResults }];
  expect(countVitest(report({ numPassedTests: 2, numFailedTests: 0, testResults }))).toEqual({
    passed: 2,
    failed: 0,
    flaky: 1,
    remarks: ['a.test.ts › waits (passed at its second try)\n    too late'],
  });
});

test('a browser test that passed at the second try only has passed, and is counted and named by itself', () => {
  const spec = (title: string, status: string, message?: string) => ({
    title,
    file: 'page.spec.ts',
    line: 7,
    tests: [{ status, results: message ? [{ error: { message } }, {}] : [{}] }],
  });
  const suites = [
    { specs: [spec('opens', 'expected')], suites: [{ specs: [spec('closes', 'flaky', 'still open')] }] },
    { specs: [spec('prints', 'unexpected', 'no paper')] },
  ];
  const file = report({ stats: { expected: 4, unexpected: 1, flaky: 1, skipped: 2 }, suites });
  expect(countPlaywright(file)).toEqual({
    passed: 5,
    failed: 1,
    flaky: 1,
    remarks: [
      'page.spec.ts:7 › closes (passed at its second try)\n    still open',
      'page.spec.ts:7 › prints\n    no paper',
    ],
  });
});

const stages: [string, { passed: number; failed: number }, number, { passed: number; failed: number }][] = [
  ['all is well', { passed: 3, failed: 0 }, 0, { passed: 3, failed: 0 }],
  ['failures are counted once', { passed: 3, failed: 2 }, 1, { passed: 3, failed: 2 }],
  ['a bad end without a failed test', { passed: 3, failed: 0 }, 1, { passed: 3, failed: 1 }],
  ['nothing was run, and it says it is fine', { passed: 0, failed: 0 }, 0, { passed: 0, failed: 1 }],
  ['nothing was run, and it says so', { passed: 0, failed: 0 }, 1, { passed: 0, failed: 1 }],
];

test.each(stages)('%s', (_what, counts, code, settled) => {
  expect(settleStage(counts, code)).toMatchObject(settled);
});

test('what no test explains is said', () => {
  expect(settleStage({ passed: 3, failed: 0, remarks: [] }, 1).remarks).toEqual([
    'no test failed, but it ended with exit code 1: see above',
  ]);
  expect(settleStage({ passed: 0, failed: 0 }, 0).remarks).toEqual(['no test was run']);
});

test('a missing report counts nothing', () => {
  expect(countVitest(path.join(folder, 'none.json'))).toEqual({ passed: 0, failed: 0 });
  expect(countPlaywright(path.join(folder, 'none.json'))).toEqual({ passed: 0, failed: 0 });
});
