/** What holds for every text, whoever writes it. */
export const COMMON_RULES: readonly string[] = [
  'Say what is the case, then stop. A text without something to say is left out: it is never filled.',
  'Plain English that a 13-year-old can read: short sentences, common words, right articles, plurals and possessives.',
  'Every name, number, date and place stands in the facts. No praise and no guesses about feelings.',
  'A sentence that would be true of any other person or company is cut.',
  'What is written in another language is told in English. A foreign sentence is never pasted in.',
  'People are called by their name or "they": whether somebody is a woman or a man is not guessed.',
  'A quotation is a whole sentence or a whole clause, at most one in a text, never cut in the middle.',
  "Only solutionsToPitch and reasoning speak of what the user's company sells; the opener may ask how such things are done today. No other text names it or hints at it.",
  'When nothing ties the prospect to the offer, reasoning says so once, the pitch is left out, and no text speaks of the offer.',
  'A fact is used in at most two texts: each text takes the facts that serve its own job best.',
];

/** Words as a reader counts them. */
export const countWords = (text: string): number => text.match(/[\p{L}\p{N}][^\s]*/gu)?.length ?? 0;

/** Sentences that ask something. */
export const countQuestions = (text: string): number => text.match(/\?+/g)?.length ?? 0;
