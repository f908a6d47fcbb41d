import { dropStrayJoiners } from '../../../../shared/clean-text.ts';
import { trimEndOf, trimOf } from '../../../../shared/trim-text.ts';

/** Texts of web pages as plain sentences. */

const PICTURES = /[\p{Emoji_Presentation}\u2190-\u21ff\u25a0-\u27bf\u2b00-\u2bff]|\ufe0f|\u20e3/gu;
const INVISIBLE =
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\ufeff\ufffd]/g;
const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  quot: '"',
  apos: "'",
  '#39': "'",
  '#039': "'",
  nbsp: ' ',
};

/** One line without markup, pictures, invisible characters and doubled spaces. */
export function toPlainText(text: string): string {
  const shown = text
    .replace(/&(amp|quot|apos|#0?39|nbsp);/g, (whole, name: string) => ENTITIES[name] ?? whole)
    .replace(/<\/?[a-z][^<>]{0,200}>/gi, ' ')
    .replace(INVISIBLE, '');
  return trimOf(dropStrayJoiners(shown), /[\s|•·*–—-]/)
    .replace(PICTURES, '')
    .replace(/\s+/g, ' ')
    .replace(/ ([,.;:!?])/g, '$1')
    .trim()
    .toWellFormed();
}

const ABBREVIATION = /\b(?:Inc|Ltd|Co|Corp|Dr|Mr|Ms|Mrs|St|No|vs|approx|e\.g|i\.e|z\.B|ca|bzw|Pvt|[A-Z])\.$/;
/** The longest of them with its full stop, and what stands before it. */
const ABBREVIATION_CHARS = 8;
const segmenters = new Map<string, Intl.Segmenter>();

/** The sentences of a text, in order. @param language as the page declares it */
export function splitSentences(text: string, language: string): string[] {
  const known = segmenters.get(language) ?? makeSegmenter(language);
  segmenters.set(language, known);
  const sentences: string[] = [];
  for (const { segment } of known.segment(text)) {
    const last = sentences.at(-1);
    // 'Acme Inc. builds', 'approx. 40 people': an abbreviation ends no sentence.
    if (last && ABBREVIATION.test(last.trimEnd().slice(-ABBREVIATION_CHARS))) {
      sentences[sentences.length - 1] = last + segment;
    } else sentences.push(segment);
  }
  return sentences.map((sentence) => sentence.trim()).filter((sentence) => sentence !== '');
}

function makeSegmenter(language: string): Intl.Segmenter {
  if (segmenters.size > 50) segmenters.clear();
  try {
    return new Intl.Segmenter(language || 'en', { granularity: 'sentence' });
  } catch {
    return new Intl.Segmenter('en', { granularity: 'sentence' });
  }
}

/** The sentence with a full stop, when nothing ends it. */
export function endSentence(text: string): string {
  const bare = trimEndOf(text, /[\s,;:–—-]/);
  return /[.!?。！？…।؟]["'”’»)\]]*$/.test(bare) ? bare : `${bare}.`;
}

/** A headline set in capitals, in ordinary letters. */
export function quietCapitals(text: string): string {
  const letters = text.replace(/[^\p{L}]/gu, '');
  if (letters.length < 8 || letters !== letters.toUpperCase() || letters === letters.toLowerCase()) return text;
  return text.charAt(0) + text.slice(1).toLowerCase();
}

const SMALL =
  /^(?:the|and|for|with|from|that|this|your|you|our|are|all|can|has|have|who|what|how|und|der|die|das|les|des|pour|los|las|para|con)$/;

/** Words that say something, in lower case; for scripts without spaces, pairs of characters. */
export function contentWords(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{M}\p{N}]{3,}/gu) ?? [];
  return new Set(
    words.flatMap((word) => {
      if (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u.test(word)) {
        return [...word].slice(1).map((_, index) => word.slice(index, index + 2));
      }
      return SMALL.test(word) ? [] : [word];
    }),
  );
}

/** Share of `text`'s words that `known` has: 1 when nothing is new. */
export function overlap(text: string, known: ReadonlySet<string>): number {
  const words = contentWords(text);
  if (words.size === 0) return 1;
  let shared = 0;
  for (const word of words) if (known.has(word)) shared += 1;
  return shared / words.size;
}
