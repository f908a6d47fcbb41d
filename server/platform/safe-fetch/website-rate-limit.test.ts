import { describe, expect, it } from 'vitest';
import { createWebsiteRateLimit } from './website-rate-limit.ts';

const refusal = expect.objectContaining({ code: 'too_many_requests' });
const never = new AbortController().signal;

describe('the rate limit for having something fetched', () => {
  it('is so many a minute for each user', async () => {
    let time = 0;
    const rateLimit = createWebsiteRateLimit({ perMinute: 2, atOncePerUser: 9, atOnce: 9 }, () => time);
    const ask = async (user: string) => (await rateLimit.enter(user, never))();
    await ask('ann');
    time = 30_000;
    await ask('ann');
    await expect(ask('ann')).rejects.toEqual(refusal);
    await ask('ben');
    time = 60_001;
    await ask('ann');
    await expect(ask('ann')).rejects.toEqual(refusal);
  });

  it('is so many at once for each user; who waits too long is refused', async () => {
    const rateLimit = createWebsiteRateLimit({ perMinute: 9, atOncePerUser: 1, atOnce: 9 });
    const leave = await rateLimit.enter('ann', never);
    const impatient = new AbortController();
    const refused = rateLimit.enter('ann', impatient.signal);
    const waiting = rateLimit.enter('ann', never);
    await rateLimit.enter('ben', never);
    impatient.abort();
    await expect(refused).rejects.toEqual(refusal);
    leave();
    await waiting;
  });
});
