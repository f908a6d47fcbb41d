import { cutAt } from '../../../../shared/trim-text.ts';

/** What a site's robots.txt asks of us (RFC 9309). */
export interface Robots {
  allows(url: URL): boolean;
}

interface Rule {
  path: string;
  allow: boolean;
}

/** The name in our user agent, in lower case. */
const OUR_NAME = 'leadlight';
const MOST_LINES = 5_000;
const MOST_LINE_CHARS = 2_000;

/** Nothing is forbidden. */
export const NO_ROBOTS: Robots = { allows: () => true };

/** Reads a robots.txt: the groups that name us, or those for everybody when none does. Lines that are no rules are passed over. */
export function readRobots(text: string): Robots {
  const rules = { ours: [] as Rule[], everybodys: [] as Rule[] };
  let isOurs = false;
  let isEverybodys = false;
  let namesUs = false;
  let inNames = false;
  for (const line of text.split(/\r\n?|\n/, MOST_LINES)) {
    const [word, value] = readLine(line.slice(0, MOST_LINE_CHARS));
    if (word === 'user-agent') {
      if (!inNames) isOurs = isEverybodys = false;
      inNames = true;
      isOurs ||= value.toLowerCase().split('/')[0] === OUR_NAME;
      isEverybodys ||= value === '*';
      namesUs ||= isOurs;
    } else if (word === 'allow' || word === 'disallow') {
      inNames = false;
      if (value === '') continue;
      const rule = { path: plainPath(value), allow: word === 'allow' };
      if (isOurs) rules.ours.push(rule);
      if (isEverybodys) rules.everybodys.push(rule);
    }
  }
  const ours = namesUs ? rules.ours : rules.everybodys;
  return { allows: ({ pathname, search }) => isAllowed(plainPath(pathname + search), ours) };
}

/** 'Disallow: /private # why' as its word, in lower case, and its value. */
function readLine(line: string): [word: string, value: string] {
  const rule = cutAt(line, /#/);
  const colon = rule.indexOf(':');
  return colon < 0 ? ['', ''] : [rule.slice(0, colon).trim().toLowerCase(), rule.slice(colon + 1).trim()];
}

/** The longest rule that fits decides; of two as long the one that allows. */
function isAllowed(path: string, rules: readonly Rule[]): boolean {
  const fitting = rules.filter((rule) => fits(path, rule.path));
  const longest = Math.max(0, ...fitting.map((rule) => rule.path.length));
  const deciding = fitting.filter((rule) => rule.path.length === longest);
  return deciding.length === 0 || deciding.some(({ allow }) => allow);
}

/** `*` stands for anything, `$` at the end for the end. Piece by piece, so that no pattern takes long. */
function fits(path: string, pattern: string): boolean {
  const isWhole = pattern.endsWith('$');
  const pieces = (isWhole ? pattern.slice(0, -1) : pattern).split('*');
  const last = pieces.length - 1;
  let at = 0;
  for (const [index, piece] of pieces.entries()) {
    if (index === 0) {
      if (!path.startsWith(piece)) return false;
      at = piece.length;
    } else if (isWhole && index === last) {
      return path.length - piece.length >= at && path.endsWith(piece);
    } else {
      const found = path.indexOf(piece, at);
      if (found < 0) return false;
      at = found + piece.length;
    }
  }
  return !isWhole || at === path.length;
}

/** Escaped and bare letters are the same. */
function plainPath(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
