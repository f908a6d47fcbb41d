import { setTimeout as delay } from 'node:timers/promises';
import { sendSignal } from '../processes/postmaster.ts';
import type { SupervisedLeadlight } from '../processes/supervised-leadlight.ts';
import { DATABASE, POSTMASTER } from '../processes/topology.ts';
import type { Fault, FaultTarget } from './fault.ts';

/** Longer than the queue's heartbeat: jobs of who is away so long are given to others, and it comes back all the same. */
const LONG_PAUSE_MS = [14_000, 20_000] as const;

/** What happens to processes of Leadlight. */
export const PROCESS_FAULTS: readonly Fault[] = [
  {
    kind: 'kill a process of Leadlight',
    weight: { one: 45, many: 0 },
    strike: (target, random) => kill([random.pick(target.topology.leadlights)]),
  },
  {
    kind: 'kill an API',
    weight: { one: 0, many: 18 },
    strike: (target, random) => kill([random.pick(target.topology.apis)]),
  },
  {
    kind: 'kill a worker',
    weight: { one: 0, many: 20 },
    strike: (target, random) => kill([random.pick(target.topology.workers)]),
  },
  {
    kind: 'kill both workers',
    weight: { one: 0, many: 6 },
    strike: ({ topology }) => kill(topology.workers),
  },
  {
    kind: 'kill everything, as a power cut does',
    weight: { one: 10, many: 4 },
    strike: killEverything,
  },
  {
    kind: 'restart in good order',
    weight: { one: 3, many: 3 },
    async strike({ topology }, random) {
      const leadlight = random.pick(topology.leadlights);
      leadlight.signal('SIGTERM');
      return { kills: 0, to: leadlight.name };
    },
  },
  {
    kind: 'pause a process of Leadlight',
    weight: { one: 6, many: 7 },
    strike: ({ topology }, random) => pause(random.pick(topology.leadlights), random.between(300, 5_000)),
  },
  {
    kind: 'pause a worker until its jobs are given to another',
    weight: { one: 1, many: 2 },
    strike: ({ topology }, random) => pause(random.pick(topology.workers), random.between(...LONG_PAUSE_MS)),
  },
];

async function kill(leadlights: readonly SupervisedLeadlight[]) {
  const hit = leadlights.filter((leadlight) => leadlight.signal('SIGKILL'));
  return { kills: hit.length, to: hit.map(({ name }) => name).join(', ') || 'nobody' };
}

async function killEverything({ topology, outages }: FaultTarget) {
  outages.begin(DATABASE);
  outages.begin(POSTMASTER);
  const postmaster = topology.postmaster();
  const { kills, to } = await kill(topology.leadlights);
  const isHit = postmaster !== undefined && sendSignal(postmaster, 'SIGKILL');
  return { kills: kills + (isHit ? 1 : 0), to: isHit ? `${to}, PostgreSQL` : to };
}

async function pause(leadlight: SupervisedLeadlight, ms: number) {
  leadlight.signal('SIGSTOP');
  await delay(ms);
  leadlight.signal('SIGCONT');
  return { kills: 0, to: leadlight.name, ms };
}
