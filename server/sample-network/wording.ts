/**
 * 12400 as '12,400'. Numbers are written a dozen times a person, and what knows all languages takes far longer.
 * @param value whole, 0 or more
 */
export function writeNumber(value: number): string {
  const digits = String(value);
  let text = digits.slice(-3);
  for (let end = digits.length - 3; end > 0; end -= 3) text = `${digits.slice(Math.max(0, end - 3), end)},${text}`;
  return text;
}

/** The first letter as a capital; names of products that begin with a capital stay as they are. */
export function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** 'Route planning' as 'route planning'; 'SAP', 'IoT sensors' and 'HACCP' stay as they are. */
export function insideSentence(phrase: string): string {
  const word = phrase.split(/[\s-]/, 1)[0] ?? '';
  return /^\p{Lu}\p{Ll}*$/u.test(word) && word.length > 1 ? phrase.charAt(0).toLowerCase() + phrase.slice(1) : phrase;
}

/** 'an HR manager', 'a university', 'an engineer', 'an 80-bed hospital'. */
export function withArticle(phrase: string): string {
  return `${takesAn(phrase) ? 'an' : 'a'} ${phrase}`;
}

const SPELT_WITH_VOWEL_SOUND = /^[AEFHILMNORSX]$/;

/** Whether a phrase begins with a vowel sound as it is read aloud. */
export function takesAn(phrase: string): boolean {
  const word = /^[\p{L}\p{N}]+/u.exec(phrase)?.[0] ?? '';
  if (/^(8|11|18)(\D|$)|^8\d*$/.test(word)) return true;
  // Letters that are spelt out: HR, FMCG, MBA, L1. SaaS, NABL and the like are read as words.
  if (/^[A-Z]{2,}\d*$/.test(word) && !/^(SAAS|NABL|NEET|REIT|SAP|SIM|LAN|NAND|SCADA|RFID|FIDIC|MIG|LED)$/.test(word)) {
    return SPELT_WITH_VOWEL_SOUND.test(word.charAt(0));
  }
  if (/^LED$|^RFID$/.test(word)) return true;
  const lower = word.toLowerCase();
  if (/^(uni([^n]|$)|use|usu|euro|one([^a-z]|$)|once|ewe|u-)/.test(lower) && !/^unin|^unim/.test(lower)) return false;
  if (/^(hour|honest|honou?r|heir)/.test(lower)) return true;
  return /^[aeiouáéíóúäöüàèøåæ]/.test(lower);
}

/** 'A', 'A and B', 'A, B and C'. */
export function listed(items: readonly string[]): string {
  if (items.length < 2) return items[0] ?? '';
  return `${items.slice(0, -1).join(', ')} and ${items[items.length - 1]}`;
}

/** Letters of plain ASCII, for e-mail addresses and domains: 'Łukasz Müller' to 'lukasz muller'. */
export function plainLetters(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[łøßæœđðþı]/g, (letter) => PLAIN[letter] ?? '');
}

const PLAIN: Record<string, string> = {
  ł: 'l',
  ø: 'o',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};
