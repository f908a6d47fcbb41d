/** Phrases that say nothing, or that everybody writes; a head of sales strikes them out. */
const FILLERS: readonly string[] = [
  'has grown to',
  'stayed with me',
  'caught my eye',
  'caught my attention',
  'resonated with me',
  'struck me',
  'made me curious',
  'made me think of',
  'is why i am writing',
  'i came across',
  'i could not help but',
  'i hope this',
  'hope you are well',
  'i wanted to reach out',
  'i would like to hear more',
  'just wanted to',
  'reaching out',
  'touch base',
  'touching base',
  'circle back',
  'circling back',
  'pick your brain',
  'quick question',
  'quick chat',
  'at the end of the day',
  'in today’s',
  "in today's",
  'fast-paced',
  'worth a conversation',
  'worth knowing',
  'worth noting',
  'needless to say',
  'as you know',
  'in passing',
  'known ground',
  'on the radar',
  'next level',
  'game changer',
  'game-changer',
  'leverage',
  'synergy',
  'synergies',
  'cutting-edge',
  'best-in-class',
  'world-class',
  'state-of-the-art',
  'market-leading',
  'seamless',
  'seamlessly',
  'delve',
  'unlock',
  'supercharge',
  'game-changing',
  'basically',
  'actually',
  'literally',
  'truly',
  'simply put',
];
const ON_THEIR_MIND = /\bon (?:your|his|her|their|\p{Lu}[\p{L}'’-]{0,40}['’](?:s)?) mind\b/u;
const LETTER = /[\p{L}\p{N}]/u;

/**
 * Fillers in a text.
 * @param given texts whose words are not the writer's: a filler that stands there may be repeated
 */
export function findFillers(text: string, given = ''): string[] {
  const folded = text.toLowerCase();
  const known = given.toLowerCase();
  const found = FILLERS.filter((filler) => standsIn(folded, filler) && !standsIn(known, filler));
  const mind = ON_THEIR_MIND.exec(text);
  return mind ? [...found, mind[0]] : found;
}

function standsIn(text: string, phrase: string): boolean {
  for (let at = text.indexOf(phrase); at >= 0; at = text.indexOf(phrase, at + 1)) {
    if (!LETTER.test(text.charAt(at - 1)) && !LETTER.test(text.charAt(at + phrase.length))) return true;
  }
  return false;
}
