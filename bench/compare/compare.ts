import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { describeComparison, type Figure, readFigures, sideBySide } from './read-figures.ts';
import { openWorktree, takeBenches } from './worktree.ts';

const USAGE =
  'Usage: npm run bench -- compare <commit> <bench> [--times 3] [--folder <worktree>] [--benches now|then] [-- options of the bench]';

/**
 * Runs a bench at a commit and in the working copy, in turn, and prints the medians of each figure and the factor between them. The commit
 * is checked out and installed beside the working copy, and taken away afterwards.
 */
export async function compare(given: readonly string[]): Promise<void> {
  const end = given.indexOf('--');
  const { positionals, values } = parseArgs({
    args: [...(end < 0 ? given : given.slice(0, end))],
    allowPositionals: true,
    options: {
      times: { type: 'string', default: '3' },
      folder: { type: 'string' },
      benches: { type: 'string', default: 'now' },
    },
  });
  const [commit, bench, ...more] = positionals;
  const times = Number(values.times);
  const { benches } = values;
  const isUse = more.length === 0 && Number.isInteger(times) && times > 0 && (benches === 'now' || benches === 'then');
  if (commit === undefined || bench === undefined || !isUse) throw new Error(USAGE);
  // A key that interrupts goes to the bench as well, which ends with its server; then the worktree is taken away here.
  process.on('SIGINT', () => {});
  const worktree = openWorktree(commit, values.folder);
  try {
    takeBenches(worktree.folder, benches);
    const words = [bench, ...(end < 0 ? [] : given.slice(end + 1))];
    const runs: Record<'before' | 'after', Figure[][]> = { before: [], after: [] };
    for (let time = 0; time < times; time += 1) {
      // Whatever changes evenly while it is measured concerns both alike.
      for (const side of time % 2 === 0 ? (['before', 'after'] as const) : (['after', 'before'] as const)) {
        console.log(`\n${side}, run ${time + 1} of ${times}`);
        runs[side].push(await runBench(side === 'before' ? worktree.folder : process.cwd(), words));
      }
    }
    console.log(`\n${commit} → working copy, medians of ${times} in turn (lowest to highest)`);
    for (const line of describeComparison(sideBySide(runs.before, runs.after))) console.log(line);
  } finally {
    worktree.remove();
  }
}

/** Runs a bench in a folder with the Node of that folder, showing what it prints. @throws Error when it printed no figure */
async function runBench(folder: string, words: readonly string[]): Promise<Figure[]> {
  const bin = path.join(folder, 'node_modules/.bin');
  const child = spawn(path.join(bin, 'node'), ['bench/run.ts', ...words], {
    cwd: folder,
    env: { ...process.env, PATH: `${bin}${path.delimiter}${process.env.PATH}` },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let printed = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    printed += text;
    process.stdout.write(text);
  });
  await once(child, 'close');
  const figures = readFigures(printed);
  // A bench whose bounds are missed ends with 1 as well.
  if (figures.length === 0) throw new Error(`No figures of ${words.join(' ')} in ${folder}; see --benches then`);
  return figures;
}
