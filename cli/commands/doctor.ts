import packageFile from '../../package.json' with { type: 'json' };
import { ApiError } from '../../shared/api-call.ts';
import { EXIT, type ExitCode } from '../cli-error.ts';
import type { CommandContext } from '../command.ts';
import { createClient } from '../connection/client.ts';
import { readKey } from '../connection/connect.ts';
import { isReadableOnItsWay, readServerUrl } from '../connection/server-url.ts';
import { inspectKeyFile } from '../connection/stored-keys.ts';
import { describeFailure } from '../describe-failure.ts';
import { listRuns } from '../runs/run-store.ts';
import { formatCount } from '../terminal/format-count.ts';

interface Finding {
  name: string;
  verdict: 'ok' | 'warning' | 'broken';
  text: string;
}

/** A key's times and a server's pauses are read by the clock: more than this apart, in milliseconds, they are misread. */
const CLOCK_APART_MS = 60_000;

/** `doctor`: looks over what the command line needs, and says what to do about what is wrong. */
export async function examine({ terminal, signal, givenUrl }: CommandContext): Promise<ExitCode> {
  const url = readServerUrl(givenUrl);
  const findings: Finding[] = [];
  const tell = (finding: Finding) => {
    findings.push(finding);
    const mark = { ok: '✓', warning: '!', broken: '✗' }[finding.verdict];
    terminal.print(`${mark} ${finding.name}: ${finding.text}`);
  };
  tell({ name: 'command line', verdict: 'ok', text: `${packageFile.version}, Node ${process.versions.node}` });
  const isReached = await examineServer(url, signal, tell);
  if (isReached) await examineKey(url, signal, tell);
  const file = await inspectKeyFile();
  if (file) {
    const text = file.isPrivate ? `${file.file}, for you alone` : `${file.file} can be read by others: chmod 600 it`;
    tell({ name: 'kept keys', verdict: file.isPrivate ? 'ok' : 'broken', text });
  }
  const [last, ...others] = await listRuns();
  if (last) {
    const more = others.length > 0 ? ` and ${formatCount(others.length, 'other')}` : '';
    const text = `${last.source}${more} not delivered yet: npx leadlight resume`;
    tell({ name: 'runs', verdict: 'warning', text });
  }
  const isWell = findings.every(({ verdict }) => verdict !== 'broken');
  terminal.printJson({ success: isWell, url, findings });
  return isWell
    ? EXIT.done
    : findings.some(({ name, verdict }) => name === 'key' && verdict === 'broken')
      ? EXIT.notSignedIn
      : EXIT.failed;
}

async function examineServer(url: string, signal: AbortSignal, tell: (finding: Finding) => void): Promise<boolean> {
  const name = 'server';
  let date: string | null = null;
  try {
    await createClient({ url, key: '', signal }).call('checkReadiness');
    date = (await fetch(`${url}/healthz`, { signal, redirect: 'manual' })).headers.get('date');
  } catch (error) {
    const { message, lines } = describeFailure(error);
    const isAway = error instanceof ApiError && error.status === 0;
    const hint = isAway ? ['Start it with "npm start", or set LEADLIGHT_URL to where it runs.'] : lines;
    tell({ name, verdict: 'broken', text: [message, ...hint].join(' ') });
    return !isAway && error instanceof ApiError;
  }
  tell({ name, verdict: 'ok', text: `${url} is ready` });
  if (isReadableOnItsWay(url))
    tell({ name: 'way', verdict: 'warning', text: 'not encrypted: the key can be read on it' });
  const apart = date === null ? 0 : Date.parse(date) - Date.now();
  const isApart = Math.abs(apart) > CLOCK_APART_MS;
  const text = isApart
    ? `${Math.round(Math.abs(apart) / 1000)} s off the server's: set it right`
    : "agrees with the server's";
  tell({ name: 'clock', verdict: isApart ? 'warning' : 'ok', text });
  return true;
}

async function examineKey(url: string, signal: AbortSignal, tell: (finding: Finding) => void): Promise<void> {
  const name = 'key';
  const key = await readKey(url);
  if (!key) {
    tell({ name, verdict: 'broken', text: `none. Make one on ${url}/profile and run "npx leadlight login".` });
    return;
  }
  const from = process.env.LEADLIGHT_API_KEY ? 'LEADLIGHT_API_KEY' : 'kept by login';
  try {
    const { credits } = await createClient({ url, key, signal }).call('readCredits');
    tell({ name, verdict: 'ok', text: `valid (${from}), ${formatCount(credits, 'credit')} to spend` });
  } catch (error) {
    const { message, lines } = describeFailure(error);
    const isNarrow = error instanceof ApiError && error.code === 'insufficient_scope';
    const text = [`${message} (${from}).`, ...lines].join(' ');
    tell({ name, verdict: isNarrow ? 'warning' : 'broken', text });
  }
}
