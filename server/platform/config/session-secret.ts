import { randomBytes } from 'node:crypto';
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';

/**
 * Reads the secret kept in `file`, or makes one (48 random bytes, base64url, file mode 0600).
 * Two processes starting at once end with the same secret: the file appears whole or not at all.
 */
export function readOrCreateSecret(file: string): string {
  const existing = readSecret(file);
  if (existing) return existing;
  const draft = `${file}.${process.pid}.new`;
  writeFileSync(draft, randomBytes(48).toString('base64url'), { mode: 0o600 });
  try {
    linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft, { force: true });
  }
  const secret = readSecret(file);
  if (!secret) throw new Error(`${file} is empty; delete it to have a new secret made`);
  return secret;
}

/** The secret kept in `file`; undefined when there is none. */
export function readSecret(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8').trim() || undefined;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
