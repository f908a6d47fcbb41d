/** How phrases are compared: lower case, without accents, '&' as 'and', hyphens, apostrophes and slashes as blanks. Vowel signs of other scripts stay. */
export function normalizePhrase(phrase: string): string {
  return phrase
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/ß/g, 'ss')
    .toLowerCase()
    .replace(/&/g, ' and ')
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, ' ')
    .trim();
}
