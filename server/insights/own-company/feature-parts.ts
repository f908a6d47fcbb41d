/** What the classifiers of a description share: how figures and words become features. */

const TOKEN = /[\p{L}\p{M}\p{N}]+|[^\s\p{L}\p{M}\p{N}]/gu;

/** Bounds of the length of a description, in characters. */
export const TEXT_LENGTHS = [40, 80, 140, 250, 400] as const;

/** @returns how many of the bounds a figure reaches */
export const stepOf = (figure: number, bounds: readonly number[]): number =>
  bounds.filter((bound) => figure >= bound).length;

/** @returns words and marks of a text, in small letters */
export const tokensOf = (text: string): string[] => text.toLowerCase().match(TOKEN) ?? [];
