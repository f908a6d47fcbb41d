import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readEnvironment } from './environment-file.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'leadlight-environment-'));
afterAll(() => rmSync(folder, { recursive: true }));

function write(name: string, text: string): string {
  const file = path.join(folder, name);
  writeFileSync(file, text);
  return file;
}
const secret = write('secret', 'of a vault, and long\n');
const dotenv = write('.env', `PORT=1\nHOST=a\nUNIPILE_API_KEY_FILE=${secret}\n`);

test.each([
  ['what the environment says counts before the file', { HOST: 'b' }, { PORT: '1', HOST: 'b' }],
  [
    'a secret is read from the file that is named',
    { SESSION_SECRET_FILE: secret },
    { SESSION_SECRET: 'of a vault, and long' },
  ],
  ['also one that .env names', {}, { UNIPILE_API_KEY: 'of a vault, and long' }],
  ['addresses with passwords, too', { DATABASE_URL_FILE: secret }, { DATABASE_URL: 'of a vault, and long' }],
  ['what is set by itself counts', { SESSION_SECRET: 'mine', SESSION_SECRET_FILE: secret }, { SESSION_SECRET: 'mine' }],
  ['a file that is not there gives nothing', { SESSION_SECRET_FILE: '/nowhere/at/all' }, { SESSION_SECRET: undefined }],
  ['nothing else is read from files', { HOST: 'b', PORT_FILE: secret, LOG_FILE: '/nowhere' }, { PORT: '1', HOST: 'b' }],
])('%s', (_what, env, expected) => {
  expect(readEnvironment(dotenv, env)).toMatchObject(expected);
});

test('without a file there is the environment alone', () => {
  expect(readEnvironment(path.join(folder, 'none'), { PORT: '2' })).toEqual({ PORT: '2' });
});
