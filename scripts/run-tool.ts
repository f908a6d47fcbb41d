import { spawn } from 'node:child_process';
import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '..');

export interface ToolRun {
  /** Exit code; 1 when the tool could not be started. */
  code: number;
  /** What it printed, when it was collected. */
  output: string;
  seconds: number;
}

/**
 * Runs a program of this package to its end, from the package's folder.
 * @param show `stream` passes what it prints through, `collect` keeps it for the caller.
 */
export function runTool(
  command: string[],
  show: 'stream' | 'collect',
  env: Record<string, string> = {},
): Promise<ToolRun> {
  const [program = '', ...args] = command;
  const began = performance.now();
  const bin = path.join(root, 'node_modules/.bin');
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd: root,
      env: { ...process.env, ...env, PATH: `${bin}${path.delimiter}${process.env.PATH}` },
      stdio: show === 'stream' ? 'inherit' : ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    });
    let output = '';
    const keep = (chunk: Buffer) => {
      output += chunk;
    };
    child.stdout?.on('data', keep);
    child.stderr?.on('data', keep);
    const end = (code: number) => resolve({ code, output, seconds: (performance.now() - began) / 1000 });
    child.on('error', (error) => {
      output += error.message;
      if (show === 'stream') console.error(`${program}: ${error.message}`);
      end(1);
    });
    child.on('close', (code) => end(code ?? 1));
  });
}

/** The checks that read the sources without running them. */
export const staticChecks: Record<string, string[]> = {
  types: ['tsc', '-p', 'tsconfig.json'],
  lint: ['biome', 'check', '--error-on-warnings', '.'],
  expressions: ['node', 'scripts/check-expressions.ts'],
  unused: ['knip', '--no-progress'],
  boundaries: [
    'depcruise',
    '--config',
    '.dependency-cruiser.cjs',
    'shared',
    'server',
    'web',
    'cli',
    'bench',
    'scripts',
    'tests',
  ],
};
