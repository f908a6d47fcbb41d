/** Lower case, without accents and look-alikes, Arabic letters in one way of writing: how words are compared. Vowel signs of India stay. */
export function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f\u064b-\u065f\u0670\u0640]/g, '')
    .replace(/ø/gi, 'o')
    .replace(/ł/gi, 'l')
    .replace(/ı/g, 'i')
    .replace(/ß/g, 'ss')
    .replace(/ة/g, 'ه')
    .replace(/ى/g, 'ي')
    .replace(/[‘’`´]/g, "'")
    .toLowerCase();
}
