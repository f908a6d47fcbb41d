import { ApiError } from '../../../api/client.ts';

let attempt: { fingerprint: string; key: string } | null = null;

/**
 * Sends a start with an idempotency key. When no answer arrives because the connection broke, retrying the same start sends
 * the same key, so that jobs the server has already created are found again and charged once.
 * @param fingerprint two starts with the same one are the same start
 */
export async function sendOnce<Answer>(fingerprint: string, send: (key: string) => Promise<Answer>): Promise<Answer> {
  if (attempt?.fingerprint !== fingerprint) attempt = { fingerprint, key: newKey() };
  const { key } = attempt;
  try {
    const answer = await send(key);
    attempt = null;
    return answer;
  } catch (error) {
    if (error instanceof ApiError && error.status > 0 && error.status < 500) attempt = null;
    throw error;
  }
}

/** 128 random bits; `crypto.randomUUID` is missing on pages that are not secure. */
function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
