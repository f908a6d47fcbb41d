import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ensureChromium } from './install-chromium.ts';
import { runTool, staticChecks } from './run-tool.ts';
import { countPlaywright, countVitest, settleStage, type TestCounts } from './test-counts.ts';

const notPrepared: TestCounts = { passed: 0, failed: 1, remarks: ['the web app or the browser is missing: see above'] };

/** Every check and test there is, one stage after the other; a failed stage does not keep the next from running. */
async function testEverything(): Promise<void> {
  const reports = mkdtempSync(path.join(tmpdir(), 'leadlight-reports-'));
  const total: TestCounts = { passed: 0, failed: 0 };
  const summary: string[] = [];
  const remarks: string[] = [];
  async function stage(name: string, run: () => Promise<TestCounts>): Promise<void> {
    console.log(`\n── ${name}`);
    const began = performance.now();
    const { passed, failed, flaky = 0, remarks: said = [] } = await run();
    total.passed += passed;
    total.failed += failed;
    remarks.push(...said.map((remark) => `${name}: ${remark}`));
    const again = flaky > 0 ? ` (${flaky} of them at the second try only)` : '';
    const seconds = ((performance.now() - began) / 1000).toFixed(0);
    summary.push(`${name}: ${passed} passed${again}, ${failed} failed, ${seconds} s`);
  }

  for (const [name, command] of Object.entries(staticChecks)) {
    await stage(name, async () => {
      const { code } = await runTool(command, 'stream');
      return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1, remarks: ['see above'] };
    });
  }
  for (const project of ['unit', 'integration']) {
    const file = path.join(reports, `${project}.json`);
    const command = ['vitest', 'run', '--project', `${project}*`, '--reporter=default', '--reporter=json'];
    await stage(project, async () => {
      const { code } = await runTool([...command, `--outputFile.json=${file}`], 'stream');
      return settleStage(countVitest(file), code);
    });
  }
  await stage('browser', async () => {
    const built = await runTool(['node', 'scripts/build-web.ts'], 'stream');
    if (built.code !== 0 || !(await ensureChromium())) return notPrepared;
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
