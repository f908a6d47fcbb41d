/** Phrases of several lines, 'one, two', as one list. */
export function list(...lines: string[]): readonly string[] {
  return lines.flatMap((line) => line.split(', '));
}
