import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '../../server/platform/free-port.ts';
import { createApiClient } from '../../tests/support/http/api-client.ts';
import { percentile, report } from '../support/figures.ts';
import { startArguments } from '../support/running-app.ts';

const rounds = 5;

/** From starting the process to `/readyz` answering 200: once with an empty data folder, then warm, the median of five. */
export async function run(): Promise<void> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'leadlight-start-'));
  try {
    console.log(`first start: ${(await startOnce(dataDir)).toFixed(2)} s`);
    const seconds: number[] = [];
    for (let round = 0; round < rounds; round += 1) seconds.push(await startOnce(dataDir));
    console.log(`warm starts: ${seconds.map((value) => value.toFixed(2)).join(', ')} s`);
    report('warm start to ready, median', percentile(seconds, 0.5), { atMost: 2.5 }, 's');
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function startOnce(dataDir: string): Promise<number> {
  const port = await freePort();
  const api = createApiClient(`http://127.0.0.1:${port}`);
  const began = performance.now();
  const child = spawn(process.execPath, startArguments(), {
    env: { PATH: process.env.PATH, PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'error' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = new Promise((resolve) => child.on('exit', resolve));
  const isReady = () =>
    api.callRaw('checkReadiness').then(
      (answer) => answer.ok,
      () => false,
    );
  while (!(await isReady())) {
    if (child.exitCode !== null) throw new Error(`Leadlight ended with ${child.exitCode}`);
    await delay(5);
  }
  const seconds = (performance.now() - began) / 1000;
  child.kill('SIGTERM');
  await ended;
  return seconds;
}
