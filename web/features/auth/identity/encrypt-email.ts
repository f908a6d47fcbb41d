import type { PublicConfig } from '../../../../shared/contract/accounts.ts';

/**
 * Encrypts the e-mail address as POST /api/decrypt expects it: AES-CBC with the served key and IV, PKCS padding, base64.
 * This proves nothing by itself: the server relies on the access token sent with it.
 * @throws Error in plain words when the page was not opened over https or as localhost: browsers then offer no encryption
 */
export async function encryptEmail(email: string, cipher: PublicConfig['email_cipher']): Promise<string> {
  if (!globalThis.crypto?.subtle) {
    throw new Error('Signing in needs a secure page. Open Leadlight over https, or as localhost on this machine.');
  }
  const key = await crypto.subtle.importKey('raw', fromBase64(cipher.key), cipher.algorithm, false, ['encrypt']);
  const sealed = await crypto.subtle.encrypt(
    { name: cipher.algorithm, iv: fromBase64(cipher.iv) },
    key,
    new TextEncoder().encode(email),
  );
  return btoa(String.fromCharCode(...new Uint8Array(sealed)));
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), (char) => char.charCodeAt(0));
}
