import { afterEach, describe, expect, it, vi } from 'vitest';
import { localIdentity } from './local-identity.ts';

const SECRET = 'a secret of the test';
const ANN = { email: 'Ann@Example.com', name: 'Ann', emailVerified: true };

afterEach(() => {
  vi.useRealTimers();
});

describe('localIdentity', () => {
  it('vouches for whom it was told, by the lower-case address', async () => {
    const provider = localIdentity(SECRET);
    expect(await provider.check(await provider.issue(ANN))).toEqual({
      subject: 'ann@example.com',
      email: 'Ann@Example.com',
      emailVerified: true,
      name: 'Ann',
    });
  });

  it('passes on that an e-mail is not verified', async () => {
    const provider = localIdentity(SECRET);
    const token = await provider.issue({ ...ANN, emailVerified: false });
    expect(await provider.check(token)).toMatchObject({ emailVerified: false });
  });

  it.each([
    ['garbage', async () => 'garbage'],
    ['nothing', async () => ''],
    ['a token of another server', () => localIdentity('another secret').issue(ANN)],
    ['an altered token', async () => `${await localIdentity(SECRET).issue(ANN)}x`],
  ])('refuses %s', async (_, makeToken) => {
    expect(await localIdentity(SECRET).check(await makeToken())).toBeNull();
  });

  it('refuses a token after ten minutes', async () => {
    vi.useFakeTimers({ now: new Date('2026-11-20T12:00:00Z'), toFake: ['Date'] });
    const provider = localIdentity(SECRET);
    const token = await provider.issue(ANN);
    vi.setSystemTime(new Date('2026-11-20T12:09:59Z'));
    expect(await provider.check(token)).not.toBeNull();
    vi.setSystemTime(new Date('2026-11-20T12:10:01Z'));
    expect(await provider.check(token)).toBeNull();
  });
});
