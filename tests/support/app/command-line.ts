import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const program = path.resolve(import.meta.dirname, '../../../cli/leadlight.js');

export interface CommandResult {
  /** Null when a signal ended it. */
  code: number | null;
  stdout: string;
  stderr: string;
}

/** The command line of one user: a folder with files, and a home folder with keys and runs. */
export interface CommandLine {
  folder: string;
  home: string;
  /** Runs a command to its end, in the folder. @param input standard input */
  run(args: readonly string[], input?: string | Buffer): Promise<CommandResult>;
  /** Starts a command. */
  start(args: readonly string[], input?: string | Buffer): { child: ChildProcess; ended: Promise<CommandResult> };
  remove(): void;
}

/** @param env over an empty environment, with a home folder of its own */
export function openCommandLine(env: Record<string, string>): CommandLine {
  const folder = mkdtempSync(path.join(tmpdir(), 'leadlight-cli-'));
  const home = path.join(folder, 'home');
  const start: CommandLine['start'] = (args, input = '') => {
    const { PATH = '' } = process.env;
    const child = spawn(process.execPath, [program, ...args], {
      cwd: folder,
      env: { PATH, HOME: home, ...env },
      stdio: 'pipe',
    });
    const ended = new Promise<CommandResult>((resolve) => {
      let stdout = '';
      let stderr = '';
      child.stdout.setEncoding('utf8').on('data', (text) => {
        stdout += text;
      });
      child.stderr.setEncoding('utf8').on('data', (text) => {
        stderr += text;
      });
      child.on('close', (code) => resolve({ code, stdout, stderr }));
    });
    child.stdin.on('error', () => {}).end(input);
    return { child, ended };
  };
  return {
    folder,
    home,
    start,
    run: (args, input) => start(args, input).ended,
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
