import { createHash, randomInt } from 'node:crypto';
import { crc32 } from 'node:zlib';

/** What every key begins with. */
export const KEY_MARK = 'll_';
const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const RANDOM_CHARS = 30;
const CHECKSUM_CHARS = 6;
const SHOWN_CHARS = 10;
const form = /^ll_[0-9A-Za-z]{36}$/;

/**
 * A new key: `ll_`, 30 random characters of base 62, and six that are the CRC-32 of those 30 in base 62. By mark and checksum secret
 * scanners find a key in a text without asking us (the form of GitHub's tokens).
 */
export function makeKey(): string {
  const random = Array.from({ length: RANDOM_CHARS }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  return `${KEY_MARK}${random}${checksumOf(random)}`;
}

/** Whether a text can be a key of ours at all: most that cannot was cut off or mistyped. */
export function isKeyText(text: string): boolean {
  if (!form.test(text)) return false;
  const random = text.slice(KEY_MARK.length, -CHECKSUM_CHARS);
  return text.endsWith(checksumOf(random));
}

/** What is stored of a key instead of the key. */
export function hashKey(key: string): Buffer {
  return createHash('sha256').update(key).digest();
}

/** The beginning of a key, which may be shown. */
export function prefixOf(key: string): string {
  return key.slice(0, SHOWN_CHARS);
}

function checksumOf(text: string): string {
  let rest = crc32(text);
  let digits = '';
  while (digits.length < CHECKSUM_CHARS) {
    digits = `${ALPHABET[rest % ALPHABET.length]}${digits}`;
    rest = Math.floor(rest / ALPHABET.length);
  }
  return digits;
}
