import type { Transaction } from 'kysely';
import type { DB } from '../../platform/database/tables.ts';
import { queueMail } from '../../platform/mail/send-mail.ts';
import { switchOffFailing } from '../webhooks-store.ts';

/** Days of failure after which a webhook is switched off. */
const PATIENCE_MS = 5 * 86_400_000;

/**
 * Switches off webhooks that have taken nothing for five days, or the one that is gone for good. Their owners see it on the page, and are
 * told by mail where mails can be sent.
 * @returns how many
 */
export async function switchOff(
  tx: Transaction<DB>,
  { sendsMail }: { sendsMail: boolean },
  { only }: { only?: string } = {},
): Promise<number> {
  const off = await switchOffFailing(tx, new Date(Date.now() - PATIENCE_MS), only);
  for (const { url, email } of sendsMail ? off : []) {
    const why = only === undefined ? 'has not taken anything for five days' : 'says that it is gone for good (410)';
    await queueMail(tx, {
      recipient: email,
      subject: 'A webhook of yours was switched off',
      body: [
        `The receiver of your webhook ${why}, so nothing is sent to it any more:`,
        '',
        url,
        '',
        'What waits to be sent is kept. When the receiver works again, resume the webhook on your profile page.',
      ].join('\n'),
    });
  }
  return off.length;
}
