import type { Logger } from 'pino';
import type { Database } from '../database/database.ts';
import { tryLock } from '../database/try-lock.ts';
import {
  ENCRYPTED_COLUMNS,
  type EncryptedColumn,
  listStoredSecrets,
  replaceStoredSecret,
} from './encrypted-columns.ts';
import { DecryptionError, type SecretCipher } from './secret-cipher.ts';

/**
 * Writes what older keys have written again, by the newest one, so that the older ones can be taken away. What no key reads stays as it
 * is, and is logged. One process does it at a time.
 */
export async function reencryptSecrets(
  { db, cipher, log }: { db: Database; cipher: SecretCipher; log: Logger },
  columns: readonly EncryptedColumn[] = ENCRYPTED_COLUMNS,
): Promise<void> {
  await tryLock(db, 'encryption', async () => {
    for (const column of columns) {
      const old = (await listStoredSecrets(db, column)).filter(({ stored }) => !cipher.isCurrent(stored));
      let unreadable = 0;
      for (const secret of old) {
        const place = { table: column.table, column: column.column, row: secret.row };
        try {
          await replaceStoredSecret(db, column, secret, cipher.encrypt(place, cipher.decrypt(place, secret.stored)));
        } catch (error) {
          if (!(error instanceof DecryptionError)) throw error;
          unreadable += 1;
        }
      }
      const { table } = column;
      if (old.length > unreadable) log.info({ table, rows: old.length - unreadable }, 'secrets were encrypted again');
      if (unreadable > 0) log.warn({ table, rows: unreadable }, 'secrets cannot be decrypted with ENCRYPTION_KEY');
    }
  });
}
