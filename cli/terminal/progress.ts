import ora from 'ora';
import type { Terminal } from './terminal.ts';

const BAR_CHARS = 24;

export interface Progress {
  /** @param done of `total`; both in the unit of the text */
  show(text: string, done?: number, total?: number): void;
  end(): void;
}

/** A bar on standard error while somebody watches it; nothing in a pipe. */
export function startProgress({ isWatched }: Pick<Terminal, 'isWatched'>): Progress {
  // A terminal that does not say how wide it is reports 0 columns; the bar would be wrapped without end.
  if (!isWatched || !process.stderr.columns) return { show() {}, end() {} };
  // Ctrl-C must reach the process: the keyboard is left alone.
  const spinner = ora({ stream: process.stderr, discardStdin: false });
  return {
    show(text, done, total) {
      spinner.text = total ? `${barOf((done ?? 0) / total)} ${text}` : text;
      if (!spinner.isSpinning) spinner.start();
    },
    end: () => void spinner.stop(),
  };
}

function barOf(share: number): string {
  const full = Math.round(Math.min(1, share) * BAR_CHARS);
  return '█'.repeat(full) + '░'.repeat(BAR_CHARS - full);
}
