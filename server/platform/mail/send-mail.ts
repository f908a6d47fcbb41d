import type { Kysely, Transaction } from 'kysely';
import type { Transporter } from 'nodemailer';
import { v7 as newId } from 'uuid';
import { z } from 'zod';
import type { MailConfig } from '../config/base-config.ts';
import type { DB } from '../database/tables.ts';
import type { Logger } from '../log.ts';
import { delayMail, deleteMail, insertMail, type Mail, takeDueMails } from './outbox-store.ts';

/** Milliseconds for a server to greet, and between two signs of life. */
const PATIENCE_MS = 15_000;
const MAILS_AT_ONCE = 20;
/** A mail that is being sent by a process that dies is sent by another after this. */
const HELD_MS = 5 * 60_000;
const FIRST_PAUSE_MS = 60_000;
const LONGEST_PAUSE_MS = 6 * 3_600_000;

/**
 * Writes a mail to be sent once the transaction is committed: it goes out, or it waits, whatever happens to this process.
 * @throws TypeError for a recipient that is not one address: lists, line ends and names go no further than this
 */
export async function queueMail(tx: Transaction<DB>, mail: Mail): Promise<void> {
  if (!z.email().safeParse(mail.recipient).success) throw new TypeError('The recipient is no e-mail address');
  await insertMail(tx, newId(), mail);
}

/** Sends the mails that wait, each once as far as the server tells; without a server they stay where they are. */
export class Mailer {
  readonly #db: Kysely<DB>;
  readonly #log: Logger;
  readonly #config: MailConfig;
  #transport: Promise<Transporter> | undefined;

  constructor(db: Kysely<DB>, log: Logger, config: MailConfig) {
    this.#db = db;
    this.#log = log;
    this.#config = config;
  }

  /** Sends what waits. Never throws: what could not be sent says why, and is tried again later. */
  async deliver(): Promise<void> {
    if (this.#config.smtpUrl === undefined) return;
    try {
      const mails = await takeDueMails(this.#db, MAILS_AT_ONCE, new Date(Date.now() + HELD_MS));
      for (const mail of mails) await this.#send(mail);
    } catch (err) {
      this.#log.warn({ err }, 'waiting mails were not read');
    }
  }

  /** Closes the connection to the server. */
  async close(): Promise<void> {
    (await this.#transport)?.close();
  }

  async #send({ id, attempts, recipient, subject, body }: Mail & { id: string; attempts: number }): Promise<void> {
    try {
      this.#transport ??= openTransport(this.#config.smtpUrl ?? '');
      const transport = await this.#transport;
      await transport.sendMail({
        from: this.#config.from,
        to: { name: '', address: recipient },
        subject,
        text: body,
        messageId: `<${id}@leadlight>`,
        headers: { 'Auto-Submitted': 'auto-generated' },
      });
      await deleteMail(this.#db, id);
    } catch (error) {
      const trouble = error instanceof Error ? error.message : String(error);
      const pause = Math.min(FIRST_PAUSE_MS * 2 ** (attempts - 1), LONGEST_PAUSE_MS);
      this.#log.warn({ mail: id, attempts, reason: trouble }, 'a mail could not be sent');
      await delayMail(this.#db, id, trouble, new Date(Date.now() + pause));
    }
  }
}

async function openTransport(url: string): Promise<Transporter> {
  const { createTransport } = await import('nodemailer');
  return createTransport({
    url,
    connectionTimeout: PATIENCE_MS,
    greetingTimeout: PATIENCE_MS,
    socketTimeout: PATIENCE_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}
