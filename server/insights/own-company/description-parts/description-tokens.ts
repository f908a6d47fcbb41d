/** A word or a sign of a description, and where it stands in it. */
export interface DescriptionToken {
  text: string;
  from: number;
  to: number;
}

/** Words with what holds them together ('B2B', "l'industrie" as two), line breaks, or one sign. */
const TOKEN = /[\p{L}\p{M}\p{N}]+(?:[-.&+][\p{L}\p{M}\p{N}]+)*['’]?|\n|[^\s]/gu;
const MOST_TOKENS = 1_200;

/** Parts a description into words and signs; of a longer one the first 1,200 are read. */
export function descriptionTokens(text: string): DescriptionToken[] {
  const tokens: DescriptionToken[] = [];
  for (const { 0: word, index } of text.matchAll(TOKEN)) {
    if (tokens.length === MOST_TOKENS) break;
    tokens.push({ text: word, from: index, to: index + word.length });
  }
  return tokens;
}
