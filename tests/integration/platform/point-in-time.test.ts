import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { listBases, listPlaces } from '../../../server/platform/wal-archive/archive-place.ts';
import { pruneArchive } from '../../../server/platform/wal-archive/prune-archive.ts';
import { type LeadlightProcess, startLeadlightProcess } from '../../support/app/leadlight-process.ts';
import { createApiClient } from '../../support/http/api-client.ts';
import { type Member, signUp } from '../../support/http/sign-up.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const folder = mkdtempSync(path.join(tmpdir(), 'leadlight-archive-'));
const archive = path.join(folder, 'archive');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const start = (data: string, env: Record<string, string> = {}) =>
  startLeadlightProcess({ DATA_DIR: path.join(folder, data), WAL_ARCHIVE_DIR: archive, ...env });

/** `npm run restore` into a new folder. @returns what it printed */
function restore(data: string, to: string): Promise<{ code: number; printed: string }> {
  const env = { PATH: process.env.PATH, DATA_DIR: path.join(folder, data), WAL_ARCHIVE_DIR: archive };
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [path.join(root, 'scripts/restore.ts'), '--to', to],
      { cwd: folder, env },
      (error, out, err) => resolve({ code: error ? Number(error.code) : 0, printed: out + err }),
    );
  });
}

/** As `restore`, of one that must work. @throws with what it printed */
async function restored(data: string, to: string): Promise<string> {
  const { code, printed } = await restore(data, to);
  if (code !== 0) throw new Error(`The restore ended with ${code}: ${printed}`);
  return printed;
}

const basesTaken = () => listPlaces(archive).flatMap(listBases).length;

async function buy({ api }: Member): Promise<void> {
  const { order_id } = await api.call('initiatePurchase', { body: { amount: 100 } });
  const { success: _, ...signed } = await api.call('payTestOrder', { params: { order_id } });
  await api.call('verifyPurchase', { body: signed });
}

/** Stops it once its log is archived but for the last piece: a stop waits for a few only, and the next start goes on with the others. */
async function stopArchived(app: LeadlightProcess, data: string): Promise<void> {
  const status = path.join(folder, data, 'postgres/cluster/data/pg_wal/archive_status');
  const waiting = () => readdirSync(status).filter((name) => name.endsWith('.ready'));
  await expect.poll(waiting, { timeout: 120_000 }).toEqual([]);
  await app.stop();
}

/** Credits by the account, and by the entries of the ledger, the newest first. */
async function creditsOf(app: LeadlightProcess, { token }: Member) {
  const api = createApiClient(app.url, token);
  const { credits } = await api.call('readCredits');
  const { transactions } = await api.call('listTransactions');
  return { credits, entries: transactions.map(({ credits: moved }) => moved) };
}

test('the embedded database is restored to a moment, and serves on from there', async () => {
  const first = await start('first');
  const member = await signUp(first.url, null);
  await expect.poll(basesTaken).toBe(1);
  await buy(member);
  const then = await creditsOf(first, member);
  expect(then.entries).toHaveLength(2);
  await delay(20);
  const moment = new Date().toISOString();
  await delay(20);
  await buy(member);
  await signUp(first.url, null, 'Late Comer');
  const after = await creditsOf(first, member);
  await stopArchived(first, 'first');

  const early = new Date(Date.now() - 3_600_000).toISOString();
  expect(await restore('nothing', early)).toMatchObject({ code: 1, printed: expect.stringContaining('begins at') });
  const future = new Date(Date.now() + 3_600_000).toISOString();
  expect(await restore('nothing', future)).toMatchObject({ code: 1, printed: expect.stringContaining('ends before') });
  expect(await restored('then', moment)).toContain('1 users');
  expect(await restore('then', moment)).toMatchObject({ code: 1, printed: expect.stringContaining('already') });
  expect(await restored('latest', 'latest')).toContain('2 users');

  // With its secrets, so that who was signed in still is; and it goes on from there, archived anew.
  const reopened = await start('then');
  expect(await creditsOf(reopened, member)).toEqual(then);
  await expect.poll(basesTaken).toBe(2);
  await buy({ ...member, api: createApiClient(reopened.url, member.token) });
  const later = await creditsOf(reopened, member);
  expect(later.credits).toBe(after.credits);
  await stopArchived(reopened, 'then');
  await restored('second', 'latest');
  const again = await start('second', { WAL_ARCHIVE_DIR: '' });
  expect(await creditsOf(again, member)).toEqual(later);
  await again.stop();
}, 300_000);

test('what no restore needs is deleted', async () => {
  const [place] = listPlaces(archive);
  const before = listBases(place!);
  const draft = path.join(place!.wal, `${'F'.repeat(24)}.1.part`);
  writeFileSync(draft, 'cut off');
  utimesSync(draft, 0, 0);
  await pruneArchive(place!, 1);
  expect(listBases(place!)).toEqual(before);
  expect(existsSync(draft)).toBe(false);
  await pruneArchive(place!, -1);
  const [last, ...others] = listBases(place!);
  expect([last, others]).toEqual([before.at(-1), []]);
  const pieces = readdirSync(place!.wal).filter((name) => /^[0-9A-F]{24}$/.test(name));
  expect(pieces.every((name) => name.slice(8) >= last!.first_wal.slice(8))).toBe(true);
  await restored('pruned', 'latest');
}, 300_000);
