import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ensureChromium } from './install-chromium.ts';
import { runTool, staticChecks } from './run-tool.ts';
import { countPlaywright, countVitest, settleStage, type TestCounts } from './test-counts.ts';

const notPrepared: TestCounts = { passed: 0, failed: 1, remarks: ['the web app or the browser is missing: see above'] };

/** Builds the web app and installs a browser where there is none; says what is wrong when it cannot. */
async function prepareBrowser(): Promise<boolean> {
  const [built, isThere] = await Promise.all([runTool(['node', 'scripts/build-web.ts'], 'collect'), ensureChromium()]);
  if (built.code !== 0) console.error(`\n── web app\n${built.output.trim()}`);
  return built.code === 0 && isThere;
}

/**
 * Every check and test there is: the static checks side by side, as most of them use one processor, then one stage after the other; a failed
 * stage does not keep the next from running. The web app is built, and a browser installed, beside the static checks.
 */
async function testEverything(): Promise<void> {
  const reports = mkdtempSync(path.join(tmpdir(), 'leadlight-reports-'));
  const total: TestCounts = { passed: 0, failed: 0 };
  const summary: string[] = [];
  const remarks: string[] = [];
  function sum(name: string, seconds: number, { passed, failed, flaky = 0, remarks: said = [] }: TestCounts): void {
    total.passed += passed;
    total.failed += failed;
    remarks.push(...said.map((remark) => `${name}: ${remark}`));
    const again = flaky > 0 ? ` (${flaky} of them at the second try only)` : '';
    summary.push(`${name}: ${passed} passed${again}, ${failed} failed, ${seconds.toFixed(0)} s`);
  }
  async function stage(name: string, run: () => Promise<TestCounts>): Promise<void> {
    console.log(`\n── ${name}`);
    const began = performance.now();
    const counts = await run();
    sum(name, (performance.now() - began) / 1000, counts);
  }

  const browser = prepareBrowser();
  await Promise.all(
    Object.entries(staticChecks).map(async ([name, command]) => {
      const { code, output, seconds } = await runTool(command, 'collect');
      console.log(`\n── ${name}\n${output.trim()}`);
      const isPassed = code === 0;
      sum(name, seconds, isPassed ? { passed: 1, failed: 0 } : { passed: 0, failed: 1, remarks: ['see above'] });
    }),
  );
  const isPrepared = await browser;
  for (const project of ['unit', 'integration']) {
    const file = path.join(reports, `${project}.json`);
    const command = ['vitest', 'run', '--project', `${project}*`, '--reporter=default', '--reporter=json'];
    await stage(project, async () => {
      const { code } = await runTool([...command, `--outputFile.json=${file}`], 'stream');
      return settleStage(countVitest(file), code);
    });
  }
  await stage('browser', async () => {
    if (!isPrepared) return notPrepared;
    const file = path.join(reports, 'browser.json');
    const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: file };
    const { code } = await runTool(['playwright', 'test', '--reporter=list,json'], 'stream', env);
    return settleStage(countPlaywright(file), code);
  });

  rmSync(reports, { recursive: true, force: true });
  if (remarks.length > 0) console.log(`\n── what failed, or passed at its second try only\n${remarks.join('\n')}`);
  console.log(`\n${summary.join('\n')}`);
  process.exitCode = total.failed > 0 ? 1 : 0;
  console.log(`${total.passed} passed, ${total.failed} failed`);
}

await testEverything();
