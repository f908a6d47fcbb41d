import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AuditEntry, recordAudit } from '../../../server/audit-log/record-audit.ts';
import { startAdminApp } from '../../support/http/operator.ts';

let test: Awaited<ReturnType<typeof startAdminApp>>;
beforeAll(async () => {
  test = await startAdminApp();
});
afterAll(() => test.close());

const entry = (change: Partial<AuditEntry> = {}): AuditEntry => ({
  actor: { kind: 'operator', email: 'ops@example.com' },
  action: 'user.locked',
  subject: { kind: 'user', id: 'u1' },
  ...change,
});
const record = (change?: Partial<AuditEntry>) => test.db.transaction().execute((tx) => recordAudit(tx, entry(change)));
const lines = async () => test.db.selectFrom('audit_log').selectAll().orderBy('id').execute();

describe('the audit log', () => {
  it('says who did what to whom, when, and in which request', async () => {
    await record({ details: { reason: 'chargeback\u0000', ids: [1] }, requestId: 'req-1' });
    await record({ actor: { kind: 'user', id: 'u2' }, action: 'person.forgotten' });
    await record({ actor: { kind: 'doctor' } });
    await record({ actor: { kind: 'system' } });
    expect(await lines()).toMatchObject([
      {
        actor_kind: 'operator',
        actor_id: 'ops@example.com',
        action: 'user.locked',
        subject_kind: 'user',
        subject_id: 'u1',
        details: { reason: 'chargeback', ids: [1] },
        request_id: 'req-1',
        created_at: expect.any(Date),
      },
      { actor_kind: 'user', actor_id: 'u2', details: {}, request_id: null },
      { actor_kind: 'doctor', actor_id: null },
      { actor_kind: 'system', actor_id: null },
    ]);
  });

  it('keeps no line of what was rolled back', async () => {
    const before = await lines();
    const failing = test.db.transaction().execute(async (tx) => {
      await recordAudit(tx, entry({ action: 'user.unlocked' }));
      throw new Error('the change failed');
    });
    await expect(failing).rejects.toThrow('the change failed');
    expect(await lines()).toEqual(before);
  });

  it.each(["UPDATE audit_log SET action = 'a.b'", 'DELETE FROM audit_log', 'TRUNCATE audit_log'])(
    'refuses %s',
    async (statement) => {
      await expect(sql.raw(statement).execute(test.db)).rejects.toThrow('audit_log is append-only');
    },
  );

  it.each<[string, Partial<AuditEntry>]>([
    ['an action without a subject', { action: 'locked' as 'a.b' }],
    ['an action in other words', { action: 'User.locked now' }],
  ])('refuses %s', async (_, change) => {
    await expect(record(change)).rejects.toThrow('audit_log');
  });
});

describe('reading it', () => {
  const list = (query: object) => test.operator.api.call('listAudit', { query });

  it('is paged, newest first, and narrowed by who, what, to whom and when', async () => {
    for (const id of ['p1', 'p2', 'p3']) {
      await record({
        actor: { kind: 'operator', email: 'Pia@Example.com' },
        action: 'order.refunded',
        subject: { kind: 'order', id },
      });
    }
    const first = await list({ actor: 'pia@', page: 1, page_size: 2 });
    expect(first.lines.map(({ subject }) => subject.id)).toEqual(['p3', 'p2']);
    expect(first.pagination).toEqual({ page: 1, page_size: 2, total_count: 3 });
    expect((await list({ actor: 'pia@', page: 2, page_size: 2 })).lines).toMatchObject([{ subject: { id: 'p1' } }]);
    expect((await list({ action: 'order' })).pagination.total_count).toBe(3);
    expect((await list({ action: 'order.refunded', subject: 'p2' })).pagination.total_count).toBe(1);
    expect((await list({ actor: 'doctor' })).lines).toMatchObject([{ actor: { kind: 'doctor', id: null } }]);
    const day = new Date().toISOString().slice(0, 10);
    expect((await list({ actor: 'pia@', since: day, until: day })).pagination.total_count).toBe(3);
    expect((await list({ until: '2020-01-01' })).lines).toEqual([]);
  });

  it.each([
    { page: 0 },
    { since: 'yesterday' },
    { since: '0000-01-01' },
    { until: '2026-02-30' },
    { actor: 'x'.repeat(300) },
  ])('refuses %j', async (query) => {
    expect(await test.operator.api.callError('listAudit', { query: query as Record<string, string> })).toMatchObject({
      status: 400,
    });
  });

  it('comes as csv that no spreadsheet takes for formulas', async () => {
    await record({
      action: 'source.paused',
      subject: { kind: 'source', id: '=HYPERLINK("x")' },
      details: { reason: 'a "b", c' },
    });
    const answer = await test.operator.api.callRaw('exportAudit', { query: { action: 'source.paused' } });
    expect(answer.headers.get('content-disposition')).toMatch(
      /^attachment; filename="leadlight-audit-\d{4}-\d\d-\d\d\.csv"$/,
    );
    const [heading, line, ...rest] = (await answer.text()).split('\r\n');
    expect(heading).toContain('"time","actor kind"');
    expect(line).toContain(
      `"source.paused","source","'=HYPERLINK(""x"")","{""reason"": ""a \\""b\\"", c""}"`.replace('"": ""', '"":""'),
    );
    expect(rest).toEqual(['']);
  });
});
