import type { SeededRandom } from '../../../server/sample-network/seeded-random.ts';
import type { TopologyName } from '../processes/topology.ts';
import { PROVIDER_FAULTS } from '../providers.ts';
import { DATABASE_FAULTS } from './database-faults.ts';
import type { Fault } from './fault.ts';
import { PROCESS_FAULTS } from './process-faults.ts';

/** A provider fails while everything else works. */
const PROVIDER: Fault = {
  kind: 'a provider fails',
  weight: { one: 8, many: 8 },
  async strike({ providers }, random) {
    const provider = random.pick(providers.all);
    const fault = random.pick(PROVIDER_FAULTS);
    const ms = random.between(1_000, 8_000);
    await provider.fail(fault, ms);
    return { kills: 0, to: `${provider.name} is ${fault}`, ms };
  },
};

const ALL: readonly Fault[] = [...PROCESS_FAULTS, ...DATABASE_FAULTS, PROVIDER];

/** What goes wrong next. */
export function drawFault(random: SeededRandom, topology: TopologyName): Fault {
  return random.weighted(ALL, ({ weight }) => weight[topology]);
}
