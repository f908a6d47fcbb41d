import type { WipData } from 'pg-boss';

/**
 * Whether messages are being taken: of every job somebody handles some, or has lately looked for some.
 * @param workers as the queue describes those of this process, several for a job
 * @param silentMs time without a look after which a worker looks no more
 */
export function takesMessages(workers: readonly WipData[], silentMs: number, now = Date.now()): boolean {
  const isAlive = ({ state, count, lastFetchedOn, createdOn }: WipData) =>
    state === 'active' && (count > 0 || now - (lastFetchedOn ?? createdOn) < silentMs);
  return [...Map.groupBy(workers, ({ name }) => name).values()].every((ofJob) => ofJob.some(isAlive));
}
