const ABBREVIATION =
  /(?:^|[\s("'])(?:\p{L}|Dr|Mr|Ms|Mrs|St|No|Nos|vs|Inc|Ltd|Co|Corp|Pvt|Asst|Dept|Sr|Jr|approx|e\.g|i\.e|a\.m|p\.m|u\.a|z\.B|Rs|S\.A|S\.p\.A|B\.V|S\.C\.A|Sp)\.$/u;

/** Sentences of a text; a mark inside a quotation ends one only where the quotation ends. */
export function splitSentences(text: string): string[] {
  const sentences: string[] = [];
  let start = 0;
  let quoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const letter = text.charAt(at);
    if (letter === '"' || letter === '“' || letter === '”') quoted = letter === '“' || (letter === '"' && !quoted);
    const ended = /[.!?…।]/.test(letter) || (/["”]/.test(letter) && !quoted && /[.!?…।]/.test(text.charAt(at - 1)));
    if (quoted || !ended) continue;
    const next = /^["”')]*\s+/.exec(text.slice(at + 1, at + 8));
    const follows = text.charAt(at + 1 + (next?.[0].length ?? 0));
    if (!next || /\p{Ll}/u.test(follows) || ABBREVIATION.test(text.slice(Math.max(start, at - 12), at + 1))) continue;
    sentences.push(text.slice(start, at + next[0].length + 1).trim());
    start = at + next[0].length + 1;
  }
  sentences.push(text.slice(start).trim());
  return sentences.filter((sentence) => sentence !== '');
}
