import { expect, test } from 'vitest';
import { createFetchPlaces } from './fetch-places.ts';

test('so much is fetched at once for each user; who waits too long is refused', async () => {
  const never = new AbortController().signal;
  const places = createFetchPlaces({ perKey: 1, inAll: 9 });
  const leave = await places.enter('ann', never);
  const impatient = new AbortController();
  const refused = places.enter('ann', impatient.signal);
  const waiting = places.enter('ann', never);
  await places.enter('ben', never);
  impatient.abort();
  await expect(refused).rejects.toMatchObject({ code: 'rate_limited' });
  leave();
  await waiting;
});
