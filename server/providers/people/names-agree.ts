import { plainLetters } from '../../person-names/plain-letters.ts';

/** 'María-José' as 'maria', 'jose': letters and digits without accents, in lower case. */
export function wordsOfName(name: string): string[] {
  return (
    plainLetters(name)
      .replace(/\p{M}/gu, '')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
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
