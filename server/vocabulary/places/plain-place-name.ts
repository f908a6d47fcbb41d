/** Letters that have no decomposition in Unicode. */
const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  ı: 'i',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
};

/**
 * A name of a place as places are compared: lower case, without accents and marks, words parted by one space.
 * 'St. Louis' and 'Saint-Étienne' become 'st louis' and 'saint etienne', 'U.S.A.' 'usa', "Xi'an" 'xian'.
 */
export function plainPlaceName(name: string): string {
  return name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{Mn}/gu, '')
    .replace(/[ßøłđðıæœþ]/g, (letter) => LETTERS[letter] ?? letter)
    .replace(/['’‘`´ʿʾʼ.]/g, '')
    .replace(/&/g, ' and ')
    .replace(/[^\p{L}\p{N}\p{Mc}]+/gu, ' ')
    .trim();
}
