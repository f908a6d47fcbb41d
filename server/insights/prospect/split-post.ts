import { plainLine, splitLineIntoSentences } from '../wording/quoting.ts';

const LINK = /(?:https?:\/\/|www\.)\S+/;
const MOST_CHARS = 1_500;

/** The sentences of a post, or of another text of lines, that stand by themselves; those that lead to a link go. */
export function splitPost(text: string): string[] {
  const lines = text
    .slice(0, MOST_CHARS)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !LINK.test(line));
  return splitLineIntoSentences(plainLine(lines.join('\n').replace(/([^.!?…:\n])\n/g, '$1. ')));
}
