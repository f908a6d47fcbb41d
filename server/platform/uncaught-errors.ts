import { classifyDatabaseError } from './database/database-failure.ts';
import type { Logger } from './log.ts';

/**
 * Decides what becomes of errors that nobody took, in this process or this thread: a rejection is logged; anything else ends it, but for
 * what is said on a lost connection to the database. The queue's library stops listening to connections that it gives up; what the server
 * still says on them would end the process, and all that it is doing, whenever the database restarts at the wrong moment.
 * @param onFatal ends it
 */
export function watchUncaughtErrors(log: Pick<Logger, 'warn' | 'error' | 'fatal'>, onFatal: () => void): void {
  process.on('unhandledRejection', (error) => log.error({ err: error }, 'unhandled rejection'));
  process.on('uncaughtException', (error) => {
    if (classifyDatabaseError(error) === 'away') {
      log.warn({ reason: error.message }, 'database connection lost that was given up before');
      return;
    }
    log.fatal({ err: error }, 'uncaught exception');
    onFatal();
  });
}
