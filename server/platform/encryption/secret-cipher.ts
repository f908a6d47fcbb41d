import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { deriveKey } from '../derive-key.ts';

/** Where an encrypted value stands. It is bound to its place: moved to another row or column it cannot be read. */
export interface Place {
  table: string;
  column: string;
  /** Of the row's primary key. */
  row: string;
}

/** A stored value cannot be read: its key is not among those that are set, it was changed, or it stood elsewhere. */
export class DecryptionError extends Error {}

const VERSION = 1;
/** Bytes: version, id of the key, nonce, authentication tag; then the text. */
const [KEY_ID, NONCE, TAG] = [4, 12, 16];
const HEAD = 1 + KEY_ID;
const OVERHEAD = HEAD + NONCE + TAG;

interface Key {
  id: Buffer;
  bytes: Buffer;
}

/**
 * Encrypts the secrets of users that have to be read again, with AES-256-GCM (NIST SP 800-38D, random nonces of 96 bits). Each value
 * says by which key it was written, so that keys can be replaced one after the other.
 */
export class SecretCipher {
  readonly #keys: readonly [Key, ...Key[]];

  /** @param secrets any texts of 16 characters or more; the first one writes, all of them read */
  constructor([newest, ...older]: readonly [string, ...string[]]) {
    this.#keys = [keyOf(newest), ...older.map(keyOf)];
  }

  /** @returns what is stored in the place */
  encrypt(place: Place, text: string): Buffer {
    const [{ id, bytes }] = this.#keys;
    const head = Buffer.concat([Buffer.from([VERSION]), id]);
    const nonce = randomBytes(NONCE);
    const cipher = createCipheriv('aes-256-gcm', bytes, nonce, { authTagLength: TAG }).setAAD(boundTo(head, place));
    const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return Buffer.concat([head, nonce, cipher.getAuthTag(), encrypted]);
  }

  /** The text that is stored in the place. @throws DecryptionError */
  decrypt(place: Place, stored: Buffer): string {
    const key = this.#keys.find(({ id }) => id.equals(stored.subarray(1, HEAD)));
    if (stored.length < OVERHEAD || stored[0] !== VERSION || !key) {
      throw new DecryptionError(`No key reads what stands in ${place.table}.${place.column}`);
    }
    const nonce = stored.subarray(HEAD, HEAD + NONCE);
    const decipher = createDecipheriv('aes-256-gcm', key.bytes, nonce, { authTagLength: TAG })
      .setAAD(boundTo(stored.subarray(0, HEAD), place))
      .setAuthTag(stored.subarray(HEAD + NONCE, OVERHEAD));
    try {
      return decipher.update(stored.subarray(OVERHEAD), undefined, 'utf8') + decipher.final('utf8');
    } catch (cause) {
      throw new DecryptionError(`What stands in ${place.table}.${place.column} was changed`, { cause });
    }
  }

  /** Whether it was written by the key that writes now. */
  isCurrent(stored: Buffer): boolean {
    return stored[0] === VERSION && this.#keys[0].id.equals(stored.subarray(1, HEAD));
  }
}

function keyOf(secret: string): Key {
  return { id: deriveKey(secret, 'encryption-key-id', KEY_ID), bytes: deriveKey(secret, 'encryption', 32) };
}

/** What is authenticated beside the text. No name of a table or column holds a NUL. */
function boundTo(head: Buffer, { table, column, row }: Place): Buffer {
  return Buffer.concat([head, Buffer.from([table, column, row].join('\0'))]);
}
