import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '../../../server/platform/free-port.ts';

const program = path.resolve(import.meta.dirname, '../../../server/main.ts');
const readyWithinMs = 120_000;
const stopWithinMs = 10_000;

/** A Leadlight running as its own process, with an empty data folder of its own. */
export interface LeadlightProcess {
  /** Where a browser opens it. */
  url: string;
  /** What it printed so far. */
  output(): string;
  /** Sends SIGTERM and removes the data folder. @throws when it does not exit with 0 within 10 s. */
  stop(): Promise<void>;
  /** Ends it at once, as a power cut would, and waits until it is gone. A data folder of the caller's stays. */
  kill(): Promise<void>;
}

/**
 * Starts `server/main.ts` on a free port and waits until it is ready.
 * @param env over the defaults; nothing else of the caller's environment or `.env` file reaches it. With a DATA_DIR of the
 * caller's the folder made here stays empty.
 * @param until what answers 200 when it counts as started: '/healthz' for one that cannot become ready yet
 * @throws with what it printed when it ends or is not ready in time.
 */
export async function startLeadlightProcess(
  env: Record<string, string> = {},
  until: '/readyz' | '/healthz' = '/readyz',
): Promise<LeadlightProcess> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'leadlight-e2e-'));
  const port = env.PORT ?? String(await freePort());
  const { PATH = '', HOME = '', TMPDIR = tmpdir() } = process.env;
  const child = spawn(process.execPath, [program], {
    cwd: dataDir,
    env: { PATH, HOME, TMPDIR, PORT: port, DATA_DIR: dataDir, LOG_LEVEL: 'warn', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const keep = (chunk: Buffer) => {
    output += chunk;
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve));

  const isReady = () =>
    fetch(`http://127.0.0.1:${port}${until}`).then(
      (answer) => answer.ok,
      () => false,
    );
  for (const deadline = Date.now() + readyWithinMs; !(await isReady()); await delay(20)) {
    if (child.exitCode !== null || Date.now() > deadline) {
      child.kill('SIGKILL');
      throw new Error(`Leadlight did not become ready (exit code ${child.exitCode}):\n${output}`);
    }
  }
  return {
    url: `http://localhost:${port}`,
    output: () => output,
    async kill() {
      const gone = once(child, 'exit');
      child.kill('SIGKILL');
      await gone;
      rmSync(dataDir, { recursive: true, force: true });
    },
    async stop() {
      child.kill('SIGTERM');
      const code = await Promise.race([ended, delay(stopWithinMs, 'late' as const, { ref: false })]);
      if (code === 'late') child.kill('SIGKILL');
      rmSync(dataDir, { recursive: true, force: true });
      if (code !== 0) throw new Error(`Leadlight did not stop well (${code}):\n${output}`);
    },
  };
}
