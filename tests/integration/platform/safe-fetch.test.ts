import type { LookupAddress } from 'node:dns';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  createSafeFetch,
  FetchRefused,
  type SafeFetchOptions,
} from '../../../server/platform/safe-fetch/safe-fetch.ts';
import * as hostile from '../../support/servers/hostile-server.ts';

const HELLO = '<p>Hello</p>';
/** Longer than what is read of a page. */
const LARGE = `${HELLO}${'<p>Grüße an alle</p>'.repeat(100_000)}`;
let site: hostile.HostileServer;
/** Stands for the inner network: whoever reaches it has broken through. */
let inner: hostile.HostileServer;
let hops: hostile.HostileServer;

beforeAll(async () => {
  inner = await hostile.startHostileServer({ '/': hostile.page('secret') });
  const innerPort = inner.port;
  const count = (request: { url?: string | undefined }) =>
    Number(new URL(request.url ?? '', 'http://x').searchParams.get('n'));
  const elsewhere: Record<string, string> = {
    '/to-loopback': `http://127.0.0.1:${innerPort}/`,
    '/to-loopback-as-number': `http://2130706433:${innerPort}/`,
    '/to-loopback-in-octal': `http://0177.0.0.1:${innerPort}/`,
    '/to-loopback-in-hexadecimal': `http://0x7f000001:${innerPort}/`,
    '/to-mapped-loopback': `http://[::ffff:127.0.0.1]:${innerPort}/`,
    '/to-localhost': `http://localhost:${innerPort}/`,
    '/to-metadata': 'http://169.254.169.254/latest/meta-data/',
    '/to-mapped-metadata': 'http://[::ffff:a9fe:a9fe]/',
    '/to-private': 'http://10.0.0.1/',
    '/to-file': 'file:///etc/passwd',
    '/to-data': 'data:text/html,secret',
    '/to-credentials': `http://admin:admin@127.0.0.1:${innerPort}/`,
    '/to-nonsense': 'http://[',
    '/to-nothing': '',
  };
  hops = await hostile.startHostileServer(
    Object.fromEntries(Object.entries(elsewhere).map(([path, location]) => [path, hostile.redirect(location)])),
  );
  site = await hostile.startHostileServer({
    '/': hostile.page(HELLO),
    '/gzip': hostile.compressed(HELLO, 'gzip'),
    '/br': hostile.compressed(HELLO, 'br'),
    '/deflate': hostile.compressed(HELLO, 'deflate'),
    '/deflate-raw': hostile.compressed(HELLO, 'deflate, raw'),
    '/xhtml': hostile.page(HELLO, { 'content-type': 'application/xhtml+xml' }),
    '/redirects': (request, response) => {
      const left = count(request);
      hostile.redirect(left > 1 ? `/redirects?n=${left - 1}` : '/')(request, response);
    },
    '/loop': hostile.redirect('/loop'),
    '/cookie-loop': (_, response) =>
      response.writeHead(302, { location: '/cookie-loop', 'set-cookie': 'seen=1; Path=/' }).end(),
    '/bomb-gzip': hostile.bomb(60_000_000, 'gzip'),
    '/bomb-br': hostile.bomb(60_000_000, 'br'),
    '/bomb-deflate': hostile.bomb(50_000_000, 'deflate'),
    '/large': hostile.page(LARGE),
    '/large-gzip': hostile.compressed(LARGE, 'gzip'),
    '/large-br': hostile.compressed(LARGE, 'br'),
    '/large-deflate': hostile.compressed(LARGE, 'deflate, raw'),
    '/large-of-no-length': (_, response) => {
      response.writeHead(200, { 'content-type': 'text/html' });
      for (let at = 0; at < LARGE.length; at += 50_000) response.write(LARGE.slice(at, at + 50_000));
      response.end();
    },
    '/large-picture': hostile.page(LARGE, { 'content-type': 'image/png' }),
    '/just-fits': hostile.page(Buffer.alloc(1_500_000, 'a')),
    '/endless': hostile.endless('a'.repeat(1_000_000), 1),
    '/trickle': hostile.endless('a', 50),
    '/slow-headers': hostile.slowHeaders,
    '/silence': () => {},
    '/broken-gzip': hostile.page('not compressed', { 'content-encoding': 'gzip' }),
    '/twice-compressed': hostile.page('x', { 'content-encoding': 'gzip, gzip' }),
    '/json': hostile.page('{}', { 'content-type': 'application/json' }),
    '/text': hostile.page('a', { 'content-type': 'text/plain' }),
    '/image': hostile.page('a', { 'content-type': 'image/svg+xml' }),
    '/no-type': (_, response) => response.writeHead(200).end('a'),
    '/almost-html': hostile.page('a', { 'content-type': 'text/htmlx' }),
    '/missing': (_, response) => response.writeHead(404, { 'content-type': 'text/html' }).end('a'),
    '/failing': (_, response) => response.writeHead(503, { 'content-type': 'text/html' }).end('a'),
    '/no-http': hostile.raw('SSH-2.0-OpenSSH_9.6\r\n'),
    '/many-headers': hostile.raw(`HTTP/1.1 200 OK\r\nx: ${'a'.repeat(100_000)}\r\n\r\n`),
    '/upgrade': hostile.raw('HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: x\r\n\r\n'),
    '/broken-off': (_, response) => {
      response.writeHead(200, { 'content-type': 'text/html', 'content-length': '1000' });
      response.write('a');
      setTimeout(() => response.destroy(), 20);
    },
  });
});
afterAll(() => Promise.all([site.close(), inner.close(), hops.close()]));
beforeEach(() => {
  inner.asked.length = 0;
});

function fetchWith(options: Partial<SafeFetchOptions> = {}) {
  return createSafeFetch({ allow: [`127.0.0.1:${site.port}`, `127.0.0.1:${hops.port}`], ...options });
}

async function refusalOf(work: Promise<unknown>): Promise<FetchRefused> {
  return work.then(
    () => expect.unreachable('was not refused'),
    (error) => {
      expect(error).toBeInstanceOf(FetchRefused);
      expect(error.message).toBe('The page could not be fetched');
      return error;
    },
  );
}

describe('what is fetched', () => {
  it.each(['/', '/gzip', '/br', '/deflate', '/deflate-raw', '/xhtml', '/redirects?n=5'])('%s', async (path) => {
    const { body } = await fetchWith()(site.url + path);
    expect(body.toString()).toBe(HELLO);
  });

  it('a page of exactly the largest size', async () => {
    expect((await fetchWith()(`${site.url}/just-fits`)).body).toHaveLength(1_500_000);
  });

  it.each(['/large', '/large-gzip', '/large-br', '/large-deflate', '/large-of-no-length'])(
    'the beginning of a page that is longer: %s',
    async (path) => {
      const { body } = await fetchWith()(site.url + path);
      expect(body.length).toBeGreaterThan(1_499_900);
      expect(body.length).toBeLessThanOrEqual(1_500_000);
      const text = new TextDecoder('utf-8', { fatal: true }).decode(body);
      expect(text.startsWith(HELLO)).toBe(true);
      expect(text.endsWith('<p>Grüße an alle</p>')).toBe(true);
    },
  );

  it.each(['/bomb-gzip', '/bomb-br', '/bomb-deflate', '/endless'])(
    'no more than that, however much would follow: %s',
    async (path) => {
      expect((await fetchWith()(site.url + path)).body).toHaveLength(1_500_000);
    },
  );

  it('a whole picture or none', async () => {
    await refusalOf(fetchWith()(`${site.url}/large-picture`, { takes: 'picture' }));
  });

  it('something else than a page, when that is what is wanted', async () => {
    const fetch = createSafeFetch({ allow: [`127.0.0.1:${site.port}`] });
    expect((await fetch(`${site.url}/text`, { takes: 'anything' })).body.toString()).toBe('a');
    await expect(fetch(`${site.url}/missing`, { takes: 'anything' })).rejects.toThrow(FetchRefused);
  });

  it('says where it was found', async () => {
    expect((await fetchWith()(`${site.url}/redirects?n=2`)).url.href).toBe(`${site.url}/`);
  });

  it('with nothing about the user, and no cookie sent back', async () => {
    await refusalOf(fetchWith()(`${site.url}/cookie-loop`));
    expect(site.headers()).not.toHaveProperty('cookie');
    expect(Object.keys(site.headers()).sort()).toEqual([
      'accept',
      'accept-encoding',
      'accept-language',
      'connection',
      'host',
      'user-agent',
    ]);
  });

  it('directly, whatever proxy the environment names', async () => {
    const before = { ...process.env };
    Object.assign(process.env, { HTTP_PROXY: inner.url, http_proxy: inner.url, NODE_USE_ENV_PROXY: '1' });
    try {
      await fetchWith()(site.url);
      expect(inner.asked).toEqual([]);
    } finally {
      process.env = before;
    }
  });

  it('under a name of the inner network when its address is allowed', async () => {
    const resolve = async () => [
      { address: '::1', family: 6 },
      { address: '127.0.0.1', family: 4 },
    ];
    const { body } = await fetchWith({ resolve })(`http://wiki.internal:${site.port}/`);
    expect(body.toString()).toBe(HELLO);
  });
});

describe('what is refused, always with the same words', () => {
  it.each([
    '/redirects?n=6',
    '/loop',
    '/broken-gzip',
    '/twice-compressed',
    '/json',
    '/text',
    '/image',
    '/no-type',
    '/almost-html',
    '/missing',
    '/failing',
    '/no-http',
    '/many-headers',
    '/upgrade',
    '/broken-off',
  ])('%s', async (path) => {
    await refusalOf(fetchWith()(site.url + path));
  });

  it('bombs take no more memory than a page', async () => {
    const before = process.memoryUsage().rss;
    await fetchWith()(`${site.url}/bomb-br`);
    expect(process.memoryUsage().rss - before).toBeLessThan(60_000_000);
  });

  it.each(['/silence', '/slow-headers', '/trickle'])('%s, when the time is over', async (path) => {
    // Their answer never ends: that this does is what the deadline did.
    await refusalOf(fetchWith({ deadlineMs: 300 })(site.url + path));
  });

  it('a redirect chain that takes its time: the deadline is for all of it', async () => {
    const slow = await hostile.startHostileServer({
      '/': (_, response) => setTimeout(() => response.writeHead(302, { location: '/' }).end(), 150),
    });
    const fetch = createSafeFetch({ allow: [`127.0.0.1:${slow.port}`], deadlineMs: 350 });
    await refusalOf(fetch(slow.url));
    // Each answer takes 150 ms, and five redirects are followed.
    expect(slow.asked.length).toBeLessThanOrEqual(3);
    await slow.close();
  });

  it('a name that takes for ever to resolve', async () => {
    const resolve = () => new Promise<LookupAddress[]>(() => {});
    await refusalOf(createSafeFetch({ allow: [], deadlineMs: 200, resolve })('http://example.com'));
  });

  it('a name nobody knows', async () => {
    const resolve = () => Promise.reject(Object.assign(new Error('ENOTFOUND'), { code: 'ENOTFOUND' }));
    await refusalOf(createSafeFetch({ allow: [], resolve })('http://nobody.example'));
  });
});

describe('the inner network is never reached', () => {
  it.each([
    '/to-loopback',
    '/to-loopback-as-number',
    '/to-loopback-in-octal',
    '/to-loopback-in-hexadecimal',
    '/to-mapped-loopback',
    '/to-localhost',
    '/to-metadata',
    '/to-mapped-metadata',
    '/to-private',
    '/to-file',
    '/to-data',
    '/to-credentials',
    '/to-nonsense',
    '/to-nothing',
  ])('by a redirect %s', async (path) => {
    await refusalOf(fetchWith()(hops.url + path));
    // Refused before anybody was asked: the time it takes says nothing about what is there.
    expect(inner.asked).toEqual([]);
  });

  it.each(['127.0.0.1', '2130706433', '0x7f.1', '[::ffff:127.0.0.1]', '[::7f00:1]', 'localhost'])(
    'typed as %s',
    async (host) => {
      await refusalOf(fetchWith()(`http://${host}:${inner.port}/`));
      expect(inner.asked).toEqual([]);
    },
  );

  it('by credentials in the address', async () => {
    await refusalOf(fetchWith()(`http://user:password@127.0.0.1:${site.port}/`));
  });

  it.each([
    ['private', [{ address: '10.0.0.1', family: 4 }]],
    ['loopback', [{ address: '127.0.0.1', family: 4 }]],
    ['mapped loopback', [{ address: '::ffff:127.0.0.1', family: 6 }]],
    [
      'public, and private beside it',
      [
        { address: '8.8.8.8', family: 4 },
        { address: '127.0.0.1', family: 4 },
      ],
    ],
    ['nothing', []],
  ])('by a name whose address is %s', async (_, addresses) => {
    await refusalOf(createSafeFetch({ allow: [], resolve: async () => addresses })('http://rebound.example/'));
  });

  it('by a name that changes its address between two looks: each connection looks once and goes where it looked', async () => {
    const answers = ['127.0.0.1', '127.0.0.2', '169.254.169.254'];
    let looks = 0;
    const resolve = async () => [{ address: answers[looks++] ?? '127.0.0.2', family: 4 }];
    const fetch = fetchWith({ resolve });
    const { body } = await fetch(`http://rebound.example:${site.port}/`);
    expect([body.toString(), looks]).toEqual([HELLO, 1]);
    // The same name again, and by a redirect: it is looked up, and checked, again.
    await refusalOf(fetch(`http://rebound.example:${site.port}/`));
    await refusalOf(fetch(`http://rebound.example:${site.port}/`));
    expect(looks).toBe(3);
  });

  it('by a name that changes its address during a redirect', async () => {
    const answers = ['127.0.0.1', '10.0.0.1'];
    let looks = 0;
    const resolve = async () => [{ address: answers[looks++]!, family: 4 }];
    await refusalOf(fetchWith({ resolve })(`http://rebound.example:${site.port}/redirects?n=1`));
    expect(looks).toBe(2);
  });
});
