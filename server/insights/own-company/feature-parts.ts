/** What the classifiers of a description share: how figures and words become features. */

const TOKEN = /[\p{L}\p{M}\p{N}]+|[^\s\p{L}\p{M}\p{N}]/gu;

/** Bounds of the length of a description, in characters. */
export const TEXT_LENGTHS = [40, 80, 140, 250, 400] as const;

/** @returns how many of the bounds a figure reaches */
export const stepOf = (figure: number, bounds: readonly number[]): number =>
  bounds.filter((bound) => figure >= bound).length;

/** @returns words and marks of a text, in small letters */
export const tokensOf = (text: string): string[] => text.toLowerCase().match(TOKEN) ?? [];

/** @returns what share of the stems of one text stand among those of another, from 0 to 1; 0 where there are none */
export const shareOf = (wanted: ReadonlySet<string>, there: ReadonlySet<string>): number =>
  wanted.size === 0 ? 0 : [...wanted].filter((stem) => there.has(stem)).length / wanted.size;
