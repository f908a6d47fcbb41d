import { oncePer } from '../../platform/once-per.ts';
import type { guessCapabilities } from '../trade/capabilities/guess-capabilities.ts';
import { isSpecialised } from '../trade/capabilities/specialised-offers.ts';
import { isWithin, type Span } from '../trade/customer-spans.ts';
import type { PhraseHit } from '../trade/phrase-set.ts';
import type { Capability } from '../trade/types.ts';
import { longStemsOf } from '../trade/words.ts';
import { shareOf, stepOf, TEXT_LENGTHS, tokensOf } from './feature-parts.ts';

/** What is known of a description when kinds of offers are looked at. */
export interface OfferText {
  text: string;
  /** What is sold first, in the user's words; the empty string when nothing was read. */
  offering: string;
  /** Phrases of the tables, wherever they stand. */
  hits: readonly PhraseHit<Capability>[];
  near: ReturnType<typeof guessCapabilities>;
  /** Stretches that speak of customers. */
  customers: readonly Span[];
}

const CHARS_AROUND = 40;
const END_OF_SENTENCE = /[.:;]/;
const NONE = -1;
const MOST = 4;

const PARTS = [0.01, 0.34, 0.5, 0.67, 0.99];
const TENTHS = [0.01, 0.1, 0.2, 0.3, 0.4, 0.5, 0.7];

/** All words by which a table knows a kind of offer and the need for it. */
const stemsOfRow = oncePer(({ label, phrases, signs, sellers }: Capability) =>
  longStemsOf([label, ...phrases, ...signs, ...sellers].join(' ')),
);
const stemsOfText = oncePer(({ text, offering }: OfferText) => ({
  whole: longStemsOf(text),
  start: longStemsOf(text.slice(0, endOfSentence(text))),
  offering: longStemsOf(offering),
}));

const endOfSentence = (text: string): number => END_OF_SENTENCE.exec(text)?.index ?? text.length;

const SHARES = [0.2, 0.4, 0.6, 0.8, 0.99];
const PLACES = [0, 1, 20, 50, 100, 200];

/**
 * What a classifier looks at to tell whether a description's main offer is of a kind that tables found in it: by which
 * phrase, where it stands, what stands around it, and what else was found.
 * @param place of the kind among all that were found, the weightiest first
 */
export function offerKindFeatures(read: OfferText, capability: Capability, place: number): string[] {
  const { text, offering, hits, near, customers } = read;
  const stems = stemsOfText(read);
  const label = longStemsOf(capability.label);
  const ofRow = stemsOfRow(capability);
  const mine = hits.filter(({ id }) => id === capability);
  const [first] = mine;
  const said = first?.said.toLowerCase() ?? '';
  const at = first?.at ?? NONE;
  // A row of one trade, or of many: what holds of the one need not hold of the other.
  const row = isSpecialised(capability) ? 'special' : 'general';
  const ofSentence = endOfSentence(text);
  // 'We help firms cut empty miles with route planning software' begins, for what is sold, with 'route planning'.
  const ofOffering = said === '' ? NONE : offering.toLowerCase().indexOf(said);
  const from = ofOffering < 0 ? at : ofOffering;
  const stands =
    from < 0 ? 'nowhere' : from === 0 ? 'at the start' : ofOffering > 0 || at < ofSentence ? 'early' : 'later';
  const phrases = Math.min(MOST, new Set(mine.map((hit) => hit.said.toLowerCase())).size);
  const nearest = near.findIndex((one) => one.capability === capability);
  const [before, behind] =
    at < 0
      ? [[], []]
      : [
          tokensOf(text.slice(Math.max(0, at - CHARS_AROUND), at)),
          tokensOf(text.slice(at + said.length, at + said.length + CHARS_AROUND)),
        ];
  return [
    'every offer',
    `place ${place}`,
    `kind ${capability.id}`,
    `said ${said}`,
    `said ${said} ${capability.id}`,
    row,
    `${row} ${stands}`,
    `${row} phrases ${phrases}`,
    `${row} ${stands} ${phrases}`,
    `${row} kinds ${Math.min(MOST, new Set(hits.map(({ id }) => id)).size)}`,
    `${row} near ${nearest < 0 ? 'none' : nearest === 0 ? 'first' : 'later'}`,
    `${row} share ${stepOf(offering === '' ? 0 : said.length / offering.length, SHARES)}`,
    `${row} offering ${said !== '' && offering.toLowerCase().includes(said)}`,
    `${row} words ${said === '' ? 0 : said.split(' ').length}`,
    `${row} from ${stepOf(from, PLACES)}`,
    `${row} length ${stepOf(text.length, TEXT_LENGTHS)}`,
    `${row} label ${stepOf(shareOf(label, stems.whole), PARTS)}`,
    `${row} label first ${stepOf(shareOf(label, stems.start), PARTS)}`,
    `offering is label ${stepOf(Math.min(shareOf(stems.offering, label), shareOf(label, stems.offering)), PARTS)} ${stands}`,
    `offering is said ${stepOf(offering === '' ? 0 : said.length / offering.length, SHARES)} ${offering !== '' && said !== '' && offering.toLowerCase().includes(said)}`,
    `${row} offering in row ${stepOf(shareOf(stems.offering, ofRow), PARTS)}`,
    `${row} text in row ${stepOf(shareOf(stems.whole, ofRow), TENTHS)}`,
    `${row} start in row ${stepOf(shareOf(stems.start, ofRow), TENTHS)}`,
    `customers ${at >= 0 && isWithin(customers, at)}`,
    `before ${before.at(-1) ?? ''}`,
    `before ${before.slice(-2).join(' ')}`,
    `behind ${behind[0] ?? ''}`,
    `behind ${behind.slice(0, 2).join(' ')}`,
  ];
}
