import dns from 'node:dns';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createResolver, type ResolverOptions } from '../../../server/platform/safe-fetch/resolve-name.ts';
import { createSafeFetch } from '../../../server/platform/safe-fetch/safe-fetch.ts';
import { type NameAnswer, type NameServer, startNameServer } from '../../support/servers/name-server.ts';

let names: Record<string, NameAnswer>;
let server: NameServer;
beforeEach(async () => {
  names = {};
  server = await startNameServer((name) => names[name] ?? 'unknown');
});
afterEach(async () => {
  vi.useRealTimers();
  await server.close();
});

const never = new AbortController().signal;
const open = (options: ResolverOptions = {}) => createResolver({ servers: [server.address], ...options });

describe('a name', () => {
  it('has all its addresses of both families', async () => {
    names['both.example'] = { addresses: ['2606:4700::1', '8.8.8.8', '8.8.4.4'] };
    expect(await open()('both.example', never)).toEqual([
      { address: '8.8.8.8', family: 4 },
      { address: '8.8.4.4', family: 4 },
      { address: '2606:4700::1', family: 6 },
    ]);
  });

  it.each<[string, NameAnswer, string]>([
    ['nobody knows', 'unknown', 'ENOTFOUND'],
    ['there is, without an address', { addresses: [] }, 'ENOTFOUND'],
    ['the server fails at', 'broken', 'EAI_AGAIN'],
    ['the server says nothing about', 'silent', 'EAI_AGAIN'],
  ])('%s fails with what that means', async (_, said, code) => {
    names['some.example'] = said;
    await expect(open({ deadlineMs: 200 })('some.example', never)).rejects.toMatchObject({ code });
  });

  it('that can be none is not asked for', async () => {
    await expect(open()('two..dots', never)).rejects.toMatchObject({ code: 'ENOTFOUND' });
    expect(server.asked).toEqual([]);
  });

  it.each(['localhost', 'app.localhost'])('%s is this machine, without asking', async (name) => {
    expect(await open()(name, never)).toEqual([
      { address: '127.0.0.1', family: 4 },
      { address: '::1', family: 6 },
    ]);
    expect(server.asked).toEqual([]);
  });
});

describe('a hosts file', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'leadlight-hosts-'));
  const hostsFile = path.join(folder, 'hosts');
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('goes before the name server', async () => {
    names['other.example'] = { addresses: ['8.8.8.8'] };
    writeFileSync(
      hostsFile,
      '# ours\n10.0.0.5\tWiki.example wiki # intranet\nfd00::5 wiki.example\nnonsense wiki.example\n',
    );
    const resolve = open({ hostsFile });
    expect(await resolve('wiki.example', never)).toEqual([
      { address: '10.0.0.5', family: 4 },
      { address: 'fd00::5', family: 6 },
    ]);
    expect(await resolve('other.example', never)).toEqual([{ address: '8.8.8.8', family: 4 }]);
  });

  it('may be missing', async () => {
    names['other.example'] = { addresses: ['8.8.8.8'] };
    const resolve = open({ hostsFile: path.join(folder, 'none') });
    expect(await resolve('other.example', never)).toHaveLength(1);
  });
});

describe('a question', () => {
  it('is shared by all who ask for the same name meanwhile', async () => {
    names['shared.example'] = { addresses: ['8.8.8.8'] };
    const resolve = open();
    await Promise.all([1, 2, 3].map(() => resolve('shared.example', never)));
    expect(server.asked.toSorted()).toEqual(['A shared.example', 'AAAA shared.example']);
  });

  it.each<[string, NameAnswer, number, number]>([
    ['an answer is kept as long as it says', { addresses: ['8.8.8.8'], ttl: 20 }, 19_000, 21_000],
    ['an answer is kept five minutes at most', { addresses: ['8.8.8.8'], ttl: 86_400 }, 299_000, 301_000],
    ['that there is none is kept a minute', 'unknown', 59_000, 61_000],
    ['that nobody could say is kept ten seconds', 'broken', 9_000, 11_000],
  ])('%s', async (_, said, before, after) => {
    vi.useFakeTimers({ toFake: ['Date'] });
    names['kept.example'] = said;
    const resolve = open();
    const ask = () => resolve('kept.example', never).catch(() => {});
    await ask();
    const first = server.asked.length;
    vi.advanceTimersByTime(before);
    await ask();
    expect(server.asked).toHaveLength(first);
    vi.advanceTimersByTime(after - before);
    await ask();
    expect(server.asked.length).toBeGreaterThan(first);
  });

  it('is given up with whoever asked; another who waits asks again', async () => {
    names['slow.example'] = 'silent';
    const resolve = open();
    const leaving = new AbortController();
    const left = resolve('slow.example', leaving.signal);
    await server.heard(2);
    const staying = resolve('slow.example', never);
    names['slow.example'] = { addresses: ['8.8.8.8'] };
    leaving.abort(new Error('gone'));
    await expect(left).rejects.toThrow('gone');
    expect(await staying).toEqual([{ address: '8.8.8.8', family: 4 }]);
  });
});

describe('forty names of a silent server', () => {
  it('keep nobody else from looking names up', async () => {
    const ends = new AbortController();
    const fetch = createSafeFetch({ allow: [], resolve: open() });
    names = Object.fromEntries(Array.from({ length: 40 }, (_, n) => [`hangs-${n}.example`, 'silent' as const]));
    const hanging = Object.keys(names).map((name) => fetch(`http://${name}/`, { signal: ends.signal }));
    const settled = Promise.allSettled(hanging);
    await server.heard(80);
    // What sign-in and payments wait for: a look-up in one of the process's threads.
    expect(await dns.promises.lookup('localhost')).toHaveProperty('address');
    ends.abort();
    expect((await settled).every(({ status }) => status === 'rejected')).toBe(true);
  });
});
