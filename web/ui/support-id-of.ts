/**
 * The id under which the server's log knows a failed call, to be quoted to the operator.
 * @param error anything that was thrown; a failed call may be its cause
 * @returns null for what the server had no part in, and when it was not reached
 */
export function supportIdOf(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  const { requestId } = error as { requestId?: unknown };
  return typeof requestId === 'string' ? requestId : supportIdOf(error.cause);
}
