import { readXlsx } from 'hucre/xlsx';
import { expect, test } from 'vitest';
import type { ResultRow } from './result-rows.ts';
import { writeResults } from './write-results.ts';

const rows: ResultRow[] = [
  {
    job_id: 'j1',
    linkedin_url: 'https://www.linkedin.com/in/a',
    status: 'completed',
    error: null,
    extra: { Note: '=HYPERLINK("http://evil.example")' },
    result: { jobTitle: '@SUM(A1)\u001b[2J', followerCount: 1200, skillsTools: ['SQL', 'R'] },
  },
  { job_id: 'j2', linkedin_url: 'https://www.linkedin.com/in/b', status: 'failed', error: 'Not found.', result: {} },
];
const PARAMETERS = ['jobTitle', 'followerCount', 'skillsTools'] as const;

test('csv marks what a spreadsheet would take for a formula, and carries no control characters', async () => {
  const written = Buffer.from(await writeResults('csv', rows, PARAMETERS, true)).toString();
  expect(written).toContain('"\'=HYPERLINK(""http://evil.example"")","\'@SUM(A1)[2J",1200,"SQL\nR","Completed",');
  expect(written).toContain('"https://www.linkedin.com/in/b",,,,,"Failed","Not found."\n');
  const file = Buffer.from(await writeResults('csv', rows, PARAMETERS)).toString();
  expect(file.startsWith('\uFEFF"Profile URL","Note",')).toBe(true);
});

test('xlsx holds such texts as texts, and numbers as numbers', async () => {
  const { sheets } = await readXlsx(await writeResults('xlsx', rows, PARAMETERS));
  expect(sheets[0]?.rows[1]?.slice(1, 4)).toEqual(['=HYPERLINK("http://evil.example")', '@SUM(A1)[2J', 1200]);
});

test('jsonl has a job on each line, as the API has it', async () => {
  const lines = Buffer.from(await writeResults('jsonl', rows, PARAMETERS))
    .toString()
    .trimEnd()
    .split('\n');
  expect(lines.map((line) => JSON.parse(line))).toEqual(rows);
});
