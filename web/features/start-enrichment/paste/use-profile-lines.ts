import { useEffect, useMemo, useRef, useState } from 'react';
import type { ParsedProfileLines } from '../../../../shared/profile-url/profile-url.ts';
import { loadReader, type Reader } from './load-reader.ts';

/** Texts longer than this many characters are parsed when typing pauses; shorter ones on every keystroke. */
const LONG_TEXT = 20_000;
const PAUSE_MS = 200;
const NOTHING: ParsedProfileLines = { profiles: [], refused: [], duplicates: 0 };

export interface ProfileLines {
  text: string;
  setText: (text: string) => void;
  /** Null until something was typed and it has been loaded; until then nothing is read. */
  reader: Reader | null;
  /** The parsed text; slightly behind the typing when the text is long. */
  read: ParsedProfileLines;
  /** The same in words. */
  count: string;
  /** Parses the text as it is now. @throws when what parses it cannot be loaded */
  readNow: () => Promise<ParsedProfileLines>;
}

/** The paste box's text and what it contains. Parsing ten thousand lines never delays typing. */
export function useProfileLines(): ProfileLines {
  const [text, setText] = useState('');
  const [settled, setSettled] = useState('');
  const [reader, setReader] = useState<Reader | null>(null);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(pause.current), []);
  const read = useMemo(() => reader?.parseProfileLines(settled) ?? NOTHING, [reader, settled]);

  function change(next: string) {
    setText(next);
    clearTimeout(pause.current);
    if (next.length <= LONG_TEXT) setSettled(next);
    else pause.current = setTimeout(() => setSettled(next), PAUSE_MS);
    // What is not loaded now is tried again with the next change, or when it is started.
    if (!reader) loadReader().then(setReader, () => undefined);
  }

  async function readNow(): Promise<ParsedProfileLines> {
    if (reader && settled === text) return read;
    const loaded = reader ?? (await loadReader());
    setReader(loaded);
    return loaded.parseProfileLines(text);
  }
  return { text, setText: change, reader, read, count: reader?.describeLines(read) ?? '', readNow };
}
