import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '../free-port.ts';
import type { Binaries } from './binaries.ts';
import { serverEnvironment } from './cluster.ts';
import type { LaunchStyle } from './launch-style.ts';
import type { EmbeddedPostgresOptions } from './options.ts';
import { endPostmaster, readPostmaster } from './postmaster-file.ts';
import { settingArguments } from './settings.ts';

interface Launch extends Omit<EmbeddedPostgresOptions, 'clusterSettings'> {
  data: string;
  binaries: Binaries;
  style: LaunchStyle;
}

interface RunningServer {
  port: number;
  stop(): Promise<void>;
}

/** The port was taken between choosing and binding, or backends of a killed server are still ending. */
const passing = /could not bind|could not create any TCP\/IP sockets|pre-existing shared memory block/;
/** What is worth a warning; connections that are ended on purpose are not. */
const alarming = /(FATAL|PANIC): (?!.*due to administrator command)/;
const defaultStartTimeoutMs = 60_000;
const stopPatienceMs = 5000;

/**
 * Runs the server and waits until it takes connections. What can pass by itself is tried again, five times.
 * @throws with what the server printed when it does not start.
 */
export async function launchServer(launch: Launch): Promise<RunningServer> {
  for (let attempt = 1; ; attempt++) {
    const result = await launchOnce(launch, await freePort());
    if ('stop' in result) return result;
    if (attempt === 5 || !passing.test(result.failure)) {
      throw new Error(`The embedded PostgreSQL did not start:\n${result.failure.trim() || 'it printed nothing'}`);
    }
    await delay(200 * attempt);
  }
}

async function launchOnce(launch: Launch, port: number): Promise<RunningServer | { failure: string }> {
  const { binaries, data, log, style, startTimeoutMs = defaultStartTimeoutMs } = launch;
  const [command, args] = style.tied(binaries.postgres, [
    '-D',
    data,
    ...settingArguments({ port: String(port), ...launch.settings }),
  ]);
  // Its own session: Ctrl-C in a terminal reaches us, and we stop the server when the work is handed back.
  const child = spawn(command, args, {
    ...style.otherUser,
    cwd: '/',
    detached: true,
    env: serverEnvironment(),
    stdio: ['pipe', 'ignore', 'pipe'],
  });
  launch.onSpawn?.();
  let state: 'starting' | 'running' | 'stopping' | 'ended' = 'starting';
  let printed = '';
  createInterface(child.stderr).on('line', (line) => {
    if (state === 'starting') printed += `${line}\n`;
    if (state === 'running' && alarming.test(line)) log.warn({ line }, 'embedded PostgreSQL');
    else log.debug({ line }, 'embedded PostgreSQL');
  });
  const ended = new Promise<void>((resolve) => {
    const end = (reason?: unknown) => {
      if (reason instanceof Error) printed += `${reason.message}\n`;
      if (state === 'running') {
        log.error({}, 'the embedded PostgreSQL ended unexpectedly');
        launch.onUnexpectedEnd?.();
      }
      state = 'ended';
      resolve();
    };
    child.on('error', end);
    child.on('close', end);
  });
  const isEnded = () => state === 'ended';
  for (const deadline = Date.now() + startTimeoutMs; !isEnded() && Date.now() < deadline; await delay(5)) {
    if (readPostmaster(data)?.ready) {
      state = 'running';
      return { port, stop };
    }
  }
  if (!isEnded()) {
    await stop();
    return { failure: `${printed}it was not ready after ${startTimeoutMs / 1000} s` };
  }
  return { failure: printed };

  async function stop() {
    if (state !== 'ended') state = 'stopping';
    const pid = readPostmaster(data)?.pid ?? child.pid;
    if (!isEnded() && pid) await endPostmaster(pid, stopPatienceMs);
    await ended;
  }
}
