import { isFreeMail } from '../../../enrichment/upload-facts/free-mail.ts';
import { isSalutation } from '../../../enrichment/upload-facts/read-cells.ts';
import { holdsSomethingElse, kindsWithin } from '../../../enrichment/upload-facts/read-heading.ts';
import { wordsOf } from '../../../enrichment/upload-facts/words-of.ts';
import { findKnownName } from '../../../person-names/known-names.ts';
import { wordPieces } from '../../../text-classifier/word-pieces.ts';
import { isCompany, isPlace, isTitle } from '../cells-like.ts';
import { type KnownColumn, likeNames } from '../column-content.ts';
import { isPersonNoun, saysNothing, speaksOfOthers } from '../heading-words.ts';

/** Cells that are looked at one by one. */
const CELLS = 12;
const CELL_CHARACTERS = 100;
/** Cells and words of them that are features themselves. */
const CELLS_READ = 4;
const WORDS_READ = 6;
const ENDING = 4;
const HEADING_CHARACTERS = 100;
const HEADING_WORDS = 12;
const NONE = '-';
/** Kinds whose presence in a sheet says what the other columns are not. */
const TELLING = ['firstName', 'lastName', 'name', 'company', 'title', 'headline', 'email'] as const;

/**
 * What a tagger is told of each column: the words and pieces of its heading, what its cells look like, what the headings beside
 * it are, and what is known of the sheet. Training and reading use the same.
 * @param columns with their kinds by the tables of headings
 * @param profile the column that holds the profiles
 * @returns names of features, a list for each column
 */
export function columnFeatures(columns: readonly KnownColumn[], profile: number | null): string[][] {
  const kinds = columns.map(({ kind, index }) => (index === profile ? 'profile' : (kind ?? NONE)));
  const present = TELLING.filter((kind) => kinds.includes(kind));
  const headings = columns.map(({ heading }) => wordsOf(heading.slice(0, HEADING_CHARACTERS)).slice(0, HEADING_WORDS));
  return columns.map((column, at) => {
    const words = headings[at] ?? [];
    const cells = cellFeatures(column);
    const features = [
      '1',
      `r${kinds[at]}`,
      `rp${kinds[at - 1] ?? NONE}`,
      `rn${kinds[at + 1] ?? NONE}`,
      `hp${headings[at - 1]?.at(-1) ?? NONE}`,
      `hn${headings[at + 1]?.[0] ?? NONE}`,
      `H${words.join('')}`,
      `n${Math.min(words.length, 5)}`,
      ...present.map((kind) => `has ${kind}`),
      ...TELLING.filter((kind) => !present.includes(kind)).map((kind) => `lacks ${kind}`),
      ...cells,
    ];
    const isOfOthers = speaksOfOthers(column.heading);
    for (const { kind, at: place, isLast } of kindsWithin(column.heading))
      features.push(
        `in ${kind}`,
        ...(isOfOthers ? [`in ${kind} of others`] : []),
        ...(isLast ? [`ends ${kind}`] : []),
        ...(place === 0 ? [`begins ${kind}`] : []),
      );
    if (isOfOthers) features.push('others');
    if (holdsSomethingElse(column.heading)) features.push('else');
    if (isPersonNoun(column.heading)) features.push('noun');
    if (saysNothing(column.heading)) features.push('nothing', ...cells.map((cell) => `nothing ${cell}`));
    for (const [place, word] of words.entries()) {
      features.push(`w${word}`, `b${words[place - 1] ?? NONE} ${word}`);
      features.push(...wordPieces(word));
    }
    features.push(`last ${words.at(-1) ?? NONE}`, `first ${words[0] ?? NONE}`);
    return [...new Set(features)];
  });
}

/** What the cells look like, in steps. */
function cellFeatures({ content }: KnownColumn): string[] {
  const { texts } = content;
  if (texts.length === 0) return ['empty'];
  const sample = texts.slice(0, CELLS).map((text) => text.slice(0, CELL_CHARACTERS));
  const words = sample.map((text) => text.split(/[\s,]+/u));
  const share = (test: (text: string, at: number) => boolean) => sample.filter(test).length / sample.length;
  const isText = content.emails + content.links + content.numbers < 0.5;
  return [
    `email${step(content.emails)}`,
    `link${step(content.links)}`,
    `site${step(content.websites)}`,
    `page${step(content.companyPages)}`,
    `phone${step(content.phones)}`,
    `number${step(content.numbers)}`,
    ...(content.emails > 0 ? [`free${step(share(isFreeMail))}`] : []),
    ...(isText
      ? [
          `names${step(likeNames(content))}`,
          `title${step(share(isTitle))}`,
          `company${step(share(isCompany))}`,
          `place${step(share(isPlace))}`,
          `mr${step(share(isSalutation))}`,
          `given${step(share((_, at) => isKnown(words[at]?.[0], 'given')))}`,
          `family${step(share((_, at) => isKnown(words[at]?.at(-1), 'family')))}`,
          `digits${step(share((text) => /\d/.test(text)))}`,
          `words${Math.min(6, Math.round(words.reduce((sum, ofCell) => sum + ofCell.length, 0) / words.length))}`,
          `long${step(share((text) => text.length > 45))}`,
          `sign${step(share((text) => /[|•!?@#]/.test(text)))}`,
          ...wordsInCells(words),
        ]
      : []),
  ];
}

/** Words of the first cells and how they end: 'GmbH', 'salgssjef'. */
function wordsInCells(words: readonly (readonly string[])[]): string[] {
  return words
    .slice(0, CELLS_READ)
    .flatMap((ofCell) => ofCell.slice(0, WORDS_READ))
    .map((word) => word.toLowerCase())
    .flatMap((word) => [`x${word}`, ...(word.length > ENDING ? [`z${word.slice(-ENDING)}`] : [])]);
}

function isKnown(word: string | undefined, as: 'given' | 'family'): boolean {
  return word !== undefined && findKnownName(word)[as] > 0;
}

/** A share in five steps: none, few, about half, most, all. */
function step(share: number): number {
  if (share <= 0) return 0;
  return share >= 1 ? 4 : share < 0.34 ? 1 : share <= 0.67 ? 2 : 3;
}
