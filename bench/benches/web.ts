import { get } from 'node:http';
import { launchChromium } from '../support/chromium.ts';
import { percentile, report } from '../support/figures.ts';
import { startLeadlight } from '../support/running-app.ts';

const LOADS = 5;

interface Vitals {
  lcp: number;
  cls: number;
}

/** First load of /enrich in Chromium on localhost, nothing cached: bytes as sent with gzip, largest paint, layout shift. */
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
    for (const { url, bytes } of sizes)
      console.log(`  ${(bytes / 1024).toFixed(1).padStart(7)} KB  ${new URL(url).pathname}`);
    report('JavaScript, gzip', sum('.js'), { atMost: 130 }, 'KB');
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
  } finally {
    await browser.close();
    await app.stop();
  }
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
