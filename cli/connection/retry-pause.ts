const FIRST_MS = 500;
const LONGEST_MS = 15_000;

/**
 * The pause before a call is repeated, in milliseconds: twice as long each time, and a random part of it off, so that many programs do
 * not come back at once.
 * @param failures before this one
 * @param retryAfterSeconds what the server asks for, which is kept to
 */
export function pauseBefore(failures: number, retryAfterSeconds?: number, random = Math.random): number {
  if (retryAfterSeconds !== undefined) return retryAfterSeconds * 1000 + random() * FIRST_MS;
  const longest = Math.min(LONGEST_MS, FIRST_MS * 2 ** failures);
  return longest * (0.5 + random() / 2);
}
