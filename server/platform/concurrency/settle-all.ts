/** Waits until all are settled, fulfilled or rejected. @throws what the first that failed threw */
export async function settleAll(all: readonly Promise<unknown>[]): Promise<void> {
  const outcomes = await Promise.allSettled(all);
  const failed = outcomes.find((outcome) => outcome.status === 'rejected');
  if (failed) throw failed.reason;
}
