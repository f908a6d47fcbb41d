import type { SeededRandom } from '../../../server/sample-network/seeded-random.ts';
import type { Outages } from '../outages.ts';
import type { Topology, TopologyName } from '../processes/topology.ts';
import type { Providers } from '../providers.ts';

/** What faults are made on. */
export interface FaultTarget {
  topology: Topology;
  providers: Providers;
  outages: Outages;
}

/** What a fault did. */
export interface FaultDone {
  /** Processes that were ended by SIGKILL. */
  kills: number;
  /** What it was done to: 'worker 2', '3 connections'. */
  to: string;
  /** Milliseconds it lasted, when it passed by itself. */
  ms?: number;
}

/** Something that goes wrong. */
export interface Fault {
  kind: string;
  /** How often it is drawn, beside the others; 0 where it cannot happen. */
  weight: Record<TopologyName, number>;
  /** Does it; resolves when it has passed, or when what it ended is gone. */
  strike(target: FaultTarget, random: SeededRandom): Promise<FaultDone>;
}
