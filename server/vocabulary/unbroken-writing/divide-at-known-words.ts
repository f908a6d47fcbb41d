/** A word of writing without blanks, or what lies between two known ones. */
export interface Piece {
  text: string;
  isKnown: boolean;
}

/**
 * Divides writing without blanks: at each place, from left to right, at the longest known word that begins there.
 * @param longest characters of a known word, at most
 * @param find the word that a part is, in the way the vocabulary writes it; `isBehindUnknown` when characters right before belong to none
 * @returns all pieces in order
 */
export function divideAtKnownWords(
  text: string,
  longest: number,
  find: (part: string, isBehindUnknown: boolean) => string | undefined,
): Piece[] {
  const pieces: Piece[] = [];
  let unknown = '';
  const endUnknown = () => {
    if (unknown !== '') pieces.push({ text: unknown, isKnown: false });
    unknown = '';
  };
  for (let at = 0; at < text.length; ) {
    let length = Math.min(longest, text.length - at);
    let word = find(text.slice(at, at + length), unknown !== '');
    while (word === undefined && length > 1) {
      length -= 1;
      word = find(text.slice(at, at + length), unknown !== '');
    }
    if (word === undefined) unknown += text.charAt(at);
    else {
      endUnknown();
      pieces.push({ text: word, isKnown: true });
    }
    at += length;
  }
  endUnknown();
  return pieces;
}
