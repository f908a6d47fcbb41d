import { report } from '../support/figures.ts';
import { enrichAll, startWithUnipile } from './waterfall.ts';

const PROFILES = 1_000;

/** The same 1,000 profiles with all 46 parameters again, while what the provider said is fresh: nobody is asked. */
export async function run(): Promise<void> {
  const running = await startWithUnipile(0);
  try {
    const { app, unipile, user } = running;
    await enrichAll(app, user, 'zz-bench');
    const before = unipile.calls.length;
    const { seconds } = await enrichAll(app, user, 'zz-bench');
    report('provider calls', unipile.calls.length - before, { atMost: 0 }, '');
    report('profiles per second, from the request on', PROFILES / seconds, { atLeast: 500 }, '/s');
  } finally {
    await running.stop();
  }
}
