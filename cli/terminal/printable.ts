/**
 * Control characters, which terminals obey, and the marks that turn the direction of writing: with them a name could move the cursor,
 * change the title, or show another address than it is.
 */
const OBEYED = /[\u0000-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069\ufeff]/g;

/** @returns a text that is safe to print on one line: what a terminal would obey shows as � (line ends and tabs as a blank) */
export function printable(text: string): string {
  return text.toWellFormed().replace(OBEYED, (character) => (/[\t\n\r]/.test(character) ? ' ' : '\ufffd'));
}

/** @returns JSON of the same value in which such characters are written as escapes */
export function printableJson(value: unknown, indent?: number): string {
  return JSON.stringify(value, null, indent).replace(OBEYED, (character) =>
    // Between the values stand the line ends of the indentation; those of texts are escaped already.
    character === '\n' ? character : `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
