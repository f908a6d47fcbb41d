import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { findRunningServer } from '../../../server/platform/backup/find-database.ts';
import type { ChaosLog } from '../chaos-log.ts';
import type { Outages } from '../outages.ts';
import type { Violations } from '../violations.ts';
import { choosePort } from './choose-port.ts';
import { readPostmasterPid } from './postmaster.ts';
import { SupervisedLeadlight } from './supervised-leadlight.ts';
import { superviseServer } from './supervised-postgres.ts';

/** `one` process that runs everything with its embedded database, or `many`: two APIs and two workers on one PostgreSQL. */
export const TOPOLOGIES = ['one', 'many'] as const;
export type TopologyName = (typeof TOPOLOGIES)[number];

/** Everything that runs of an installation, and can be hit. */
export interface Topology {
  name: TopologyName;
  /** All processes of Leadlight. */
  leadlights: readonly SupervisedLeadlight[];
  /** Those that answer calls. */
  apis: readonly SupervisedLeadlight[];
  /** Those that work on jobs. */
  workers: readonly SupervisedLeadlight[];
  /** Process id of the database server; undefined while there is none. */
  postmaster(): number | undefined;
  /** Address of the database; undefined while it is not known. */
  databaseUrl(): string | undefined;
  /** What `npm run doctor` must be told to look at it. */
  place: Record<string, string>;
  stop(): Promise<void>;
  /** Ends all processes at once. */
  killNow(): void;
}

export interface TopologyOptions {
  /** An empty folder. */
  folder: string;
  env: Record<string, string>;
  outages: Outages;
  violations: Violations;
  log: ChaosLog;
}

/** The name by which an outage of the database is known: some connections, or all of it. */
export const DATABASE = 'database';
/** The name by which the end of the database's server is known. */
export const POSTMASTER = 'postmaster';

/** Starts an installation on an empty folder; it is not ready yet. */
export function startTopology(name: TopologyName, options: TopologyOptions): Promise<Topology> {
  return name === 'one' ? startOne(options) : startMany(options);
}

async function startOne({ folder, env, ...rest }: TopologyOptions): Promise<Topology> {
  const dataDir = path.join(folder, 'data');
  // The embedded database takes the process along: it is started again with it.
  const mayEnd = () =>
    rest.outages.isOut(POSTMASTER) || (rest.outages.isOut(DATABASE) && rest.outages.isOut(leadlight.url));
  const all = { ...rest, folder, mayEnd, name: 'leadlight', env: { ...env, DATA_DIR: dataDir } };
  const leadlight: SupervisedLeadlight = new SupervisedLeadlight({ ...all, port: await choosePort() });
  leadlight.start();
  return {
    name: 'one',
    leadlights: [leadlight],
    apis: [leadlight],
    workers: [leadlight],
    postmaster: () => readPostmasterPid(dataDir),
    databaseUrl: () => findRunningServer(dataDir),
    place: { DATA_DIR: dataDir },
    stop: () => leadlight.stop(),
    killNow: () => leadlight.killNow(),
  };
}

async function startMany({ folder, env, ...rest }: TopologyOptions): Promise<Topology> {
  const dataDir = path.join(folder, 'database');
  const server = await superviseServer(dataDir);
  const place = { DATABASE_URL: server.url, SESSION_SECRET: randomBytes(16).toString('hex') };
  const start = async (role: 'api' | 'worker', number: number) => {
    const own = path.join(folder, `${role}-${number}`);
    mkdirSync(own);
    const leadlight: SupervisedLeadlight = new SupervisedLeadlight({
      ...rest,
      folder,
      name: `${role} ${number}`,
      port: await choosePort(),
      env: { ...env, ...place, DATA_DIR: own, LEADLIGHT_ROLE: role },
      // A running one outlives its database; one that is just starting may not come up without it.
      mayEnd: () => rest.outages.isOut(DATABASE) && rest.outages.isOut(leadlight.url),
    });
    leadlight.start();
    return leadlight;
  };
  const apis = [await start('api', 1), await start('api', 2)];
  const workers = [await start('worker', 1), await start('worker', 2)];
  const leadlights = [...apis, ...workers];
  return {
    name: 'many',
    leadlights,
    apis,
    workers,
    postmaster: () => readPostmasterPid(dataDir),
    databaseUrl: () => server.url,
    place,
    async stop() {
      await Promise.all(leadlights.map((leadlight) => leadlight.stop()));
      await server.stop();
    },
    killNow() {
      for (const leadlight of leadlights) leadlight.killNow();
    },
  };
}
