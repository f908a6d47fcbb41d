import { type ChildProcess, spawn } from 'node:child_process';
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
  const { child, output, ended } = spawnLeadlight({ PORT: port, DATA_DIR: dataDir, ...env }, dataDir);

  for (
    const deadline = Date.now() + readyWithinMs;
    !(await answersOk(`http://127.0.0.1:${port}${until}`));
    await delay(20)
  ) {
    if (child.exitCode !== null || Date.now() > deadline) {
      child.kill('SIGKILL');
      throw new Error(`Leadlight did not become ready (exit code ${child.exitCode}):\n${output()}`);
    }
  }
  return {
    url: `http://localhost:${port}`,
    output,
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
      if (code !== 0) throw new Error(`Leadlight did not stop well (${code}):\n${output()}`);
    },
  };
}

/** A process of `server/main.ts`, ready or not. */
export interface SpawnedLeadlight {
  child: ChildProcess;
  /** What it printed so far. */
  output(): string;
  /** The exit code; null when a signal ended it. */
  ended: Promise<number | null>;
}

/**
 * Starts `server/main.ts` and waits for nothing.
 * @param env with PORT and DATA_DIR; nothing else of the caller's environment reaches it
 * @param cwd a folder in which no `.env` file lies
 */
export function spawnLeadlight(env: Record<string, string>, cwd: string): SpawnedLeadlight {
  const { PATH = '', HOME = '', TMPDIR = tmpdir() } = process.env;
  const child = spawn(process.execPath, [program], {
    cwd,
    env: { PATH, HOME, TMPDIR, LOG_LEVEL: 'warn', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const keep = (chunk: Buffer) => {
    output += chunk;
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
  return { child, output: () => output, ended };
}

function answersOk(url: string): Promise<boolean> {
  return fetch(url).then(
    (answer) => answer.ok,
    () => false,
  );
}
