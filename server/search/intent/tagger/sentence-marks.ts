import type { QueryText } from '../query-text.ts';

const ENDS_SENTENCE = /^[.!?;]$/;
/** Somebody speaks of themselves: what stands there is often what they sell, and not whom they look for. */
const ASKER =
  /^(?:i|im|i'm|i've|we|we're|we've|our|my|us|ich|wir|unser|unsere|mein|meine|je|j|nous|notre|nos|mon|ma|yo|nosotros|nuestra|nuestro|mi|eu|nos|nosso|nossa|meu|minha|io|noi|nostra|ik|wij|ons|onze|main|hum|hamara|hamari|hamare|mujhe|hamein)$/;
/** Words of a request. */
const REQUEST =
  /^(?:find|need|needs|looking|look|search|searching|seeking|seek|want|wanted|show|give|get|list|pull|who|which|hiring|hire|recruiting|identify|locate|source|suche|suchen|brauche|brauchen|finde|zeig|cherche|cherchons|recherche|recherchons|trouve|trouver|besoin|busco|buscamos|necesito|necesitamos|encuentra|quiero|procuro|procuramos|preciso|precisamos|quero|encontre|cerco|cerchiamo|zoek|zoeken|chahiye|chahie|dhundh|dikhao|batao)$/;

/** What is said of the sentence that a word stands in. */
export interface SentenceMarks {
  /** Which sentence it is: 0 for the first, 9 for the last of several. */
  place: number;
  speaksOfAsker: boolean;
  asks: boolean;
  /** Another sentence asks. */
  isAskedElsewhere: boolean;
}

const LAST = 9;

/** What each word's sentence is about: whoever asks, or whom they look for. */
export function sentenceMarks(text: QueryText): SentenceMarks[] {
  const sentences: { words: string[]; from: number }[] = [{ words: [], from: 0 }];
  for (const [at, { kind, text: word }] of text.tokens.entries()) {
    const sentence = sentences.at(-1);
    if (kind === 'mark' && ENDS_SENTENCE.test(word) && (sentence?.words.length ?? 0) > 0)
      sentences.push({ words: [], from: at + 1 });
    else if (kind !== 'mark') sentence?.words.push(word);
  }
  const said = sentences.filter(({ words }) => words.length > 0);
  const asking = said.map(({ words }) => words.some((word) => REQUEST.test(word)));
  const marks = said.map(({ words }, place) => ({
    place: place > 0 && place === said.length - 1 ? LAST : Math.min(place, LAST - 1),
    speaksOfAsker: words.some((word) => ASKER.test(word)),
    asks: asking[place] === true,
    isAskedElsewhere: asking.some((asks, other) => asks && other !== place),
  }));
  const none = { place: 0, speaksOfAsker: false, asks: false, isAskedElsewhere: false };
  return text.tokens.map((_, at) => marks[said.findLastIndex(({ from }) => from <= at)] ?? none);
}
