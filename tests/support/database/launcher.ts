import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import pg from 'pg';
import { expect, onTestFinished } from 'vitest';

export const launcherProgram = path.resolve(import.meta.dirname, 'launcher-process.ts');

interface Said {
  event: string;
  url: string;
  message: string;
}

/** A process that started, or tried to start, the embedded PostgreSQL in a folder. */
export interface Launcher {
  child: ChildProcess;
  /** The next event it reports. */
  next(): Promise<Said>;
  ended: Promise<number | null>;
}

/** A data folder for one test, removed after it and after what was launched in it. */
export function temporaryDataDir(): string {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'leadlight-launcher-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  return dataDir;
}

/** @param env over a PATH alone; `script` another copy of the launcher program. It is ended after the test. */
export function launch(dataDir: string, env: Record<string, string> = {}, script = launcherProgram): Launcher {
  const child = spawn(process.execPath, [script, dataDir], {
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines = createInterface(child.stdout)[Symbol.asyncIterator]();
  const ended = new Promise<number | null>((resolve) => child.on('exit', resolve));
  onTestFinished(async () => {
    child.kill('SIGTERM');
    await ended;
  });
  return {
    child,
    ended,
    async next() {
      const { value } = await lines.next();
      return value ? JSON.parse(value) : { event: 'silence' };
    },
  };
}

/** Expects it to be ready next, and answers the address of the database. */
export async function ready(launcher: Launcher): Promise<string> {
  const said = await launcher.next();
  expect(said).toMatchObject({ event: 'ready' });
  return said.url;
}

export async function end(launcher: Launcher, signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null> {
  launcher.child.kill(signal);
  return launcher.ended;
}

export async function query(url: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

export function postmasterPid(dataDir: string): number {
  return Number.parseInt(readFileSync(path.join(dataDir, 'postgres/cluster/data/postmaster.pid'), 'utf8'), 10);
}

/** A PATH on which the named program fails, as on a machine that lacks or refuses it. */
export function pathWithout(dataDir: string, name: string): string {
  const folder = path.join(dataDir, 'programs');
  mkdirSync(folder);
  writeFileSync(path.join(folder, name), '#!/bin/sh\nexit 1\n', { mode: 0o755 });
  return `${folder}:${process.env.PATH}`;
}
