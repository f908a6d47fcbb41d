import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { chromiumPath } from '../../tests/support/browser/chromium-path.ts';
import { percentile, report } from '../support/figures.ts';
import { type RunningApp, startLeadlight } from '../support/running-app.ts';

const RUNS = 3;
const PAGES = ['/enrich', '/advanced-search'];
const root = path.resolve(import.meta.dirname, '../..');
const folder = path.join(root, 'node_modules/.cache/lighthouse');
const program = path.join(folder, 'node_modules/lighthouse/cli/index.js');

const numeric = z.object({ numericValue: z.number() });
const result = z.object({
  categories: z.object({ performance: z.object({ score: z.number() }) }),
  audits: z.object({
    'first-contentful-paint': numeric,
    'largest-contentful-paint': numeric,
    'total-blocking-time': numeric,
    'cumulative-layout-shift': numeric,
    'unused-javascript': z.object({
      details: z.object({ overallSavingsBytes: z.number().default(0) }).optional(),
    }),
  }),
});
type Result = z.infer<typeof result>;

/** Lighthouse with its mobile preset (a slow phone on a slow network, simulated) on the pages that visitors see first: medians. */
export async function run(): Promise<void> {
  installLighthouse();
  const app = await startLeadlight();
  try {
    for (const page of PAGES) measurePage(app, page);
  } finally {
    await app.stop();
  }
}

function measurePage(app: RunningApp, page: string): void {
  const results = Array.from({ length: RUNS }, () => runLighthouse(app.url + page));
  const median = (read: (one: Result) => number) => percentile(results.map(read), 0.5);
  const say = (name: string, value: number, bound: { atMost: number } | { atLeast: number }, unit: string) =>
    report(`${page}: ${name}`, value, bound, unit);
  say('performance', 100 * median(({ categories }) => categories.performance.score), { atLeast: 98 }, '');
  say('FCP', median(({ audits }) => audits['first-contentful-paint'].numericValue) / 1000, { atMost: 1.5 }, 's');
  say('LCP', median(({ audits }) => audits['largest-contentful-paint'].numericValue) / 1000, { atMost: 2.5 }, 's');
  say(
    'TBT',
    median(({ audits }) => audits['total-blocking-time'].numericValue),
    { atMost: 50 },
    'ms',
  );
  say(
    'CLS',
    median(({ audits }) => audits['cumulative-layout-shift'].numericValue),
    { atMost: 0.02 },
    '',
  );
  const unused = median(({ audits }) => audits['unused-javascript'].details?.overallSavingsBytes ?? 0);
  say('unused JavaScript', unused / 1024, { atMost: 42 }, 'KB');
}

/** @throws when the browser could not be driven, or the page did not load */
function runLighthouse(url: string): Result {
  const browser = chromiumPath();
  if (browser === undefined) throw new Error('No Chromium found: CHROMIUM_PATH names one');
  const options = [
    '--only-categories=performance',
    '--output=json',
    '--quiet',
    '--chrome-flags=--headless=new --no-sandbox --disable-gpu --disable-quic --no-first-run',
  ];
  const printed = execFileSync(process.execPath, [program, url, ...options], {
    env: { ...process.env, CHROME_PATH: browser },
    encoding: 'utf8',
    maxBuffer: 100 * 2 ** 20,
  });
  return result.parse(JSON.parse(printed));
}

/** Its 114 packages are not among those of Leadlight: they are installed apart when this bench first runs. */
function installLighthouse(): void {
  if (existsSync(program)) return;
  console.log('  Installing Lighthouse…');
  mkdirSync(folder, { recursive: true });
  for (const file of ['package.json', 'package-lock.json'])
    copyFileSync(path.join(root, 'bench/lighthouse', file), path.join(folder, file));
  execFileSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], { cwd: folder, stdio: 'ignore' });
}
