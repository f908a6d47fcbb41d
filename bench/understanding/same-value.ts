/** A text without marks, case and punctuation, for comparing: 'Full-Stack Developer' → 'full stack developer'. */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}+#$€£%.]+/gu, ' ')
    .replace(/\.(?=\s|$)/g, '')
    .trim();
}

/** Words that carry no meaning in a title or topic. */
const EMPTY_WORDS = new Set(
  'a,an,the,of,for,in,and,or,with,to,de,et,y,e,und,experience,companies,company,industry,sector'.split(','),
);

/** Words of a folded text that carry meaning, in the singular. */
function meaningfulWords(text: string): Set<string> {
  return new Set(
    fold(text)
      .replace(/\bvice president\b/g, 'vp')
      .split(' ')
      .filter((word) => !EMPTY_WORDS.has(word))
      .map((word) => (/[^aius]s$/.test(word) && word.length > 3 ? word.slice(0, -1) : word)),
  );
}

/** The same words in whatever order and number: 'VP of Sales' is 'VP Sales'. */
export function sameWords(found: string, wanted: string): boolean {
  const [a, b] = [meaningfulWords(found), meaningfulWords(wanted)];
  return fold(found) === fold(wanted) || (a.size > 0 && a.size === b.size && [...a].every((word) => b.has(word)));
}

/** One holds all words of the other, or they share half of theirs: how a topic is worded is the labeller's choice. */
export function similarWords(found: string, wanted: string): boolean {
  const [a, b] = [meaningfulWords(found), meaningfulWords(wanted)];
  if (a.size === 0 || b.size === 0) return fold(found) === fold(wanted);
  const shared = [...a].filter((word) => b.has(word)).length;
  return shared === a.size || shared === b.size || shared / (a.size + b.size - shared) >= 0.5;
}
