import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DecryptionError, SecretCipher } from './secret-cipher.ts';

const [OLD, NEW] = ['an old key of 24 letters', 'a new key of 24 letters!'];
const place = { table: 'webhooks', column: 'secret', row: '0198' };

describe('a secret', () => {
  it('is read as it was written, whatever it is, and stored differently each time', () => {
    const cipher = new SecretCipher([NEW]);
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const [one, other] = [cipher.encrypt(place, text), cipher.encrypt(place, text)];
        expect(cipher.decrypt(place, one)).toBe(text);
        expect(one.equals(other)).toBe(false);
      }),
    );
    expect(cipher.encrypt(place, 'whsec_plain').includes('whsec')).toBe(false);
  });

  it('can be read by all keys that are set, and is written by the first', () => {
    const stored = new SecretCipher([OLD]).encrypt(place, 'kept');
    const both = new SecretCipher([NEW, OLD]);
    expect(both.decrypt(place, stored)).toBe('kept');
    expect(both.isCurrent(stored)).toBe(false);
    const renewed = both.encrypt(place, 'kept');
    expect(both.isCurrent(renewed)).toBe(true);
    expect(new SecretCipher([NEW]).decrypt(place, renewed)).toBe('kept');
    expect(() => new SecretCipher([NEW]).decrypt(place, stored)).toThrow(DecryptionError);
  });

  it.each([
    ['table', { ...place, table: 'hubspot_tokens' }],
    ['column', { ...place, column: 'token' }],
    ['row', { ...place, row: '0199' }],
  ])('cannot be read in another %s', (_, elsewhere) => {
    const cipher = new SecretCipher([NEW]);
    expect(() => cipher.decrypt(elsewhere, cipher.encrypt(place, 'kept'))).toThrow(DecryptionError);
  });

  it('cannot be read with any of its bytes changed, or cut off', () => {
    const cipher = new SecretCipher([NEW]);
    const stored = cipher.encrypt(place, 'kept');
    for (let at = 0; at < stored.length; at += 1) {
      const changed = Buffer.from(stored);
      changed[at] = (changed[at] ?? 0) ^ 1;
      expect(() => cipher.decrypt(place, changed), `byte ${at}`).toThrow(DecryptionError);
      expect(() => cipher.decrypt(place, stored.subarray(0, at)), `${at} bytes`).toThrow(DecryptionError);
    }
  });
});
