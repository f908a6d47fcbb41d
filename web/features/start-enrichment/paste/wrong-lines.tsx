import type { RefObject } from 'react';
import type { ParsedProfileLines } from '../../../../shared/profile-url/profile-url.ts';
import { WrongEntries } from '../wrong-entries.tsx';
import { lineRange } from './describe-lines.ts';

interface WrongLinesProps {
  read: ParsedProfileLines;
  /** Where they stand. */
  area: RefObject<HTMLTextAreaElement | null>;
  onEnrichValid: () => void;
}

/** The pasted lines that are not profiles, and the way to each. */
export function WrongLines({ read, area, onEnrichValid }: WrongLinesProps) {
  function jumpTo(line: number) {
    const box = area.current;
    if (!box) return;
    const { start, end } = lineRange(box.value, line);
    box.focus();
    box.setSelectionRange(start, end);
    box.scrollTop = Math.max(0, (box.scrollHeight / box.value.split('\n').length) * (line - 3));
  }
  const entries = read.refused.map(({ line, value, message }) => ({ place: `Line ${line}`, at: line, value, message }));
  return <WrongEntries entries={entries} valid={read.profiles.length} onJump={jumpTo} onEnrichValid={onEnrichValid} />;
}
