import { stemWord } from '../../../server/vocabulary/job-titles/stem-title.ts';
import type { ForeignLabel } from './esco.ts';

/** Languages in which a title begins with who somebody is. */
const HEAD_FIRST: ReadonlySet<string> = new Set(['fr', 'es', 'it', 'pt', 'ro', 'pl']);
/** So many occupations begin with the word, and this share of their English names end with one word. */
const LEAST = 3;
const CLEAR = 0.6;

/**
 * First words of titles with what they mean alone: 'ingegnere' is an engineer, as 'ingegnere meccanico', 'ingegnere navale' and
 * others are.
 * @param names in English, by conceptUri
 */
export function headWords(labels: readonly ForeignLabel[], names: ReadonlyMap<string, string>): Map<string, string> {
  const english = new Set([...names.values()].flatMap((name) => name.split(' ').map(stemWord)));
  const heads = new Map<string, Map<string, Set<string>>>();
  for (const { language, words, uri } of labels) {
    const [first = ''] = words;
    if (!HEAD_FIRST.has(language) || words.length < 2 || first.length < 5) continue;
    const key = `${language} ${stemWord(first)}`;
    const last = names.get(uri)?.split(' ').at(-1) ?? '';
    const byNoun = heads.get(key) ?? new Map<string, Set<string>>();
    byNoun.set(last, (byNoun.get(last) ?? new Set()).add(uri));
    heads.set(key, byNoun);
  }
  const found = new Map<string, string>();
  for (const [key, byNoun] of heads) {
    const all = [...byNoun.values()].reduce((sum, { size }) => sum + size, 0);
    const [noun, uris] = [...byNoun].sort(([, one], [, other]) => other.size - one.size)[0] ?? ['', new Set()];
    const [language = '', stem = ''] = key.split(' ');
    if (all >= LEAST && uris.size / all >= CLEAR && /^[a-z]+$/.test(stem) && !english.has(stem))
      found.set(stem, `${found.has(stem) ? `${found.get(stem)}\t` : ''}${noun}\t-\t${language}`);
  }
  return found;
}
