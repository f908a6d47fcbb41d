import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { type SpawnedLeadlight, spawnLeadlight } from '../../support/app/leadlight-process.ts';
import type { ChaosLog } from '../chaos-log.ts';
import type { Outages } from '../outages.ts';
import type { Violations } from '../violations.ts';

export interface Supervision {
  /** 'api 1' */
  name: string;
  env: Record<string, string>;
  port: number;
  /** Where what it prints is kept. */
  folder: string;
  outages: Outages;
  violations: Violations;
  log: ChaosLog;
  /** Whether it may end, or be unable to start, just now although nobody ended it. */
  mayEnd: () => boolean;
}

/** What must not stand in its log, whatever goes wrong around it. */
const FAULTS = /"msg":"(request failed|unhandled rejection|uncaught exception)"/;
const PROBE_MS = 2_000;
const STOP_MS = 15_000;
/** A stop that takes longer is given up by the process itself. */
const LATE_MS = 9_000;

/** A Leadlight that is started again whenever it ends, as a service manager does. */
export class SupervisedLeadlight {
  readonly name: string;
  readonly url: string;
  readonly #options: Supervision;
  readonly #cwd: string;
  #spawned: SpawnedLeadlight | undefined;
  #running: Promise<void> | undefined;
  #stopping = false;
  #endExpected = false;
  /** When it was asked to stop in good order. */
  #askedToStop: number | undefined;
  #starts = 0;

  constructor(options: Supervision) {
    this.#options = options;
    this.name = options.name;
    this.url = `http://127.0.0.1:${options.port}`;
    this.#cwd = mkdtempSync(path.join(options.folder, 'cwd-'));
  }

  get pid(): number | undefined {
    const child = this.#spawned?.child;
    return child?.exitCode === null && child.signalCode === null ? child.pid : undefined;
  }

  /** Starts it; `isReady` says when it serves. */
  start(): void {
    this.#options.outages.begin(this.url);
    this.#running = this.#supervise();
  }

  /** Sends a signal; what ends it is no surprise. @returns false when it did not run */
  signal(signal: NodeJS.Signals): boolean {
    if (this.pid === undefined) return false;
    if (signal !== 'SIGCONT') this.#options.outages.begin(this.url);
    if (signal === 'SIGKILL' || signal === 'SIGTERM') {
      this.#askedToStop = signal === 'SIGTERM' && !this.#endExpected ? performance.now() : undefined;
      this.#endExpected = true;
    }
    return this.#spawned?.child.kill(signal) ?? false;
  }

  async isReady(): Promise<boolean> {
    const answer = await fetch(`${this.url}/readyz`, { signal: AbortSignal.timeout(PROBE_MS) }).catch(() => undefined);
    await answer?.text().catch(() => '');
    if (answer?.ok) this.#options.outages.end(this.url);
    return answer?.ok ?? false;
  }

  /** What it printed since it was last started. */
  output(): string {
    return this.#spawned?.output() ?? '';
  }

  /** Looks whether it noticed a fault of its own since it was last started. */
  checkLog(): void {
    const line = this.output()
      .split('\n')
      .find((one) => FAULTS.test(one));
    if (!line) return;
    const about = `${this.name} ${this.#starts}`;
    this.#options.violations.add('a fault stands in the log', about, { promised: 'none', found: line.slice(0, 1_500) });
  }

  async stop(): Promise<void> {
    this.#stopping = true;
    this.#spawned?.child.kill('SIGCONT');
    this.#spawned?.child.kill('SIGTERM');
    const patience = new AbortController();
    const late = delay(STOP_MS, undefined, { signal: patience.signal }).then(
      () => this.#spawned?.child.kill('SIGKILL'),
      () => {},
    );
    await this.#running;
    patience.abort();
    await late;
    rmSync(this.#cwd, { recursive: true, force: true });
  }

  /** Ends it at once, when this very process ends. */
  killNow(): void {
    this.#stopping = true;
    this.#spawned?.child.kill('SIGKILL');
  }

  async #supervise(): Promise<void> {
    const { env, port, outages, violations, log, mayEnd, folder } = this.#options;
    while (!this.#stopping) {
      this.#endExpected = false;
      this.#askedToStop = undefined;
      const spawned = spawnLeadlight({ ...env, PORT: String(port) }, this.#cwd);
      this.#spawned = spawned;
      this.#starts += 1;
      const code = await spawned.ended;
      const printed = spawned.output();
      this.checkLog();
      writeFileSync(path.join(folder, `${this.name.replace(' ', '-')}-${this.#starts}.log`), printed);
      if (this.#stopping) return;
      log.write('ended', { process: this.name, code, expected: this.#endExpected });
      if (!this.#endExpected && !mayEnd()) {
        const found = { code, printed: printed.slice(-2_000) };
        violations.add('a process ended by itself', `${this.name} ${this.#starts}`, { promised: 'serving', found });
      }
      // Who gets too little of the processor to stop in time gives up, and says so.
      const isLate = performance.now() - (this.#askedToStop ?? 0) > LATE_MS;
      // Who is asked to stop before the program has begun ends by the signal.
      const hasBegun = printed !== '' || code !== null;
      if (this.#askedToStop !== undefined && hasBegun && code !== 0 && !isLate && !mayEnd()) {
        const found = { code, printed: printed.slice(-2_000) };
        violations.add('a process did not stop well', `${this.name} ${this.#starts}`, {
          promised: 'exit code 0',
          found,
        });
      }
      outages.begin(this.url);
      await delay(100);
    }
  }
}
