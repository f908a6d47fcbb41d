import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AuditEntry, recordAudit } from '../../../server/audit-log/record-audit.ts';
import { createTestDatabase, type TestDatabase } from '../../support/database/database.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.drop());

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
