import { useEffect, useMemo, useRef, useState } from 'react';
import { type ParsedProfileLines, parseProfileLines } from '../../../../shared/profile-url/profile-url.ts';

/** Texts longer than this many characters are parsed when typing pauses; shorter ones on every keystroke. */
const LONG_TEXT = 20_000;
const PAUSE_MS = 200;

export interface ProfileLines {
  text: string;
  setText: (text: string) => void;
  /** The parsed text; slightly behind the typing when the text is long. */
  read: ParsedProfileLines;
  /** Parses the text as it is now. */
  readNow: () => ParsedProfileLines;
}

/** The paste box's text and what it contains. Parsing ten thousand lines never delays typing. */
export function useProfileLines(): ProfileLines {
  const [text, setText] = useState('');
  const [settled, setSettled] = useState('');
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(pause.current), []);
  const read = useMemo(() => parseProfileLines(settled), [settled]);

  function change(next: string) {
    setText(next);
    clearTimeout(pause.current);
    if (next.length <= LONG_TEXT) setSettled(next);
    else pause.current = setTimeout(() => setSettled(next), PAUSE_MS);
  }
  return { text, setText: change, read, readNow: () => (settled === text ? read : parseProfileLines(text)) };
}
