import { createServer } from 'node:net';
import { SeededRandom } from '../../../server/sample-network/seeded-random.ts';

const [LOWEST, HIGHEST] = [15_000, 31_000];
let random: SeededRandom | undefined;

/**
 * A port of 127.0.0.1 that nobody listens on, outside of the range that systems take for outgoing connections: it is still free when
 * what listened on it is started again.
 */
export async function choosePort(): Promise<number> {
  random ??= new SeededRandom('port', process.pid);
  for (let tries = 0; tries < 100; tries += 1) {
    const port = random.between(LOWEST, HIGHEST);
    if (await isFree(port)) return port;
  }
  throw new Error('No port is free');
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer().on('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}
