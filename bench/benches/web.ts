import { get } from 'node:http';
import type { Browser, BrowserContext } from '@playwright/test';
import { sampleProfileUrl } from '../../server/sample-network/sample-network.ts';
import { launchChromium, signedInContext } from '../support/chromium.ts';
import { percentile, report } from '../support/figures.ts';
import { type RunningApp, signIn, startLeadlight } from '../support/running-app.ts';

const LOADS = 5;

interface Vitals {
  lcp: number;
  cls: number;
}

/**
 * First load of /enrich in Chromium on localhost, nothing cached: bytes as sent with gzip, largest paint, layout shift. Then what each
 * further route loads beyond what a member has by then.
 */
export async function run(): Promise<void> {
  const app = await startLeadlight();
  const browser = await launchChromium();
  try {
    const loads: Vitals[] = [];
    const urls = new Set<string>();
    for (let i = 0; i < LOADS; i += 1) {
      const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
      const page = await context.newPage();
      page.on('request', (request) => urls.add(request.url()));
      await page.addInitScript(watchVitals);
      await page.goto(`${app.url}/enrich`, { waitUntil: 'networkidle' });
      await page.waitForTimeout(500);
      loads.push(await page.evaluate(() => (window as unknown as { vitals: Vitals }).vitals));
      await context.close();
    }
    const sizes = await Promise.all([...urls].map(async (url) => ({ url, bytes: await gzippedBytes(url) })));
    const sum = (ending: string) =>
      sizes.filter(({ url }) => new URL(url).pathname.endsWith(ending)).reduce((all, { bytes }) => all + bytes, 0) /
      1024;
    for (const { url, bytes } of sizes) printFile(url, bytes);
    report('JavaScript, gzip', sum('.js'), { atMost: 105 }, 'KB');
    report('CSS, gzip', sum('.css'), { atMost: 15 }, 'KB');
    report(
      'largest contentful paint, median',
      percentile(
        loads.map((load) => load.lcp),
        0.5,
      ) / 1000,
      { atMost: 1 },
      's',
    );
    report('cumulative layout shift, worst', Math.max(...loads.map((load) => load.cls)), { atMost: 0.02 }, '');
    await measureRoutes(app, browser);
  } finally {
    await browser.close();
    await app.stop();
  }
}

async function measureRoutes(app: RunningApp, browser: Browser): Promise<void> {
  const user = await signIn(app, 'routes@bench.example');
  const { jobs, batch_id } = await user.api('startEnrichment', {
    body: [0, 1].map((at) => ({ linkedin_url: sampleProfileUrl(at), columns: ['firstName', 'reasoning'] })),
  });
  const context = await signedInContext(browser, app, user);
  const known = await scriptsOf(context, `${app.url}/enrich`);
  const record = { batchId: batch_id, jobIds: [], urls: [], totalJobs: 2, parametersEnriched: [] };
  await context.addInitScript(
    (kept) => sessionStorage.setItem('bulk_1', JSON.stringify({ ...kept, createdAt: Date.now() })),
    record,
  );
  for (const route of [
    '/advanced-search',
    '/advanced-search-result?q=Managers%20in%20India',
    `/enriched_profile?jobId=${jobs[0]!.job_id}`,
    '/bulk_enrichment?session=bulk_1',
    '/credit-history',
    '/enrichment-history',
    '/purchase-credits',
    '/payment-summary',
    '/profile',
    '/privacy-request',
    '/no-such-page',
  ]) {
    const more = [...(await scriptsOf(context, app.url + route))].filter((url) => !known.has(url));
    const bytes = await Promise.all(more.map(gzippedBytes));
    more.forEach((url, at) => {
      printFile(url, bytes[at]!);
    });
    const sum = bytes.reduce((all, one) => all + one, 0) / 1024;
    report(`${route.split('?', 1)[0]}: JavaScript more than on /enrich`, sum, { atMost: 40 }, 'KB');
  }
  await context.close();
}

function printFile(url: string, bytes: number): void {
  console.log(`  ${(bytes / 1024).toFixed(1).padStart(7)} KB  ${new URL(url).pathname}`);
}

/** Addresses of the scripts that a page loads until the network is idle. */
async function scriptsOf(context: BrowserContext, url: string): Promise<Set<string>> {
  const page = await context.newPage();
  const scripts = new Set<string>();
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.endsWith('.js')) scripts.add(request.url());
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.waitForTimeout(500);
  await page.close();
  return scripts;
}

/** Runs in the page. */
function watchVitals(): void {
  const vitals = { lcp: 0, cls: 0 };
  Object.assign(window, { vitals });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) vitals.lcp = entry.startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) vitals.cls += (entry as unknown as { value: number }).value;
  }).observe({ type: 'layout-shift', buffered: true });
}

function gzippedBytes(url: string): Promise<number> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'gzip' } }, (answer) => {
      let bytes = 0;
      answer.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
      });
      answer.on('end', () => resolve(bytes));
    }).on('error', reject);
  });
}
