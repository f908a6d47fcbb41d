/** What holds for every text, whoever writes it. */
export const COMMON_RULES: readonly string[] = [
  'Say what is the case, then stop. A text without something to say is left out: it is never filled.',
  'Plain English that a 13-year-old can read: short sentences, common words, right articles, plurals and possessives.',
  'Every name, number, date and place stands in the facts. No praise and no guesses about feelings.',
  'A sentence that would be true of any other person or company is cut.',
  'What is written in another language is told in English. A foreign sentence is never pasted in.',
  'People are called by their name or "they": whether somebody is a woman or a man is not guessed.',
  'A quotation is a whole sentence or a whole clause, at most one in a text, never cut in the middle.',
  "Only solutionsToPitch and reasoning speak of what the user's company sells. No other text names it or hints at it.",
  'When nothing ties the prospect to the offer, reasoning says so once, the pitch is left out, and no text speaks of the offer.',
  'A fact is used in at most two texts: each text takes the facts that serve its own job best.',
];

/** Phrases that say nothing, and that readers know as the mark of a machine. In small letters. */
export const FILLER_PHRASES: readonly string[] = [
  'has grown to',
  'stayed with me',
  'caught my eye',
  'caught my attention',
  'stood out to me',
  'resonated with me',
  'really resonates',
  "on people's minds",
  'on your mind',
  'on their mind',
  'is top of mind',
  'i came across',
  'i hope this finds you well',
  'i was impressed',
  'impressive journey',
  'in today’s',
  "in today's",
  'fast-paced',
  'ever-evolving',
  'ever-changing',
  'game changer',
  'game-changer',
  'cutting-edge',
  'state-of-the-art',
  'world-class',
  'seamless',
  'leverage',
  'synergy',
  'synergies',
  'unlock the',
  'elevate your',
  'empower',
  'streamline your',
  'take it to the next level',
  'to the next level',
  'perfect fit',
  'look no further',
  'pain point',
  'as a leader in',
  'i would love to',
  "i'd love to",
  'quick question',
  'pick your brain',
  'touch base',
  'in the space',
  'valuable insights',
  'plays a crucial role',
  'plays a key role',
  'plays a vital role',
  'it is worth noting',
  'testament to',
];

/** @returns the first empty phrase that stands in a text, in small letters */
export function findFiller(text: string): string | undefined {
  const plain = ` ${text.toLowerCase().replace(/[^\p{L}\p{N}'’-]+/gu, ' ')} `;
  return FILLER_PHRASES.find((phrase) => plain.includes(` ${phrase} `));
}

/** Words as a reader counts them. */
export const countWords = (text: string): number => text.match(/[\p{L}\p{N}][^\s]*/gu)?.length ?? 0;

/** Sentences that ask something. */
export const countQuestions = (text: string): number => text.match(/\?+/g)?.length ?? 0;
