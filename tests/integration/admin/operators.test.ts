import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endpoints } from '../../../shared/contract/endpoints.ts';
import { OPERATIONS, type OperationName } from '../../../shared/contract/operations.ts';
import { startTestApp } from '../../support/app/test-app.ts';
import { startAdminApp } from '../../support/http/operator.ts';

let app: Awaited<ReturnType<typeof startAdminApp>>;
beforeAll(async () => {
  app = await startAdminApp();
});
afterAll(() => app.close());

const names = Object.keys(OPERATIONS) as OperationName[];
const ofAdmin = names.filter((name) => OPERATIONS[name].includes(' /api/admin/'));

describe('the admin area', () => {
  it('is marked as such in the contract, every call of it', () => {
    const marked = names.filter((name) => 'access' in endpoints[name] && endpoints[name].access === 'admin');
    expect(marked).toEqual(expect.arrayContaining(ofAdmin));
  });

  it.each(ofAdmin)('%s is not there for other users, and asks nobody else who they are', async (name) => {
    const someone = await app.signIn();
    const answer = await someone.api.callError(name, { params: { id: someone.userId } });
    expect(answer).toMatchObject({ status: 404, body: { code: 'not_found' } });
    expect(await app.api.callError(name, { params: { id: someone.userId } })).toMatchObject({ status: 401 });
  });

  it('is told to operators alone, however their address is written', async () => {
    expect(await app.operator.api.call('readProfile')).toMatchObject({ admin: true });
    expect(await (await app.signIn()).api.call('readProfile')).not.toHaveProperty('admin');
  });

  it('is closed to an address that another identity provider vouched for', async () => {
    await sql`UPDATE users SET identity_kind = 'google' WHERE id = ${app.operator.userId}`.execute(app.db);
    expect(await app.operator.api.call('readProfile')).not.toHaveProperty('admin');
    expect(await app.operator.api.callError('listAudit')).toMatchObject({ status: 404 });
    await sql`UPDATE users SET identity_kind = 'local' WHERE id = ${app.operator.userId}`.execute(app.db);
  });

  it('is closed to everybody where there are no operators', async () => {
    const without = await startTestApp();
    const someone = await without.signIn('ops@example.com');
    expect(await someone.api.callError('listAudit')).toMatchObject({ status: 404 });
    await without.close();
  });
});
