import { sampleProfileUrl } from '../../server/sample-network/sample-network.ts';
import { PARAMETER_IDS } from '../../shared/catalogue.ts';
import { launchChromium, signedInContext } from '../support/chromium.ts';
import { report } from '../support/figures.ts';
import { signIn, startLeadlight } from '../support/running-app.ts';

const PROFILES = 10_000;

/** The bulk screen with a batch of 10,000 jobs while they run: time to first rows, longest task while scrolling and paging. */
export async function run(): Promise<void> {
  const app = await startLeadlight();
  const browser = await launchChromium();
  try {
    const user = await signIn(app, 'bulk@bench.example');
    const context = await signedInContext(browser, app, user);
    const page = await context.newPage();
    await page.goto(`${app.url}/profile`, { waitUntil: 'networkidle' });
    const started = await user.api('startEnrichment', {
      body: Array.from({ length: PROFILES }, (_, i) => ({ linkedin_url: sampleProfileUrl(i), columns: PARAMETER_IDS })),
    });
    await page.evaluate(
      (record) => sessionStorage.setItem('bulk_1', JSON.stringify({ ...record, createdAt: Date.now() })),
      {
        jobIds: started.jobs.map((job) => job.job_id),
        urls: started.jobs.map((job) => job.linkedin_url),
        totalJobs: started.total_jobs,
        parametersEnriched: started.parameters_enriched,
        batchId: started.batch_id,
      },
    );
    await page.addInitScript(() => {
      const tasks: number[] = [];
      Object.assign(window, { tasks });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) tasks.push(entry.duration);
      }).observe({ type: 'longtask', buffered: true });
    });
    const began = performance.now();
    await page.goto(`${app.url}/bulk_enrichment?session=bulk_1`);
    await page.locator('tbody tr').nth(9).waitFor();
    const firstRows = performance.now() - began;

    await page.evaluate(() => (window as unknown as { tasks: number[] }).tasks.splice(0));
    for (let round = 0; round < 12; round += 1) {
      await page.mouse.move(720, 600);
      await page.mouse.wheel(round % 2 ? -2_000 : 2_000, 0);
      await page.mouse.wheel(0, round % 2 ? -600 : 600);
      await page
        .getByRole('button', { name: round % 6 === 5 ? 'First' : 'Next', exact: false })
        .first()
        .click();
      await page.waitForTimeout(250);
    }
    const tasks = await page.evaluate(() => (window as unknown as { tasks: number[] }).tasks);
    console.log(`tasks above 50 ms while scrolling and paging: ${tasks.length}`);
    report('first rows after', firstRows / 1000, { atMost: 1 }, 's');
    report('longest task while scrolling and paging', Math.max(0, ...tasks), { atMost: 100 }, 'ms');
  } finally {
    await browser.close();
    await app.stop();
  }
}
