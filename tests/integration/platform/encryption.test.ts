import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { checkEncryption } from '../../../server/doctor/check-encryption.ts';
import { listStoredSecrets } from '../../../server/platform/encryption/encrypted-columns.ts';
import { reencryptSecrets } from '../../../server/platform/encryption/re-encrypt-secrets.ts';
import { SecretCipher } from '../../../server/platform/encryption/secret-cipher.ts';
import { createLog } from '../../../server/platform/log.ts';
import { createTestDatabase, type TestDatabase } from '../../support/database/database.ts';

const log = createLog({ level: 'silent' });
const [OLD, NEW] = ['an old key of 24 letters', 'a new key of 24 letters!'];
const column = { table: 'safe', column: 'secret', key: 'id', noun: 'secret of a safe', plural: 'secrets of safes' };
const columns = [column];

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await sql`CREATE TABLE safe (id integer PRIMARY KEY, secret bytea)`.execute(database.db);
});
afterAll(() => database.drop());
beforeEach(async () => {
  await sql`TRUNCATE safe`.execute(database.db);
});

async function store(row: number, by: string, text = `secret ${row}`): Promise<void> {
  const stored = new SecretCipher([by]).encrypt({ table: 'safe', column: 'secret', row: `${row}` }, text);
  await sql`INSERT INTO safe VALUES (${row}, ${stored})`.execute(database.db);
}

const verdicts = async (cipher: SecretCipher) =>
  (await checkEncryption(database.db, cipher, columns)).map(({ verdict, text }) => `${verdict}: ${text}`);

it('what an older key wrote is written again by the newest, after which the older one can go', async () => {
  await store(1, OLD);
  await store(2, NEW);
  const both = new SecretCipher([NEW, OLD]);
  expect(await verdicts(both)).toEqual(['look at this: 1 secret of a safe still encrypted with an older key.']);
  await reencryptSecrets({ db: database.db, cipher: both, log }, columns);
  const newest = new SecretCipher([NEW]);
  const texts = (await listStoredSecrets(database.db, column)).map(({ row, stored }) =>
    newest.decrypt({ table: 'safe', column: 'secret', row }, stored),
  );
  expect(texts).toEqual(['secret 1', 'secret 2']);
  expect(await verdicts(newest)).toEqual(['ok: 2 secrets of users can be decrypted.']);
});

it('what no key reads stays as it is, and the doctor names it', async () => {
  await store(1, OLD);
  await store(2, NEW);
  const before = await listStoredSecrets(database.db, column);
  const newest = new SecretCipher([NEW]);
  await reencryptSecrets({ db: database.db, cipher: newest, log }, columns);
  expect(await listStoredSecrets(database.db, column)).toEqual(before);
  expect(await verdicts(newest)).toEqual(['broken: 1 secret of a safe cannot be decrypted: 1.']);
});

it('a secret that was copied to another row is not read there', async () => {
  await store(1, NEW);
  await sql`INSERT INTO safe SELECT 2, secret FROM safe`.execute(database.db);
  expect(await verdicts(new SecretCipher([NEW]))).toEqual(['broken: 1 secret of a safe cannot be decrypted: 2.']);
});
