import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { SeededRandom } from '../../server/sample-network/seeded-random.ts';
import { ChaosLog } from './chaos-log.ts';
import { Installation } from './installation.ts';
import type { TopologyName } from './processes/topology.ts';
import { type Providers, startProviders } from './providers.ts';
import { type Violation, Violations } from './violations.ts';

export interface ChaosOptions {
  topology: TopologyName;
  seed: number;
  /** Ends after so many processes were killed. */
  kills: number;
  /** Ends after so many minutes at the latest. */
  minutes: number;
  members: number;
  /** Faults after which everything has to come to rest and is compared. */
  settleEvery: number;
  /** Faults after which an installation is given up for an empty one, with the other way of paying. */
  renewEvery: number;
  /** Where the log goes, as JSON lines. */
  logFile?: string | undefined;
  /** Leaves the folders of the installations there. */
  keeps?: boolean | undefined;
  signal?: AbortSignal | undefined;
}

export interface ChaosReport {
  seed: number;
  topology: TopologyName;
  minutes: number;
  kills: number;
  /** How often each kind of fault struck. */
  faults: Record<string, number>;
  /** How often each action was done. */
  actions: Record<string, number>;
  calls: Record<string, number>;
  promised: Record<string, number>;
  /** Milliseconds from a fault until all processes were ready again, and until no job was open any more. */
  longest: { recovery: number; settling: number };
  violations: readonly Violation[];
}

/**
 * Runs Leadlight under a mixed load, has things go wrong at random moments, and compares after each what was promised with what is
 * there. The same seed draws the same faults and the same actions; when which of them meets which is the machine's affair.
 */
export async function runChaos(options: ChaosOptions): Promise<ChaosReport> {
  const { topology, seed, signal } = options;
  const log = new ChaosLog(options.logFile);
  const violations = new Violations(log, seed);
  const random = new SeededRandom('faults', seed);
  const folder = mkdtempSync(path.join(tmpdir(), 'leadlight-chaos-'));
  const began = performance.now();
  const report: ChaosReport = {
    ...{ seed, topology, minutes: 0, kills: 0, faults: {}, actions: {}, calls: {}, promised: {} },
    longest: { recovery: 0, settling: 0 },
    violations: violations.all,
  };
  const minutes = () => (performance.now() - began) / 60_000;
  const isOver = () => report.kills >= options.kills || minutes() >= options.minutes || signal?.aborted === true;
  log.write('begin', { seed, topology, kills: options.kills, minutes: options.minutes, folder });
  let providers: Providers | undefined;
  try {
    providers = await startProviders();
    for (let number = 1; !isOver(); number += 1) {
      const payments = (seed + number) % 2 === 0 ? 'razorpay' : 'test';
      const installation = await Installation.open({
        ...{ topology, seed: seed * 1_000 + number, members: options.members, payments, providers, log, violations },
        folder: path.join(folder, String(number)),
      });
      const killNow = () => installation.killNow();
      process.on('exit', killNow);
      try {
        await runInstallation(installation, options, { random, report, isOver, log });
      } finally {
        await installation.close();
        process.off('exit', killNow);
        addUp(report, installation);
      }
      if (!options.keeps) rmSync(path.join(folder, String(number)), { recursive: true, force: true });
    }
  } finally {
    await providers?.close();
    if (!options.keeps) rmSync(folder, { recursive: true, force: true });
    report.minutes = Math.round(minutes() * 10) / 10;
    log.write('end', { ...report, violations: violations.all.length });
  }
  return report;
}

interface Run {
  random: SeededRandom;
  report: ChaosReport;
  isOver: () => boolean;
  log: ChaosLog;
}

/** Between two faults, in milliseconds. */
const CALM_MS = [500, 4_000] as const;

async function runInstallation(
  installation: Installation,
  { settleEvery, renewEvery, signal }: ChaosOptions,
  { random, report, isOver, log }: Run,
): Promise<void> {
  for (let faults = 1; !isOver() && faults <= renewEvery; faults += 1) {
    await delay(random.between(...CALM_MS), undefined, { signal }).catch(() => {});
    const struck = await installation.strike(random);
    for (const { kind, kills } of struck) {
      report.faults[kind] = (report.faults[kind] ?? 0) + 1;
      report.kills += kills;
    }
    const recovery = await installation.recover();
    report.longest.recovery = Math.max(report.longest.recovery, recovery);
    await installation.check();
    log.write('recovered', { kills: report.kills, ms: recovery, calls: installation.calls });
    if (faults % settleEvery !== 0 && !isOver() && faults < renewEvery) continue;
    const settling = await installation.settle();
    report.longest.settling = Math.max(report.longest.settling, settling);
    log.write('settled', { ms: settling, promised: installation.promised });
  }
}

function addUp(report: ChaosReport, installation: Installation): void {
  const add = (to: Record<string, number>, from: Record<string, number>) => {
    for (const [name, count] of Object.entries(from)) to[name] = (to[name] ?? 0) + count;
  };
  add(report.actions, installation.actions);
  add(report.calls, installation.calls);
  add(report.promised, installation.promised);
}
