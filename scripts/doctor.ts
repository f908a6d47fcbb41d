import { parseArgs } from 'node:util';
import { z } from 'zod';
import { examine } from '../server/doctor/examine.ts';
import { presentFinding } from '../server/doctor/finding.ts';
import { readEnvironment } from '../server/platform/config/environment-file.ts';
import { readDataPlace, terminalLog } from './data-place.ts';

/** Days for which orders are asked for, unless `--since` says otherwise. */
const USUAL_DAYS = 30;
const USAGE = 'Usage: npm run doctor [-- [--live] [--repair] [--since YYYY-MM-DD]]';

/**
 * `npm run doctor`: is everything as it should be? `--live` also asks each configured provider one harmless question, and the payment
 * provider what was paid; `--repair` credits what was paid and is not known here.
 */
async function runDoctor(asked: { live: boolean; repair: boolean; since: Date }): Promise<void> {
  const env = readEnvironment();
  for await (const line of examine({ env, ...readDataPlace(), ...asked, log: terminalLog })) {
    console.log(presentFinding(line));
    if (line.verdict === 'broken') process.exitCode = 1;
  }
}

function readSince(text: string | undefined): Date {
  if (text === undefined) return new Date(Date.now() - USUAL_DAYS * 24 * 60 * 60_000);
  const day = z.iso.date().safeParse(text);
  if (!day.success) throw new Error(`--since ${text} is no day such as 2026-11-21`);
  return new Date(day.data);
}

try {
  const flag = { type: 'boolean', default: false } as const;
  const { values } = parseArgs({ options: { live: flag, repair: flag, since: { type: 'string' } } });
  await runDoctor({ ...values, since: readSince(values.since) });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  console.error(USAGE);
  process.exitCode = 2;
}
