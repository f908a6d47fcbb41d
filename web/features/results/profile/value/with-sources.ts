/**
 * A text as it is copied with its sources.
 * @param facts what it rests on, one to a line
 */
export function withSources(text: string, facts: readonly string[]): string {
  if (facts.length === 0) return text;
  return [text, '', 'Sources:', ...facts.map((fact) => `- ${fact.replace(/\n/g, ' ')}`)].join('\n');
}
