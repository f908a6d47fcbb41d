import type { Logger } from 'pino';
import type { JobRunner } from '../enrichment/running/run-jobs.ts';
import { type Listener, listen } from '../platform/database/notify.ts';
import { CHANGES_CHANNEL, changesSchema } from '../platform/database/publish-change.ts';

/**
 * Leaves jobs under way here as soon as the database announces that they have ended elsewhere: their users cancelled them, forgot the
 * profile or deleted the account. What they wait for and the calls they make cost money.
 */
export function leaveEndedJobs({
  databaseUrl,
  runner,
  log,
}: {
  databaseUrl: string;
  runner: JobRunner;
  log: Logger;
}): Promise<Listener> {
  const look = () => {
    runner.leaveEnded().catch((err: unknown) => log.warn({ err }, 'jobs that ended elsewhere could not be looked for'));
  };
  return listen(
    databaseUrl,
    [CHANGES_CHANNEL],
    (_channel, payload) => {
      const read = changesSchema.safeParse(payload);
      if (!read.success) return log.warn({ err: read.error }, 'change not understood');
      for (const { ended, userDeleted } of read.data) {
        if (ended) runner.leave(ended);
        if (userDeleted) look();
      }
    },
    // Announcements made while the connection was lost are gone.
    { log, onReconnect: look },
  );
}
