/** Control characters that neither XML nor a line of csv can carry, and two code points that are none. */
const UNWRITABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** Text without what files cannot hold: half characters, control characters, and line ends of several kinds. */
export function cleanText(text: string): string {
  return text.toWellFormed().replace(/\r\n?/g, '\n').replace(UNWRITABLE, '');
}

/**
 * One or more zero-width (non-)joiners behind a letter or digit and before a letter of a script that spells with them; else any, but for
 * the joiner behind a virama that ends words of Malayalam in the older spelling.
 */
const JOINERS =
  /(?<=[\p{L}\p{M}\p{N}])([\u200c\u200d])[\u200c\u200d]*(?=[\p{sc=Arabic}\p{sc=Syriac}\p{sc=Mongolian}\p{sc=Devanagari}\p{sc=Bengali}\p{sc=Gurmukhi}\p{sc=Gujarati}\p{sc=Oriya}\p{sc=Tamil}\p{sc=Telugu}\p{sc=Kannada}\p{sc=Malayalam}\p{sc=Sinhala}\p{sc=Khmer}\p{sc=Myanmar}])|\u200c|(?<!\u0d4d)\u200d/gu;

/**
 * Text without the zero-width joiners that scraping leaves behind; in Persian and the scripts of India, of which they are a part, each
 * run of them becomes one.
 * @param text 'دیجی‌کالا', 'Ac‌me'
 */
export function dropStrayJoiners(text: string): string {
  return text.replace(JOINERS, '$1');
}
