/**
 * Ends of a text are trimmed character by character: an expression such as /\s+$/ begins anew at every space and takes the square of
 * a long run of them.
 */

/**
 * Takes away what a text ends with.
 * @param noise matches one character (code point) that is taken away; without the flags `g` and `y`
 */
export function trimEndOf(text: string, noise: RegExp): string {
  let end = text.length;
  while (end > 0) {
    const start = isLowSurrogate(text, end - 1) && isHighSurrogate(text, end - 2) ? end - 2 : end - 1;
    if (!noise.test(text.slice(start, end))) break;
    end = start;
  }
  return text.slice(0, end);
}

/** Takes away what a text begins with. @param noise as in `trimEndOf` */
export function trimStartOf(text: string, noise: RegExp): string {
  let start = 0;
  while (start < text.length) {
    const end = isHighSurrogate(text, start) && isLowSurrogate(text, start + 1) ? start + 2 : start + 1;
    if (!noise.test(text.slice(start, end))) break;
    start = end;
  }
  return text.slice(start);
}

/** Takes away what a text begins and ends with. @param noise as in `trimEndOf` */
export function trimOf(text: string, noise: RegExp): string {
  return trimStartOf(trimEndOf(text, noise), noise);
}

/** What stands before the first place where `mark` matches; the whole text where it does not. */
export function cutAt(text: string, mark: RegExp): string {
  const at = text.search(mark);
  return at < 0 ? text : text.slice(0, at);
}

const isHighSurrogate = (text: string, at: number) => (text.charCodeAt(at) & 0xfc00) === 0xd800;
const isLowSurrogate = (text: string, at: number) => (text.charCodeAt(at) & 0xfc00) === 0xdc00;
