import { readFileSync } from 'node:fs';
import path from 'node:path';

/** From this many people on a city is so well known that its name is misspelt. */
const LARGE = 400_000;
const LINE = /^([a-z]{5,})\|c\|[^|]*\|[^|]*\|(\d+)$/gm;

/** Names of large cities in one word, as `plainPlaceName` writes them; former and foreign names too. */
export function listLargeCities(): string[] {
  const text = readFileSync(path.join(import.meta.dirname, 'place-names.txt'), 'utf8');
  return [...text.matchAll(LINE)].flatMap(([, name = '', population]) => (Number(population) >= LARGE ? name : []));
}
