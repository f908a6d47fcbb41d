import type { Change } from '../platform/database/publish-change.ts';

/** Owners of batches up to this size get events of every job; of larger ones they get counts, and the jobs they joined. */
const JOB_EVENTS_UP_TO = 200;

/**
 * Which of the changed jobs have somebody connected here to send them to, and whom.
 * @param here whether the owner is connected to this process, and whether somebody here has joined a job
 * @returns ids of those jobs; `toOwner` when they go to the owner's room and not only to the job's own
 */
export function selectRecipients(
  { total = 0, running = [], ended = [] }: Change,
  here: { owner: boolean; joined: (jobId: string) => boolean },
): { running: readonly string[]; ended: readonly string[]; toOwner: boolean } {
  const toOwner = here.owner && total <= JOB_EVENTS_UP_TO;
  if (toOwner) return { running, ended, toOwner };
  return { running: running.filter(here.joined), ended: ended.filter(here.joined), toOwner };
}
