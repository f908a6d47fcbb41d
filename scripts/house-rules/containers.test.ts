import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { BASE_VARIABLES } from '../../server/platform/config/base-variables.ts';
import { PROVIDERS } from '../../server/providers/all-providers.ts';
import { readContainerFiles } from '../../tests/support/app/container-files.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
const dockerfile = read('Dockerfile');

const SETTINGS = new Set(
  Object.keys(Object.assign({}, BASE_VARIABLES, ...PROVIDERS.map(({ variables }) => variables))),
);
/** What compose.yaml itself reads. */
const OF_COMPOSE = new Set(['POSTGRES_PASSWORD', 'DOMAIN', 'BIND_ADDRESS', 'LEADLIGHT_IMAGE']);

interface Service {
  image: string;
  build?: string;
  environment?: Record<string, string>;
  healthcheck?: object;
  depends_on?: Record<string, { condition: string }>;
}
const { services } = parse(read('compose.yaml'), { merge: true }) as { services: Record<string, Service> };

it('everything that the Dockerfile copies is there, and is sent to the engine', () => {
  const copied = [...dockerfile.matchAll(/^COPY (?!--from)(.*) \S+$/gm)].flatMap(([, sources = '']) =>
    sources.split(' '),
  );
  expect(copied.length).toBeGreaterThan(10);
  expect(copied.filter((source) => !existsSync(path.join(ROOT, source)))).toEqual([]);
  const sent = new Set(read('.dockerignore').match(/(?<=^!).*/gm));
  expect(copied.filter((source) => !sent.has(source))).toEqual([]);
  expect([...sent].filter((source) => !copied.includes(source))).toEqual([]);
});

it('the packages that are left out are asked for by no file of the image', () => {
  const { leftOut, folders } = readContainerFiles();
  expect(leftOut).toContain('vite');
  const asked = folders
    .flatMap((place) => (place.endsWith('.ts') ? place : globSync(`${place}/**/*.ts`, { cwd: ROOT })))
    .filter((file) => !file.endsWith('.test.ts'))
    .flatMap((file) => {
      const names = [...read(file).matchAll(/(?:from|import\(|resolve\() ?'([@\w][^']*)'/g)].map(
        ([, name = '']) => name,
      );
      return names
        .filter((name) => leftOut.some((one) => name === one || name.startsWith(`${one}/`)))
        .map((name) => `${file}: ${name}`);
    });
  expect(asked).toEqual([]);
});

it('the image sets settings that there are', () => {
  const set = /^ENV (.*)$/m.exec(dockerfile)?.[1]?.match(/\w+(?==)/g) ?? [];
  expect(set.filter((name) => name !== 'PATH' && !SETTINGS.has(name))).toEqual([]);
  expect(dockerfile).toMatch(/^USER 10001:10001$/m);
});

it('compose.yaml sets settings that there are, and starts what it depends on', () => {
  const own = Object.entries(services).filter(([, { build }]) => build);
  expect(own.map(([name]) => name)).toEqual(['api-1', 'api-2', 'worker']);
  for (const [name, { environment = {} }] of own) {
    expect(
      Object.keys(environment).filter((variable) => !SETTINGS.has(variable)),
      name,
    ).toEqual([]);
    expect(environment.LEADLIGHT_ROLE).toBe(name === 'worker' ? 'worker' : 'api');
  }
  for (const [name, { depends_on: needs = {} }] of Object.entries(services)) {
    expect(
      Object.keys(needs).filter((other) => !(other in services)),
      name,
    ).toEqual([]);
  }
  const caddy = read('ops/container/Caddyfile');
  expect([...caddy.matchAll(/[\w-]+(?=:3000)/g)].map(([upstream]) => upstream)).toEqual(['api-1', 'api-2']);
});

it('what compose.yaml reads stands in the example, which names settings alone', () => {
  const example = [...read('compose.env.example').matchAll(/^(\w+)=/gm)].map(([, name = '']) => name);
  expect(example.filter((name) => !SETTINGS.has(name) && !OF_COMPOSE.has(name))).toEqual([]);
  const asked = new Set([...read('compose.yaml').matchAll(/\$\{(\w+)/g)].map(([, name = '']) => name));
  expect([...asked].filter((name) => !OF_COMPOSE.has(name))).toEqual([]);
  expect([...asked].filter((name) => name !== 'LEADLIGHT_IMAGE' && !example.includes(name))).toEqual([]);
});
