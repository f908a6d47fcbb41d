/** Letters that do not come apart into a plain one and an accent. */
const SPELT: Record<string, string> = { ß: 'ss', ø: 'o', ł: 'l', đ: 'd', æ: 'ae', œ: 'oe', ı: 'i', þ: 'th', ð: 'd' };

/** 'María-José' as 'maria', 'jose': letters and digits without accents, in lower case. */
export function wordsOfName(name: string): string[] {
  const plain = name.toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '');
  return plain.replace(/[ßøłđæœıþð]/g, (letter) => SPELT[letter] ?? letter).match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** 'j' stands for 'jane'. */
const standsFor = (a: string, b: string) =>
  a === b || (a.length === 1 && b.startsWith(a)) || (b.length === 1 && a.startsWith(b));

/**
 * Whether two given names, or two family names, can be those of one person: the parts of the shorter one are all in the longer
 * one. Accents, case and initials make no difference.
 */
export function namesAgree(a: string | undefined, b: string | undefined): boolean {
  const [first, second] = [wordsOfName(a ?? ''), wordsOfName(b ?? '')];
  const [shorter, longer] = first.length <= second.length ? [first, second] : [second, first];
  return shorter.every((part) => longer.some((other) => standsFor(part, other)));
}
