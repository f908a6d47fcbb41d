import { parentPort, workerData } from 'node:worker_threads';

interface Measured {
  source: string;
  flags: string;
  pumps: { prefix: string; pump: string }[];
  suffix: string;
}

/** Measured at this many milliseconds: less tells nothing, more keeps people waiting. */
const TELLING_MS = 60;
const MOST_CHARS = 4_000_000;
/** A text four times as long takes four times as long, and sixteen times with a square. */
const STEP = 4;
const MOST_LINEAR_GROWTH = 8;

const { source, flags, pumps, suffix } = workerData as Measured;
const expression = new RegExp(source, flags);

function textOf(chars: number): string {
  const each = chars / pumps.length;
  return (
    pumps.map(({ prefix, pump }) => prefix + pump.repeat(Math.ceil(each / Math.max(1, pump.length)))).join('') + suffix
  );
}

/** Milliseconds for a text, the fastest of three. */
function measure(chars: number): number {
  const text = textOf(chars);
  let best = Number.POSITIVE_INFINITY;
  for (let round = 0; round < 3; round += 1) {
    const began = performance.now();
    if (flags.includes('g')) text.replace(expression, '');
    else expression.exec(text);
    best = Math.min(best, performance.now() - began);
  }
  return best;
}

/** Entry of the thread: says whether the expression's time grows as the text does. */
function growsLinearly(): boolean {
  let shorter = measure(250);
  for (let chars = 250 * STEP; chars <= MOST_CHARS; chars *= STEP) {
    const ms = measure(chars);
    if (ms >= TELLING_MS) return ms / shorter < MOST_LINEAR_GROWTH;
    shorter = ms;
  }
  return true;
}

parentPort?.postMessage(growsLinearly());
