const SEPARATORS = [',', ';', '\t', '|'];
const LINES = 100;

/** How often each separator stands outside quotes, line by line. */
function countPerLine(text: string): Map<string, number[]> {
  const counts = new Map(SEPARATORS.map((separator) => [separator, [0]]));
  let quoted = false;
  let lines = 1;
  for (const character of text) {
    if (character === '"') quoted = !quoted;
    else if (quoted) continue;
    else if (character === '\n' || character === '\r') {
      // A line without any separator says nothing: a title, a blank line, the second half of a line end.
      if ([...counts.values()].every((perLine) => perLine.at(-1) === 0)) continue;
      if (++lines > LINES) break;
      for (const perLine of counts.values()) perLine.push(0);
    } else {
      const perLine = counts.get(character);
      if (perLine) perLine.push((perLine.pop() ?? 0) + 1);
    }
  }
  return counts;
}

/** Share of lines that have the most frequent count, when that is not zero. */
function steadiness(perLine: number[]): { share: number; count: number } {
  const frequency = new Map<number, number>();
  for (const count of perLine) if (count > 0) frequency.set(count, (frequency.get(count) ?? 0) + 1);
  let best = { share: 0, count: 0 };
  for (const [count, lines] of frequency) {
    if (lines / perLine.length > best.share) best = { share: lines / perLine.length, count };
  }
  return best;
}

/**
 * Finds what separates the columns: the sign that stands equally often in most lines.
 * @returns ',', ';', a tab or '|'; ',' when there is one column
 */
export function detectSeparator(text: string): string {
  let best = { separator: ',', share: 0, count: 0 };
  for (const [separator, perLine] of countPerLine(text.slice(0, 200_000))) {
    const { share, count } = steadiness(perLine);
    if (share > best.share + 0.1 || (share > best.share - 0.1 && count > best.count))
      best = { separator, share, count };
  }
  return best.separator;
}
