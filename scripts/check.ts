import { runTool, staticChecks } from './run-tool.ts';

/** Types, lint, walls and unit tests, side by side. Prints what failed, and how long each took. */
async function check(): Promise<void> {
  const checks = { ...staticChecks, unit: ['vitest', 'run', '--project', 'unit', '--reporter=dot'] };
  const runs = Object.entries(checks).map(async ([name, command]) => {
    const { code, output, seconds } = await runTool(command, 'collect');
    if (code !== 0) {
      console.log(output.trimEnd());
      process.exitCode = 1;
    }
    console.log(`${code === 0 ? 'passed' : 'FAILED'}  ${name}  ${seconds.toFixed(1)} s`);
  });
  await Promise.all(runs);
}

await check();
