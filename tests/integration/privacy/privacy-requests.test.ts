import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { queueMail } from '../../../server/platform/mail/send-mail.ts';
import { readToken, writeToken } from '../../../server/privacy/requests/request-token.ts';
import type { PrivacyWish } from '../../../shared/contract/privacy.ts';
import { type SignedInUser, startTestApp, type TestApp } from '../../support/app/test-app.ts';
import { type SmtpServer, startSmtpServer } from '../../support/servers/smtp-server.ts';

const SECRET = 'the session secret of a test';

let app: TestApp;
let operator: SignedInUser;
let user: SignedInUser;
beforeAll(async () => {
  app = await startTestApp({
    env: { RATE_LIMITS: 'off', ADMIN_EMAILS: 'root@example.com', PUBLIC_URL: 'http://localhost:4321' },
  });
  operator = await app.signIn('root@example.com');
  user = await app.signIn();
});
afterAll(() => app.close());
beforeEach(async () => {
  for (const table of ['privacy_requests', 'outgoing_mails', 'suppressions', 'request_counts'])
    await sql`DELETE FROM ${sql.table(table)}`.execute(app.db);
});

const url = (slug: string) => `https://www.linkedin.com/in/${slug}`;
let people = 0;

/** A profile of which a source, or the user's own sheet, says the address. */
async function keep(slug: string, email: string, by: 'source' | 'upload' = 'source'): Promise<string> {
  const { job_id } = await user.api.call('startEnrichment', {
    body: { linkedin_url: url(slug), columns: ['workEmail'] },
  });
  const provenance = {
    origins: [
      { source: by === 'source' ? 'Hunter' : 'your upload', retrieved_at: '2026-01-02T03:04:05.000Z', confidence: 1 },
    ],
    of: { workEmail: 0 },
    more: {},
  };
  await sql`
    UPDATE jobs SET status = 'completed', progress = 100, held = 0, finished_at = now(), result = ${JSON.stringify({ workEmail: email })}::json,
      provenance = ${JSON.stringify(provenance)}::json
    WHERE id = ${job_id}`.execute(app.db);
  return job_id ?? '';
}

const ask = (email: string, wants: PrivacyWish = 'access', linkedin_url?: string) =>
  app.api.call('submitPrivacyRequest', { body: { email, wants, ...(linkedin_url && { linkedin_url }) } });
const mails = async () => (await operator.api.call('listWaitingMails')).mails;
const tokenIn = (text: string) => /\/privacy-request#(\S+)/.exec(text)?.[1] ?? '';
const confirm = (token: string) => app.api.call('confirmPrivacyRequest', { body: { token } });
/** Asks, and uses the link of the mail. */
async function askAndConfirm(email: string, wants: PrivacyWish, linkedin_url?: string) {
  await ask(email, wants, linkedin_url);
  const mail = (await mails()).find(({ recipient }) => recipient === email);
  return confirm(tokenIn(mail?.body ?? ''));
}
const requests = async () => (await operator.api.call('listPrivacyRequests')).requests;

describe('asking', () => {
  test('is answered the same for everybody, and writes one mail that says nothing about what is kept', async () => {
    await keep('known-1', 'known-1@acme.example');
    expect(await ask('Known-1@ACME.example')).toEqual({ success: true });
    expect(await ask('unknown@acme.example')).toEqual({ success: true });
    const [second, first] = await mails();
    expect(first).toMatchObject({ recipient: 'known-1@acme.example', subject: 'Please confirm your request' });
    expect(first!.body).toContain('http://localhost:4321/privacy-request#');
    const plain = (text: string) => text.replace(/#\S+/, '');
    expect(plain(first!.body)).toBe(plain(second!.body));
    expect(await requests()).toEqual([]);
  });

  test('fills nobody’s mailbox: three mails a day, and the answer does not tell', async () => {
    for (let at = 0; at < 5; at += 1) expect(await ask('bombed@acme.example')).toEqual({ success: true });
    expect(await mails()).toHaveLength(3);
  });

  test('is limited by address', async () => {
    const limited = await startTestApp();
    try {
      const send = (email: string) => limited.api.callRaw('submitPrivacyRequest', { body: { email, wants: 'access' } });
      for (let at = 0; at < 20; at += 1) expect((await send(`flood-${at}@acme.example`)).status).toBe(200);
      expect((await send('flood@acme.example')).status).toBe(429);
    } finally {
      await limited.close();
    }
  });

  test.each([
    [{ email: 'nobody', wants: 'access' }, 'email'],
    [{ email: 'a@acme.example', wants: 'access', linkedin_url: 'https://acme.example' }, 'linkedin_url'],
  ])('names what is wrong: %j', async (body, path) => {
    const { status, body: failure } = await app.api.callError('submitPrivacyRequest', { body });
    expect(status).toBe(400);
    expect(failure.issues).toMatchObject([{ path }]);
  });
});

describe('the link', () => {
  test('serves once', async () => {
    await ask('once@acme.example');
    const token = tokenIn((await mails())[0]!.body);
    expect(await confirm(token)).toMatchObject({ wants: 'access' });
    const again = await app.api.callError('confirmPrivacyRequest', { body: { token } });
    expect(again).toMatchObject({ status: 400, body: { code: 'privacy_link_invalid' } });
  });

  test('serves for two days, and not when it was altered', async () => {
    const id = '01a1fe3e-baea-7468-8893-7676e5170ba4';
    const token = writeToken(SECRET, id, new Date(Date.now() + 1_000));
    expect(readToken(SECRET, token)).toBe(id);
    expect(readToken(SECRET, token, Date.now() + 2_000)).toBeUndefined();
    expect(readToken('another secret of a test', token)).toBeUndefined();
    for (const altered of ['', 'x', `${token}x`, token.replace('01a1', '01a2'), `${token}.x`])
      expect((await app.api.callError('confirmPrivacyRequest', { body: { token: altered || '-' } })).status).toBe(400);
  });
});

describe('what is kept', () => {
  test('is told for the address that was proven, in kinds and sources', async () => {
    const email = `kept-${++people}@acme.example`;
    await keep('kept-one', email);
    const answer = await askAndConfirm(email, 'access');
    expect(answer).toMatchObject({
      left_out: false,
      with_operator: false,
      kept: { records: 1, kinds: ['Work Email'] },
    });
    expect(answer.kept!.sources).toEqual([{ source: 'Hunter', last_at: '2026-01-02T03:04:05.000Z' }]);
    expect(JSON.stringify(answer)).not.toContain(email);
    expect((await requests())[0]).toMatchObject({ state: 'answered', email: null, linkedin_url: null });
  });

  test('is nothing, for who is not known', async () => {
    expect(await askAndConfirm('stranger@acme.example', 'access')).toMatchObject({
      kept: { records: 0 },
      with_operator: false,
    });
  });

  test('under a longer address that ends alike is not theirs', async () => {
    await keep('max', 'max@acme.example');
    expect(await askAndConfirm('x@acme.example', 'access')).toMatchObject({ kept: { records: 0 } });
  });

  test('of a profile that does not name the address is for the operator, whether anything is kept or not', async () => {
    await keep('somebody', 'somebody@acme.example');
    const known = await askAndConfirm('else@acme.example', 'access', url('somebody'));
    const unknown = await askAndConfirm('other@acme.example', 'access', url('never-seen'));
    expect(known).toEqual(unknown);
    expect(known).toMatchObject({ with_operator: true, kept: { records: 0 } });
    expect(await requests()).toMatchObject([
      { state: 'with_operator', email: 'other@acme.example', linkedin_url: url('never-seen'), proven: false },
      { state: 'with_operator', email: 'else@acme.example', linkedin_url: url('somebody'), proven: false },
    ]);
  });

  test('is not proven by what a user’s own sheet says', async () => {
    await keep('planted', 'planter@acme.example', 'upload');
    expect(await askAndConfirm('planter@acme.example', 'leave_out')).toMatchObject({ kept: { records: 0 } });
    const job = await user.api.call('startEnrichment', {
      body: { linkedin_url: url('planted'), columns: ['workEmail'] },
    });
    expect((await user.api.call('readJob', { params: { id: job.job_id! } })).job.status).toBe('pending');
  });
});

describe('to be left out', () => {
  test('is done at once for the address and the profiles that name it; the operator deletes', async () => {
    const id = await keep('leaving', 'leaving@acme.example');
    const answer = await askAndConfirm('leaving@acme.example', 'leave_out', url('leaving'));
    expect(answer).toMatchObject({ left_out: true, with_operator: true });
    expect((await user.api.call('readJob', { params: { id } })).job).toMatchObject({
      result: {},
      error_code: 'suppressed',
    });
    const [request] = await requests();
    expect(request).toMatchObject({ proven: true, left_out: true, state: 'with_operator' });
    await operator.api.call('decidePrivacyRequest', { params: { id: request!.id }, body: { decision: 'forget' } });
    expect((await user.api.callError('readJob', { params: { id } })).status).toBe(404);
    expect((await requests())[0]).toMatchObject({ state: 'answered', email: null, linkedin_url: null });
    expect((await mails())[0]).toMatchObject({ recipient: 'leaving@acme.example', subject: 'About your request' });
  });

  test.each(['answer', 'leave_out', 'refuse'] as const)(
    'an operator decides what is not proven: %s',
    async (decision) => {
      const email = `asks-${decision}@acme.example`;
      const slug = `asks-${decision.replace('_', '-')}`;
      await keep(slug, 'somebody-else@acme.example');
      await askAndConfirm(email, 'access', url(slug));
      const params = { id: (await requests())[0]!.id };
      await operator.api.call('decidePrivacyRequest', { params, body: { decision } });
      expect((await requests())[0]).toMatchObject({
        state: decision === 'refuse' ? 'refused' : 'answered',
        left_out: decision === 'leave_out',
        email: null,
      });
      expect((await mails())[0]!.body).toMatch(
        { answer: /Hunter/, leave_out: /left out/, refuse: /could not be granted/ }[decision],
      );
      expect((await operator.api.callError('decidePrivacyRequest', { params, body: { decision } })).status).toBe(404);
      const { lines } = await operator.api.call('listAudit', { query: { action: 'privacy_request.decided' } });
      expect(lines[0]).toMatchObject({ details: { decision } });
      expect(JSON.stringify(lines)).not.toContain(email);
    },
  );
});

describe('mails', () => {
  test('without a server wait for the operator, who takes them off', async () => {
    await ask('waiting@acme.example');
    const { sends, mails: waiting } = await operator.api.call('listWaitingMails');
    expect(sends).toBe(false);
    await operator.api.call('deleteWaitingMail', { params: { id: waiting[0]!.id } });
    expect(await mails()).toEqual([]);
    expect((await user.api.callError('listWaitingMails')).status).toBe(404);
  });

  describe('with a server', () => {
    let server: SmtpServer;
    let sending: TestApp;
    beforeAll(async () => {
      server = await startSmtpServer();
      sending = await startTestApp({
        env: { RATE_LIMITS: 'off', SMTP_URL: server.url, MAIL_FROM: 'privacy@leads.example' },
      });
    });
    afterAll(async () => {
      await sending.close();
      await server.close();
    });

    test('go out at once, and nothing of them stays', async () => {
      await sending.api.call('submitPrivacyRequest', { body: { email: 'sent@acme.example', wants: 'access' } });
      await expect.poll(() => server.mails.length).toBe(1);
      expect(server.mails[0]!.to).toEqual(['sent@acme.example']);
      expect(server.mails[0]!.text).toMatch(/^From: privacy@leads\.example$/m);
      await expect.poll(async () => (await sql`SELECT FROM outgoing_mails`.execute(sending.db)).rows).toEqual([]);
    });

    test.each([
      'x@acme.example\r\nBcc: victim@acme.example',
      'x@acme.example\nRCPT TO:<victim@acme.example>',
      'x@acme.example>\r\nDATA\r\nSubject: mine\r\n\r\nHello\r\n.\r\n',
      'x@acme.example, victim@acme.example',
      'x@acme.example\u2028Bcc: victim@acme.example',
    ])('are written to nobody whose address is %j', async (email) => {
      const { status } = await sending.api.callError('submitPrivacyRequest', { body: { email, wants: 'access' } });
      expect(status).toBe(400);
      // Nor would the mailer take one that got by the schema.
      const mail = { recipient: email, subject: 'Hello', body: 'Hello' };
      await expect(sending.db.transaction().execute((tx) => queueMail(tx, mail))).rejects.toThrow('no e-mail address');
    });

    test('have no headers and no commands but ours, whatever stands in them', async () => {
      const mail = {
        recipient: 'plain@acme.example',
        subject: 'Hello\r\nBcc: victim@acme.example\r\n\r\nOver',
        body: 'Hello\r\n.\r\nMAIL FROM:<x@acme.example>\r\nRCPT TO:<victim@acme.example>\r\nDATA\r\n',
      };
      const before = server.mails.length;
      await sending.db.transaction().execute((tx) => queueMail(tx, mail));
      await sending.services.mailer().deliver();
      expect(server.mails.slice(before).map(({ to }) => to)).toEqual([['plain@acme.example']]);
      expect(server.mails.at(-1)?.text).not.toMatch(/^(?:Bcc:|\.$)/m);
    });

    test('that are refused are tried again', async () => {
      server.refuse = true;
      await sending.api.call('submitPrivacyRequest', { body: { email: 'later@acme.example', wants: 'access' } });
      const trouble = async () =>
        (await sql<{ trouble: string | null }>`SELECT trouble FROM outgoing_mails`.execute(sending.db)).rows[0]
          ?.trouble;
      await expect.poll(trouble).toMatch(/try again later/);
      server.refuse = false;
      await sql`UPDATE outgoing_mails SET next_try_at = now()`.execute(sending.db);
      await sending.services.mailer().deliver();
      expect(server.mails.at(-1)!.to).toEqual(['later@acme.example']);
    });
  });
});
