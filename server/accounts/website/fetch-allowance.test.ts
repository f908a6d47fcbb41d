import { describe, expect, it } from 'vitest';
import { createFetchAllowance } from './fetch-allowance.ts';

const refusal = expect.objectContaining({ code: 'too_many_requests' });

describe('the allowance for reading websites', () => {
  it('is so many a minute for each user', () => {
    let time = 0;
    const allowance = createFetchAllowance({ perMinute: 2, atOnce: 9 }, () => time);
    const ask = (user: string) => allowance.enter(user)();
    ask('ann');
    time = 30_000;
    ask('ann');
    expect(() => ask('ann')).toThrow(refusal);
    ask('ben');
    time = 60_001;
    ask('ann');
    expect(() => ask('ann')).toThrow(refusal);
  });

  it('is so many at once for all users', () => {
    const allowance = createFetchAllowance({ perMinute: 9, atOnce: 2 });
    const leave = allowance.enter('ann');
    allowance.enter('ben');
    expect(() => allowance.enter('cleo')).toThrow(refusal);
    leave();
    allowance.enter('cleo');
  });
});
