/** Lower case, without accents and signs, one space between words: how names are compared. */
export function plainWords(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** Whether the words of `phrase` stand in `text`, side by side and whole. */
export function holdsPhrase(text: string, phrase: string): boolean {
  const words = plainWords(phrase);
  return words !== '' && ` ${plainWords(text)} `.includes(` ${words} `);
}

/** Whether all words of `phrase` stand in `text`, anywhere. */
export function holdsWords(text: string, phrase: string): boolean {
  const words = plainWords(phrase).split(' ');
  return words[0] !== '' && words.every((word) => holdsPhrase(text, word));
}
