/** Letters that do not come apart into a plain one and an accent. */
const SPELT: Record<string, string> = { ß: 'ss', ø: 'o', ł: 'l', đ: 'd', æ: 'ae', œ: 'oe', ı: 'i', þ: 'th', ð: 'd' };
const FOREIGN = /[ßøłđæœıþð]/gu;
const ACCENT = /[\u0300-\u036f]/gu;
const ASCII = /^[\0-\x7f]*$/;

/** 'María' as 'maria', 'Łukasz' as 'lukasz': small letters without accents. Signs of other scripts stay. */
export function plainLetters(text: string): string {
  const lower = text.toLowerCase();
  if (ASCII.test(lower)) return lower;
  const plain = lower.normalize('NFKD').replace(ACCENT, '').normalize('NFC');
  return plain.replace(FOREIGN, (letter) => SPELT[letter] ?? letter);
}
