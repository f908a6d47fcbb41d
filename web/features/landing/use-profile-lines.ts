import { useDeferredValue, useMemo, useState } from 'react';
import { type ParsedProfileLines, parseProfileLines } from '../../../shared/profile-url/profile-url.ts';

export interface ProfileLines {
  text: string;
  setText: (text: string) => void;
  /** What the text holds; a moment behind the keystroke when the text is long. */
  read: ParsedProfileLines;
  /** What the text holds at this moment. */
  readNow: () => ParsedProfileLines;
}

/** The paste box's text and what it holds. Ten thousand lines are read after the keystroke, never during it. */
export function useProfileLines(): ProfileLines {
  const [text, setText] = useState('');
  const settled = useDeferredValue(text);
  const read = useMemo(() => parseProfileLines(settled), [settled]);
  return { text, setText, read, readNow: () => (settled === text ? read : parseProfileLines(text)) };
}
