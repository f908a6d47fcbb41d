/** The value below which a share `p` (0 to 1) of the samples lies. */
export function percentile(samples: readonly number[], p: number): number {
  const sorted = samples.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(p * sorted.length))] ?? Number.NaN;
}

/** Prints one figure with what it must reach, and whether it does. */
export function report(
  name: string,
  value: number,
  bound: { atMost: number } | { atLeast: number },
  unit: string,
): void {
  const ok = 'atMost' in bound ? value <= bound.atMost : value >= bound.atLeast;
  const goal = 'atMost' in bound ? `<= ${bound.atMost}` : `>= ${bound.atLeast}`;
  console.log(`${ok ? 'reached ' : 'MISSED  '} ${name}: ${shorten(value)} ${unit} (must be ${goal})`);
  if (!ok) process.exitCode = 1;
}

/** Prints one figure that has no bound. */
export function show(name: string, value: number, unit: string): void {
  console.log(`         ${name}: ${shorten(value)} ${unit}`);
}

function shorten(value: number): string {
  return Math.abs(value) >= 100 ? Math.round(value).toLocaleString('en-US') : String(Number(value.toPrecision(3)));
}
