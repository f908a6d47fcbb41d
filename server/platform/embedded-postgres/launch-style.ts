import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { Binaries } from './binaries.ts';

/** How PostgreSQL's programs are run on this machine. */
export interface LaunchStyle {
  /** Set where PostgreSQL runs as another user than we do; files it touches must belong to that user. */
  otherUser?: { uid: number; gid: number };
  /** Command and arguments for a program that runs to its end. */
  once(program: string, args: string[]): [string, string[]];
  /** Command and arguments for the server, tied to our life: it shuts down when we are gone, killed or not. */
  tied(program: string, args: string[]): [string, string[]];
}

/** Inside this user namespace the process is not root, while its files stay root's: nothing to create, nothing to chown. */
const namespace = ['unshare', '--user', '--map-user=1000', '--map-group=1000', '--'];
const deathSignal = ['setpriv', '--pdeathsig', 'INT', '--'];
/** Without setpriv: a shell that holds our end of a pipe as its input and passes on that it broke. */
const pipeWatch = [
  '/bin/sh',
  '-c',
  'exec 3<&0; "$@" 3<&- </dev/null & child=$!; (read -r line <&3; kill -INT "$child") 2>/dev/null & watch=$!; ' +
    'exec 3<&-; wait "$child"; code=$?; kill "$watch" 2>/dev/null; exit "$code"',
  'leadlight-postgres',
];

/**
 * Finds a way to run the server that works here. PostgreSQL refuses to run as root, so root goes through a user
 * namespace, or, where those are refused, through another user.
 */
export function chooseLaunchStyle(binaries: Binaries): LaunchStyle {
  if (process.platform === 'win32') return { once: join([]), tied: join([]) };
  const root = process.getuid?.() === 0;
  const prefix = root ? namespace : [];
  if (root && !works([...prefix, binaries.postgres, '--version'])) {
    const otherUser = unprivilegedUser();
    return { otherUser, once: join([]), tied: join(works([...deathSignal, 'true']) ? deathSignal : pipeWatch) };
  }
  const tie = works([...prefix, ...deathSignal, 'true']) ? [...prefix, ...deathSignal] : [...pipeWatch, ...prefix];
  return { once: join(prefix), tied: join(tie) };
}

function join(prefix: string[]): LaunchStyle['once'] {
  return (program, args) => {
    const [command = program, ...rest] = [...prefix, program, ...args];
    return [command, rest];
  };
}

function works(command: string[]): boolean {
  const [program = '', ...args] = command;
  return spawnSync(program, args, { stdio: 'ignore' }).status === 0;
}

/** `postgres` where the machine has that user, else `nobody`, else the number `nobody` has by convention. */
function unprivilegedUser(): { uid: number; gid: number } {
  const users = readFileSync('/etc/passwd', 'utf8').split('\n');
  for (const name of ['postgres', 'nobody']) {
    const [, , uid, gid] = users.find((line) => line.startsWith(`${name}:`))?.split(':') ?? [];
    if (Number(uid) > 0) return { uid: Number(uid), gid: Number(gid) };
  }
  return { uid: 65_534, gid: 65_534 };
}
