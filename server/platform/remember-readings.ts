import { RecentMap } from './recent-map.ts';

/** Longer texts are read again each time, so that what is kept stays small. */
const MOST_CHARS = 500;

/**
 * Makes a reading of short texts that is done once for as long as a text is among the last (memoization): people have the same titles, and
 * several parameters ask for the title or the name of one person.
 * @param read must tell from the text alone; nobody may change what it gives
 * @param most texts to be remembered: those used lately
 */
export function rememberReadings<Reading extends object | string | boolean>(
  read: (text: string) => Reading,
  most: number,
): (text: string) => Reading {
  const known = new RecentMap<Reading>(most);
  return (text) => {
    if (text.length > MOST_CHARS) return read(text);
    let reading = known.get(text);
    if (reading === undefined) {
      reading = read(text);
      known.set(text, reading);
    }
    return reading;
  };
}
