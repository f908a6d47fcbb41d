import type { Database } from '../platform/database/database.ts';
import {
  ENCRYPTED_COLUMNS,
  type EncryptedColumn,
  listStoredSecrets,
} from '../platform/encryption/encrypted-columns.ts';
import { DecryptionError, type SecretCipher } from '../platform/encryption/secret-cipher.ts';
import { countOf, type Finding, nameSome } from './finding.ts';

/** Whether the secrets that are kept for users can be read with the keys that are set. */
export async function checkEncryption(
  db: Database,
  cipher: SecretCipher,
  columns: readonly EncryptedColumn[] = ENCRYPTED_COLUMNS,
): Promise<Finding[]> {
  const findings: Finding[] = [];
  let kept = 0;
  for (const column of columns) {
    const secrets = await listStoredSecrets(db, column);
    kept += secrets.length;
    const unreadable = secrets.filter(({ row, stored }) => !canRead(cipher, column, row, stored));
    if (unreadable.length > 0) {
      findings.push({
        verdict: 'broken',
        text: `${countOf(unreadable.length, column.noun, column.plural)} cannot be decrypted: ${nameSome(unreadable.map(({ row }) => row))}.`,
        todo: 'Add the key that wrote them (before, or SESSION_SECRET as it was) at the end of ENCRYPTION_KEY.',
      });
    }
    const old = secrets.filter(({ stored }) => !cipher.isCurrent(stored)).length - unreadable.length;
    if (old > 0) {
      findings.push({
        verdict: 'look at this',
        text: `${countOf(old, column.noun, column.plural)} still encrypted with an older key.`,
        todo: 'The next start of a worker encrypts them again; keep all keys until then.',
      });
    }
  }
  if (findings.length > 0) return findings;
  const text = kept === 0 ? 'no secrets of users are kept.' : `${countOf(kept, 'secret')} of users can be decrypted.`;
  return [{ verdict: 'ok', text }];
}

function canRead(cipher: SecretCipher, { table, column }: EncryptedColumn, row: string, stored: Buffer): boolean {
  try {
    cipher.decrypt({ table, column, row }, stored);
    return true;
  } catch (error) {
    if (error instanceof DecryptionError) return false;
    throw error;
  }
}
