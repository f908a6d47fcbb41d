import { runTool, staticChecks } from './run-tool.ts';

/** Types, lint, regular expressions and boundaries side by side, then the unit tests, which take both cores. Prints what failed, and how long each took. */
async function check(): Promise<void> {
  await Promise.all(Object.entries(staticChecks).map(([name, command]) => checkOne(name, command)));
  await checkOne('unit', ['vitest', 'run', '--project', 'unit*', '--reporter=default']);
}

async function checkOne(name: string, command: string[]): Promise<void> {
  const { code, output, seconds } = await runTool(command, 'collect', { NO_COLOR: '1' });
  if (code !== 0) {
    process.exitCode = 1;
    const isPassedTest = /^\s+✓ /;
    console.log(
      output
        .split('\n')
        .filter((line) => !isPassedTest.test(line))
        .join('\n')
        .trim(),
    );
  }
  console.log(`${code === 0 ? 'passed' : 'FAILED'}  ${name}  ${seconds.toFixed(1)} s`);
}

await check();
