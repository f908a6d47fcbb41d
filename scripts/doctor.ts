import { parseArgs } from 'node:util';
import { examine } from '../server/doctor/examine.ts';
import { presentFinding } from '../server/doctor/finding.ts';
import { readEnvironment } from '../server/platform/environment-file.ts';
import { readDataPlace, terminalLog } from './data-place.ts';

/** `npm run doctor`: is everything as it should be? `-- --live` also asks each configured provider one harmless question. */
async function runDoctor(live: boolean): Promise<void> {
  const env = readEnvironment();
  for await (const line of examine({ env, ...readDataPlace(), live, log: terminalLog })) {
    console.log(presentFinding(line));
    if (line.verdict === 'broken') process.exitCode = 1;
  }
}

try {
  const { values } = parseArgs({ options: { live: { type: 'boolean', default: false } } });
  await runDoctor(values.live);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  console.error('Usage: npm run doctor [-- --live]');
  process.exitCode = 2;
}
