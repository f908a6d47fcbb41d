import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A commit checked out and installed beside the working copy. */
export interface CommitWorktree {
  folder: string;
  /** Takes it away again, unless its folder was named by the caller. */
  remove(): void;
}

/**
 * Checks a commit out into a folder of its own, with its own packages.
 * @param commit as git understands it
 * @param kept where it is made, or already is, and stays; a temporary folder unless given
 * @throws Error when there is no such commit, another one is checked out in `kept`, or its packages cannot be installed
 */
export function openWorktree(commit: string, kept?: string): CommitWorktree {
  const id = git('.', 'rev-parse', '--verify', `${commit}^{commit}`);
  const temporary = kept === undefined ? mkdtempSync(path.join(tmpdir(), 'leadlight-compare-')) : undefined;
  const folder = path.resolve(kept ?? path.join(temporary!, id.slice(0, 7)));
  const remove = () => {
    if (temporary === undefined) return;
    rmSync(temporary, { recursive: true, force: true });
    git('.', 'worktree', 'prune');
  };
  try {
    if (!existsSync(folder)) git('.', 'worktree', 'add', '--quiet', '--detach', folder, id);
    if (git(folder, 'rev-parse', 'HEAD') !== id) throw new Error(`${folder} has another commit checked out`);
    if (!existsSync(path.join(folder, 'node_modules/.package-lock.json'))) {
      execFileSync('npm', ['ci', '--prefer-offline', '--no-audit', '--no-fund'], { cwd: folder, stdio: 'inherit' });
    }
  } catch (error) {
    remove();
    throw error;
  }
  return { folder, remove };
}

/** Gives the worktree the benches of the working copy, or its own back, so that both states are measured in the same way. */
export function takeBenches(folder: string, from: 'now' | 'then'): void {
  rmSync(path.join(folder, 'bench'), { recursive: true, force: true });
  if (from === 'now') cpSync('bench', path.join(folder, 'bench'), { recursive: true });
  else git(folder, 'checkout', '--quiet', 'HEAD', '--', 'bench');
}

function git(folder: string, ...words: string[]): string {
  return execFileSync('git', words, { cwd: folder, encoding: 'utf8' }).trim();
}
