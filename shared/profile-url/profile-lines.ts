import { parseProfileUrl } from './read-profile-url.ts';
import { isPlainText } from './refusals.ts';

export interface ParsedProfileLines {
  /** Distinct profiles in the order of their first line. Lines count from 1; empty ones count but are dropped. */
  profiles: { line: number; url: string }[];
  refused: { line: number; value: string; message: string }[];
  /** Mentions of a profile that was there already. */
  duplicates: number;
}

const VALUE_MAX = 200;
const SEPARATORS = /[\t,;|]+/;
/** What begins a piece of its own after a space. */
const LINK_START = /^(?:https?:|www\.|(?:[a-z]{1,3}\.)?linkedin\.com\/)/i;

/** Zero-width characters make a line that looks empty. */
const isBlank = (text: string) => /^[\s\u200b-\u200f\u2060\ufeff]*$/.test(text);

function shorten(value: string): string {
  const trimmed = value.trim();
  return trimmed.length > VALUE_MAX ? `${trimmed.slice(0, VALUE_MAX)}…` : trimmed;
}

/** The parts of a line that may be a profile each: split at separators, and at spaces before a link. */
function splitLine(line: string): string[] {
  const pieces: string[] = [];
  for (const part of line.split(SEPARATORS)) {
    let piece = '';
    for (const word of part.split(/\s+/)) {
      if (LINK_START.test(word)) {
        pieces.push(piece);
        piece = word;
      } else piece = piece === '' ? word : `${piece} ${word}`;
    }
    pieces.push(piece);
  }
  return pieces.filter((piece) => !isBlank(piece));
}

/**
 * Reads the paste box: one profile on each line, several on a line when separated, names beside them ignored.
 * @param text what was pasted, with any line ends
 * @returns the distinct profiles, the lines refused with a sentence each, and how many were repeated
 */
export function parseProfileLines(text: string): ParsedProfileLines {
  const read: ParsedProfileLines = { profiles: [], refused: [], duplicates: 0 };
  const seen = new Set<string>();
  const add = (line: number, url: string) => {
    if (seen.has(url)) read.duplicates++;
    else read.profiles.push({ line, url });
    seen.add(url);
  };

  for (const [index, content] of text.split(/\r\n|\n|\r/).entries()) {
    if (isBlank(content)) continue;
    const line = index + 1;
    const whole = parseProfileUrl(content);
    if (whole.ok) {
      add(line, whole.url);
      continue;
    }
    const pieces = splitLine(content);
    const links = pieces.map((piece) => ({ piece, result: parseProfileUrl(piece) }));
    const telling = links.filter(({ result }) => result.ok || !isPlainText(result.reason));
    if (pieces.length < 2 || telling.length === 0) {
      read.refused.push({ line, value: shorten(content), message: whole.message });
      continue;
    }
    for (const { piece, result } of telling) {
      if (result.ok) add(line, result.url);
      else read.refused.push({ line, value: shorten(piece), message: result.message });
    }
  }
  return read;
}
