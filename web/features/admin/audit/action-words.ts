/** What was done, in words; an action that is not among them is shown as it is. */
export const ACTION_WORDS: Readonly<Record<string, string>> = {
  'user.locked': 'Locked a user',
  'user.unlocked': 'Unlocked a user',
  'user.sessions_ended': 'Ended the sessions of a user',
  'credits.granted': 'Gave credits',
  'credits.corrected': 'Took credits back',
  'order.refunded': 'Refunded an order',
  'order.credits_taken': 'Took the credits of a refund',
  'order.settled': 'Settled an order',
  'job.requeued': 'Queued a job again',
  'job.ended': 'Ended a job',
  'source.paused': 'Paused a source',
  'source.resumed': 'Resumed a source',
  'account.repaired': 'Mended an account',
  'batch.repaired': 'Mended a request',
};
