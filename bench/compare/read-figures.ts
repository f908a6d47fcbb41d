/** One figure as a bench prints it. */
export interface Figure {
  name: string;
  value: number;
  unit: string;
}

/** As `report` and `show` of `support/figures.ts` print them; they are read from the text since an older commit has an older `report`. */
const LINE =
  /^(?:reached {2}|MISSED {3}| {9})(\S[^:]*): (-?[\d,]+(?:\.\d+)?(?:e[+-]\d+)?)(?: ([^(]*))?(?:\(must be .*\))?$/;

/** Reads the figures from what one run of a bench printed; what is not printed as a figure is left out. */
export function readFigures(printed: string): Figure[] {
  return printed.split('\n').flatMap((line) => {
    const [, name, value, unit = ''] = LINE.exec(line) ?? [];
    return name !== undefined && value !== undefined
      ? [{ name, value: Number(value.replaceAll(',', '')), unit: unit.trim() }]
      : [];
  });
}

/** The same figure of several runs of both states. */
export interface ComparedFigure {
  name: string;
  unit: string;
  before: number[];
  after: number[];
}

/** Puts the figures of the runs side by side, in the order in which they were printed. */
export function sideBySide(before: readonly Figure[][], after: readonly Figure[][]): ComparedFigure[] {
  const figures = new Map<string, ComparedFigure>();
  const take = (runs: readonly Figure[][], side: 'before' | 'after') => {
    for (const { name, value, unit } of runs.flat()) {
      const figure = figures.get(name) ?? { name, unit, before: [], after: [] };
      figure[side].push(value);
      figures.set(name, figure);
    }
  };
  take(before, 'before');
  take(after, 'after');
  return [...figures.values()];
}

/** One line for each figure: medians, in brackets the lowest and the highest, and what `after` is of `before`. */
export function describeComparison(figures: readonly ComparedFigure[]): string[] {
  return figures.map(({ name, unit, before, after }) => {
    const factor = median(after) / median(before);
    const shown = Number.isFinite(factor) ? `: ${factor.toFixed(2)} ×` : '';
    return `${name}: ${describeRuns(before)} → ${describeRuns(after)} ${unit}`.trimEnd() + shown;
  });
}

function describeRuns(values: readonly number[]): string {
  if (values.length === 0) return 'none';
  const [low, high] = [Math.min(...values), Math.max(...values)];
  return low === high ? shorten(low) : `${shorten(median(values))} (${shorten(low)} to ${shorten(high)})`;
}

function shorten(value: number): string {
  return value.toLocaleString('en-US', { maximumSignificantDigits: Math.abs(value) >= 100 ? 9 : 3 });
}

/** NaN of none; of an even number the mean of the two in the middle. */
function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const half = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(half)] ?? Number.NaN) + (sorted[Math.ceil(half)] ?? Number.NaN)) / 2;
}
