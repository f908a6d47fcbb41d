/** Control characters that neither XML nor a line of csv can carry, and two code points that are none. */
const UNWRITABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** Text without what files cannot hold: half characters, control characters, and line ends of several kinds. */
export function cleanText(text: string): string {
  return text.toWellFormed().replace(/\r\n?/g, '\n').replace(UNWRITABLE, '');
}
