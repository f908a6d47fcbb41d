import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { io, type Socket } from 'socket.io-client';
import type { InputOf, ResponseOf } from '../../shared/contract/endpoint.ts';
import type { Endpoints, JsonOperation } from '../../shared/contract/endpoints.ts';
import type { ClientEvents, ServerEvents } from '../../shared/live-events.ts';
import { type AnyInput, type ApiClient, createApiClient } from '../../tests/support/http/api-client.ts';
import { encryptEmail } from '../../tests/support/http/sign-up.ts';

/** A Leadlight started for a bench, whole as `npm start` starts it, with a database of its own: an empty one, unless `DATA_DIR` names a folder. */
export interface RunningApp {
  url: string;
  pid: number;
  /** Address of its database. */
  databaseUrl(): string;
  /** Peak resident memory of the Node process with all its threads, in MB. */
  peakMemoryMb(): number;
  /** The same, now. */
  memoryMb(): number;
  /** p99 of the API's event-loop delay since the last call, in ms (10 ms of it is the sampling interval). */
  eventLoopDelayP99Ms(): Promise<number>;
  stop(): Promise<void>;
}

export async function startLeadlight(env: Record<string, string> = {}): Promise<RunningApp> {
  const dataDir = env.DATA_DIR ?? mkdtempSync(path.join(tmpdir(), 'leadlight-bench-'));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const api = createApiClient(url);
  const child: ChildProcess = spawn(process.execPath, startArguments(), {
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      LOG_LEVEL: 'error',
      RATE_LIMITS: 'off',
      SIGNUP_CREDITS: '10000000',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let printed = '';
  child.stdout?.setEncoding('utf8').on('data', (text: string) => {
    printed = (printed + text).slice(-2_000);
  });
  const exited = once(child, 'exit');
  for (let tries = 0; ; tries += 1) {
    // The very first start stores the sample network for searching, once; what is measured is the time after that.
    if (child.exitCode !== null || tries > 1_200) throw new Error(`Leadlight did not start: ${printed}`);
    if (
      await api.callRaw('checkReadiness').then(
        (answer) => answer.ok,
        () => false,
      )
    )
      break;
    await wait(50);
  }
  const databaseUrl = env.DATABASE_URL ?? readDatabaseUrl(dataDir);
  return {
    url,
    pid: child.pid!,
    databaseUrl: () => databaseUrl,
    peakMemoryMb: () => readStatusMb(child.pid!, 'VmHWM'),
    memoryMb: () => readStatusMb(child.pid!, 'VmRSS'),
    async eventLoopDelayP99Ms() {
      const metrics = await (await api.callRaw('readMetrics')).text();
      return 1000 * Number(/^nodejs_eventloop_lag_p99_seconds (\S+)/m.exec(metrics)?.[1]);
    },
    async stop() {
      child.kill('SIGTERM');
      await exited;
      if (env.DATA_DIR === undefined) rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

function readDatabaseUrl(dataDir: string): string {
  const home = path.join(dataDir, 'postgres');
  const postmaster = readFileSync(path.join(home, 'cluster/data/postmaster.pid'), 'utf8').split('\n');
  const password = readFileSync(path.join(home, 'password'), 'utf8').trim();
  return `postgresql://leadlight:${password}@127.0.0.1:${postmaster[3]}/leadlight`;
}

function readStatusMb(pid: number, field: string): number {
  const kilobytes = new RegExp(`${field}:\\s+(\\d+) kB`).exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Math.round(Number(kilobytes) / 1024);
}

/** What `npm start` gives to node; a CPU profile of each thread is written to the folder that `CPU_PROFILES` names. */
export function startArguments(): string[] {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: { start: string } };
  const words = scripts.start.split(' ');
  const folder = process.env.CPU_PROFILES;
  const profiling = folder ? ['--cpu-prof', '--cpu-prof-interval=500', `--cpu-prof-dir=${folder}`] : [];
  return [...profiling, ...words.slice(words.indexOf('node') + 1)];
}

export interface BenchUser {
  userId: string;
  token: string;
  /** Calls an operation. The response is not checked by its schema: that would be measured as well. */
  api<Name extends JsonOperation>(name: Name, input: InputOf<Endpoints[Name]>): Promise<ResponseOf<Endpoints[Name]>>;
  /** The response as it comes. */
  fetch: ApiClient['callRaw'];
  /** A connection in the user's room. */
  connect(): Promise<Socket<ServerEvents, ClientEvents>>;
}

/** Signs a new user in, with a company profile so that all 46 parameters are unlocked. */
export async function signIn(app: RunningApp, email: string): Promise<BenchUser> {
  const anonymous = createApiClient(app.url);
  const { access_token } = await anonymous.call('issueLocalToken', { body: { email, name: 'Bench' } });
  const data = await encryptEmail(anonymous, email);
  const { token } = await anonymous.call('signIn', { body: { data, access_token } });
  const client = createApiClient(app.url, token);
  const { id } = await client.call('readProfile');
  await client.call('saveCompany', {
    body: {
      website: 'https://rivet.example',
      description:
        'Rivet is a routing and billing platform for logistics and manufacturing companies. It plans deliveries, issues invoices ' +
        'and shows operations leaders where margins are lost. Customers cut empty miles and days of manual work.',
    },
  });
  return {
    userId: id,
    token,
    async api(name, input) {
      const response = await client.callRaw(name, input as AnyInput);
      if (!response.ok) throw new Error(`${name}: ${response.status} ${await response.text()}`);
      return (await response.json()) as never;
    },
    fetch: client.callRaw,
    async connect() {
      const socket: Socket<ServerEvents, ClientEvents> = io(app.url, {
        auth: { token },
        transports: ['websocket'],
        forceNew: true,
      });
      await new Promise<void>((resolve, reject) => {
        socket.once('connected', () => resolve());
        socket.once('connect_error', reject);
      });
      return socket;
    },
  };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
