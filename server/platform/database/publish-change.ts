import type { Transaction } from 'kysely';
import { z } from 'zod';
import { elementAt } from '../../../shared/element-at.ts';
import { notify } from './notify.ts';
import type { DB } from './tables.ts';

/** The database channel on which API processes learn what was committed. */
export const CHANGES_CHANNEL = 'leadlight_announcements';

/** Something of a user's changed. It carries ids only: listeners read the rows themselves. */
export interface Change {
  /** Their credits may have changed, too. */
  userId: string;
  batchId?: string | undefined;
  /** Jobs in the whole batch. */
  total?: number | undefined;
  /** Ids of jobs that began or moved on. */
  running?: readonly string[] | undefined;
  /** Ids of jobs that ended; each is published once. */
  ended?: readonly string[] | undefined;
  /** Key of a credential that ended: its live connections must be closed. */
  endedCredential?: string | undefined;
  /** The user is gone, with all jobs. */
  userDeleted?: boolean | undefined;
}

/** What one notification carries. */
export const changesSchema = z.array(
  z.object({
    userId: z.string(),
    batchId: z.string().optional(),
    total: z.number().optional(),
    running: z.array(z.string()).optional(),
    ended: z.array(z.string()).optional(),
    endedCredential: z.string().optional(),
    userDeleted: z.boolean().optional(),
  }),
);

/** A notification holds 7,900 bytes; an id takes 39, what surrounds the ids of one change takes less than four of them. */
const IDS_PER_NOTIFICATION = 190;
const WEIGHT_OF_FRAME = 7;

/** Notifies the API processes and workers of these changes when the transaction commits, in as few notifications as possible. */
export async function publishChange(tx: Transaction<DB>, all: readonly Change[]): Promise<void> {
  const notifications: Change[][] = [];
  let room = 0;
  for (const part of all.flatMap(split)) {
    const weight = WEIGHT_OF_FRAME + (part.running?.length ?? 0) + (part.ended?.length ?? 0);
    if (weight > room) {
      notifications.push([]);
      room = IDS_PER_NOTIFICATION;
    }
    elementAt(notifications, -1).push(part);
    room -= weight;
  }
  await notify(tx, CHANGES_CHANNEL, notifications);
}

/** Splits a long list of ids into changes that each fit into a notification. */
function split(whole: Change): Change[] {
  const { running = [], ended = [], ...rest } = whole;
  const most = IDS_PER_NOTIFICATION - WEIGHT_OF_FRAME;
  if (running.length + ended.length <= most) return [whole];
  const parts: Change[] = [];
  for (let i = 0; i < running.length; i += most) parts.push({ ...rest, running: running.slice(i, i + most) });
  for (let i = 0; i < ended.length; i += most) parts.push({ ...rest, ended: ended.slice(i, i + most) });
  return parts;
}
