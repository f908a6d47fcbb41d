import { randomUUID } from 'node:crypto';
import type { ResponseOf } from '../../shared/contract/endpoint.ts';
import type { Endpoints, JsonOperation } from '../../shared/contract/endpoints.ts';
import type { OperationName } from '../../shared/contract/operations.ts';
import { type AnyInput, createApiClient } from '../support/http/api-client.ts';
import { encryptEmail, type Member, signUp } from '../support/http/sign-up.ts';

/** What stands around the server for calls that need more than the server. */
export interface Surroundings {
  /** Addresses of a shared sheet and of a picture. */
  sheet: string;
  picture: string;
  /** Whom webhooks reach. */
  receiver: string;
  /** That HubSpot takes. */
  hubspotToken: string;
}

type AnswerOf<Name extends OperationName> = Name extends JsonOperation ? ResponseOf<Endpoints[Name]> : unknown;

/**
 * Calls, in good faith, what strangers hardly get an answer of success from: who sends nonsense never has a token of HubSpot's, a link
 * of a mail, or a job that is still open. Each call is told with its status; one that is not answered with success stops nothing.
 */
export async function serveEach(
  url: string,
  admin: string,
  surroundings: Surroundings,
  told: (name: OperationName, status: number, text: string) => void,
): Promise<void> {
  const company = { website: '', description: 'Tidewell makes scheduling software for field service teams.' };
  const [user, operator, leaver] = [
    await signUp(url, company),
    await signUp(url, company, 'Ona', admin),
    await signUp(url, company),
  ];
  const callAs =
    (member: Member) =>
    async <Name extends OperationName>(name: Name, input: AnyInput = {}): Promise<AnswerOf<Name>> => {
      const response = await member.api.callRaw(name, input);
      const text = await response.text();
      told(name, response.status, text);
      const isJson = response.headers.get('content-type')?.startsWith('application/json');
      return (isJson ? JSON.parse(text) : text) as AnswerOf<Name>;
    };
  const [call, operate] = [callAs(user), callAs(operator)];
  const of = (id: unknown) => ({ params: { id: String(id) } });
  const reason = { reason: 'Fuzzing' };

  const { access_token } = await call('issueLocalToken', { body: { email: user.email } });
  await call('readLocalUserinfo', { headers: { authorization: `Bearer ${access_token}` } });
  await call('configureParameters', { body: { selected_parameters: ['jobTitle', 'workEmail'] } });
  const { data } = await call('searchPeople', { body: { query: 'sales directors' } });
  await call('continueSearch', { body: { cursor: data.cursor } });
  await call('readPicture', { query: { url: surroundings.picture } });

  const items = data.items.map(({ profile_url }) => ({ linkedin_url: profile_url, columns: ['jobTitle', 'tag'] }));
  const { batch_id } = await call('startEnrichment', { body: items });
  await call('listHistory');
  const { url: link } = await call('createExportLink', { ...of(batch_id), body: { format: 'csv' } });
  await call('openExportLink', { params: { token: new URL(link, url).pathname.split('/').at(-1) ?? '' } });
  await call('setHubspotToken', { body: { token: surroundings.hubspotToken } });
  for (let tries = 0; tries < 100 && !(await hasEnded(user, batch_id)); tries += 1)
    await new Promise((go) => setTimeout(go, 100));
  const { jobs: ended } = await call('readBatch', { ...of(batch_id), query: { status: 'completed' } });
  const ofJob = of(ended[0]?.job_id);
  await call('editResult', { ...ofJob, body: { parameter: 'tag', value: 'Hot' } });
  await call('giveFeedback', { params: { ...ofJob.params, parameter: 'tag' }, body: { verdict: 'up' } });
  const { webhook } = await call('createWebhook', {
    body: { url: surroundings.receiver, events: ['batch.completed'] },
  });
  await call('testWebhook', of(webhook.id));
  await call('listDeliveries', of(webhook.id));
  const { push } = await call('startHubspotPush', { body: { batch_id } });
  await call('readHubspotPush', of(push.id));
  await call('enrichGoogleSheet', {
    body: { url: surroundings.sheet, columns: ['jobTitle'] },
    query: { skip_invalid: 'true' },
  });
  const form = new FormData();
  form.set('file', new Blob([items.map(({ linkedin_url }) => linkedin_url).join('\n')]), 'people.csv');
  form.set('columns', '["jobTitle"]');
  await call('uploadSheet', { body: form, query: { skip_invalid: 'true' } });
  await call('addSuppressions', {
    body: { entries: [{ email: 'left@out.example' }], scope: 'user' },
  });
  const { suppressions } = await call('listSuppressions');
  await call('deleteSuppression', of(suppressions[0]?.id));

  const email = `${randomUUID()}@asks.example`;
  await call('submitPrivacyRequest', { body: { email, wants: 'leave_out', linkedin_url: items[0]?.linkedin_url } });
  const { mails } = (await operate('listWaitingMails')) as unknown as {
    mails: { id: string; recipient: string; body: string }[];
  };
  const mail = mails.find(({ recipient }) => recipient === email);
  const token = /\/privacy-request#(\S+)/.exec(mail?.body ?? '')?.[1] ?? '';
  await call('confirmPrivacyRequest', { body: { token } });
  const { requests } = (await operate('listPrivacyRequests')) as unknown as {
    requests: { id: string; state: string }[];
  };
  const asked = requests.find(({ state }) => state === 'with_operator');
  await operate('decidePrivacyRequest', { ...of(asked?.id), body: { decision: 'refuse' } });
  await operate('deleteWaitingMail', of(mail?.id));

  const { order_id } = await call('initiatePurchase', { body: { amount: 450 } });
  const paid = await call('payTestOrder', { params: { order_id: String(order_id) } });
  await call('verifyPurchase', { body: paid });
  await operate('refundOrder', { params: { order_id: String(order_id) }, body: { ...reason, key: randomUUID() } });
  await operate('readUser', of(user.userId));
  await operate('adjustCredits', { ...of(user.userId), body: { ...reason, credits: 100_000, key: randomUUID() } });
  const { sources } = await operate('listSources');
  const source = { params: { id: sources.find(({ label }) => label === 'Hunter')?.id ?? '' } };
  await operate('limitSource', { ...source, body: { ...reason, per_day: 100_000, per_month: null } });
  await operate('pauseSource', { ...source, body: reason });
  await operate('resumeSource', source);
  const many = Array.from({ length: 500 }, (_, at) => ({
    linkedin_url: `https://www.linkedin.com/in/open-${at}`,
    columns: ['jobTitle'],
  }));
  const { jobs } = await call('startEnrichment', { body: many });
  await operate('requeueJob', of(jobs.at(-1)?.job_id));
  await operate('endJob', { ...of(jobs.at(-2)?.job_id), body: reason });
  await operate('listAudit');
  await operate('exportAudit');
  const person = { linkedin_url: 'https://www.linkedin.com/in/open-1' };
  await operate('lookUpKeptData', { body: person });
  await operate('forgetPersonForAll', { body: { person, suppress: false } });
  await operate('lockUser', { ...of(leaver.userId), body: reason });
  await operate('unlockUser', { ...of(leaver.userId), body: reason });
  await operate('endUserSessions', of(leaver.userId));

  const again = await signAgain(url, leaver);
  await callAs(again)('setSpendingLimits', { body: { per_day: 1_000 } });
  const { sessions } = await callAs(again)('listSessions');
  await callAs(again)('endSession', of(sessions[0]?.id));
  const third = await signAgain(url, leaver);
  await callAs(third)('endOtherSessions');
  await callAs(third)('logOut');
  await callAs(await signAgain(url, leaver))('deleteAccount');
}

async function signAgain(url: string, { email, name, ...rest }: Member): Promise<Member> {
  const api = createApiClient(url);
  const { access_token } = await api.call('issueLocalToken', { body: { email, name } });
  const { token } = await api.call('signIn', { body: { data: await encryptEmail(api, email), access_token } });
  return { ...rest, email, name, token, api: createApiClient(url, token) };
}

async function hasEnded({ api }: Member, id: string): Promise<boolean> {
  const { batch } = await api.call('readBatch', { params: { id }, query: { page_size: 1 } });
  return batch.counts.pending + batch.counts.running === 0;
}
