import { oncePer } from '../../platform/once-per.ts';
import { productOf } from '../../text-classifier/text-vectors.ts';
import { shareOf, stepOf, TEXT_LENGTHS, tokensOf } from '../own-company/feature-parts.ts';
import { likeliestKind } from '../own-company/offer-kinds.ts';
import type { OwnTrade } from '../own-company/own-trade.ts';
import { offerVectorsOf } from '../relevance/offer-vectors.ts';
import { placeText } from '../relevance/place-text.ts';
import { longStemsOf, wordsOf } from '../trade/words.ts';
import { areEnglishWords } from '../wording/english/english-words.ts';
import { isBaseVerb, mayBeNoun } from '../wording/english/verbs.ts';
import { markedParts, type OfferNameCandidate, OWN_WORDS } from './offer-name-candidates.ts';

const NEARNESS = [0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8];
const GAPS = [0.001, 0.05, 0.1, 0.2, 0.3];
const SHARES = [0.01, 0.34, 0.5, 0.67, 0.99];
const ODDS = [-1, 0, 0.8, 1.5, 2.5];
const LETTERS = [4, 8, 14, 22, 32, 45];
const MOST = 4;
const PLACES = [1, 20, 60, 120, 250];
const AROUND = 40;

/** What kind of thing is sold, by words that say so in a name or a description. */
const TYPES: readonly (readonly [type: string, words: RegExp])[] = [
  [
    'software',
    /\b(?:software|platforms?|apps?|saas|erp|crm|api|sdk|portal|dashboards?|plattform|logiciels?|programa|programm|plataforma|piattaforma|gestionale|applicazione|aplicación)\b/i,
  ],
  [
    'service',
    /\b(?:services?|agency|consult\w*|advi[sc]\w+|outsourc\w+|cleaning|repairs?|inspections?|recruit\w*|staff\w*|lawyers?|brokers?|dienst\w*|agentur|beratung|agence|agencia|servici\w*|servizi\w*|conseil|we (?:do|clean|repair|test|train|find|write|handle|run|plan|build))\b/i,
  ],
  ['rental', /\b(?:rent\w*|hire|leas\w+|miet\w*|vermiet\w*|location|alquiler|noleggio|verhuur|aluguel)\b/i],
  [
    'machine',
    /\b(?:machines?|machinery|equipment|devices?|sensors?|robots?|printers?|maschinen?|anlagen?|máquinas?|macchin\w+|machine\w*|equipos?|meters?|scales)\b/i,
  ],
  ['training', /\b(?:training|courses?|workshops?|coaching|schulung\w*|formation|formación|formazione|academy)\b/i],
];
const typesIn = (text: string): string[] => TYPES.filter(([, words]) => words.test(text)).map(([type]) => type);

const CAPITAL_INSIDE = /\S \p{Lu}\p{Ll}/u;
const PIECE_OF_SENTENCE =
  /^(?:get|become|stay|write|buy|improve|reduce|lower|raise|save|avoid|keep|move|grow|turn|win|reach|who|whom|what|which|when|where|why|how|whether|out|next|in|on|at|for|from|with|to|no|not|up|all|any|the|an?|our|your|their)(?: |$)|\b(?:is|are|was|your|their|its|our|you|we)\b/i;

/** What is looked at of a description for each of its names. */
const readText = oncePer((own: OwnTrade) => {
  const { description, isForeign, capabilities } = own;
  const main = likeliestKind(capabilities);
  return {
    ...{ isForeign, vector: offerVectorsOf(own).ofDescription },
    stems: longStemsOf(description),
    start: longStemsOf(description.slice(0, 120)),
    types: typesIn(description),
    ...{ small: description.toLowerCase(), parts: markedParts(own) },
    length: stepOf(description.length, TEXT_LENGTHS),
    odds: main === undefined ? 'none' : stepOf(main.odds, ODDS),
  };
});

const LETTER = /[\p{L}\p{M}\p{N}]/u;

/** Where words stand in a text as whole ones; -1 where they do not: 'erp' is not in 'enterprise'. */
function placeOfWords(text: string, words: string): number {
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + words.length)) {
    if (!LETTER.test(text[at - 1] ?? ' ') && !LETTER.test(text[at + words.length] ?? ' ')) return at;
  }
  return NOWHERE;
}
const NOWHERE = -1;

/**
 * What a classifier looks at to tell whether a name fits what the user mainly sells: where it comes from, how near it lies to the
 * description, which of its words stand there, what kind of thing it is, and how many of the other names say the same.
 * @returns the features of each, in the order given
 */
export function offerNameFeatures(own: OwnTrade, candidates: readonly OfferNameCandidate[]): string[][] {
  const text = readText(own);
  const read = candidates.map(({ name, sources }) => {
    const { vector } = placeText(name);
    const nearness = vector === undefined || text.vector === undefined ? 0 : productOf(vector, text.vector);
    return { name, sources, nearness, stems: longStemsOf(name), vector };
  });
  const best = Math.max(...read.map(({ nearness }) => nearness));
  return read.map((one) => {
    const { name, sources, nearness, stems } = one;
    const from = sources.join('+');
    const others = read.filter((other) => other !== one);
    const alike = others.filter((other) => Math.min(shareOf(stems, other.stems), shareOf(other.stems, stems)) >= 0.5);
    const near = others.filter(
      (other) => one.vector && other.vector && productOf(one.vector, other.vector) >= 0.6 && !alike.includes(other),
    );
    const words = wordsOf(name);
    const head = words.at(-1)?.stem ?? '';
    const english = areEnglishWords(name) ? 'English' : text.isForeign ? 'foreign' : 'rare';
    const first = words[0]?.text ?? '';
    const isPiece = PIECE_OF_SENTENCE.test(name) || (words.length > 1 && isBaseVerb(first) && !mayBeNoun(first));
    const types = typesIn(name);
    const type = types.join('+') || 'thing';
    const fits = types.length === 0 ? text.types.join('+') : types.every((found) => text.types.includes(found));
    const source = sources.some((found) => OWN_WORDS.has(found))
      ? 'words'
      : sources.includes('label')
        ? 'label'
        : (sources[0] ?? '');
    const at = placeOfWords(text.small, name.toLowerCase());
    const behindIt = at + name.length;
    const marked = at < 0 ? undefined : text.parts.find(({ from, to }) => from < behindIt && at < to);
    const place = at < 0 ? 'nowhere' : `${stepOf(at, PLACES)}`;
    const before = at < 0 ? [] : tokensOf(text.small.slice(Math.max(0, at - AROUND), at)).slice(-2);
    const behind = at < 0 ? [] : tokensOf(text.small.slice(behindIt, behindIt + AROUND)).slice(0, 2);
    return [
      ...(at < 0
        ? []
        : [
            `before ${before.at(-1) ?? ''}`,
            `before ${before.join(' ')}`,
            `behind ${behind[0] ?? ''}`,
            `behind ${behind.join(' ')}`,
            `${source} place ${place} ${marked?.part ?? ''}`,
          ]),
      ...(words.length === 1 ? [`word ${head}`] : []),
      `${source} marked ${marked?.part ?? (at < 0 ? 'nowhere' : 'nothing')}`,
      'every name',
      `from ${from}`,
      ...sources.map((found) => `one from ${found}`),
      `${source} near ${stepOf(nearness, NEARNESS)}`,
      `near ${stepOf(nearness, NEARNESS)}`,
      `${source} gap ${stepOf(best - nearness, GAPS)}`,
      `${from} sure ${text.odds}`,
      `${source} sure ${text.odds}`,
      `${source} in text ${stepOf(shareOf(stems, text.stems), SHARES)}`,
      `${source} in start ${stepOf(shareOf(stems, text.start), SHARES)}`,
      `${source} words ${Math.min(MOST, words.length)}`,
      `${source} letters ${stepOf(name.length, LETTERS)}`,
      `${source} ${english}`,
      `${source} alike ${Math.min(MOST, alike.length)}`,
      `${source} near others ${Math.min(MOST, near.length)}`,
      `${source} alike ${alike.some((other) => other.sources.includes('label'))} ${alike.some((other) => other.sources.includes('sold'))}`,
      `${source} piece ${isPiece}`,
      `${source} digit ${/\d/.test(name)}`,
      `${source} capital ${CAPITAL_INSIDE.test(name)} ${/^\p{Lu}\p{Ll}+$/u.test(name)}`,
      `${source} length ${text.length}`,
      `${source} plural ${/s$/i.test(name)}`,
      `type ${type} ${fits}`,
      `${source} type ${type} ${fits}`,
      `head ${head}`,
      `${source} head in text ${text.stems.has(head)}`,
      `${source} list ${/,| and /.test(name)}`,
    ];
  });
}
