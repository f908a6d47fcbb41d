import { useRef } from 'react';
import { LiveRegion } from '../../../ui/live-region.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { WrongEntries } from '../wrong-entries.tsx';
import { describeLines, lineRange } from './describe-lines.ts';
import type { ProfileLines } from './use-profile-lines.ts';

interface PasteBoxProps {
  lines: ProfileLines;
  onEdit: () => void;
  /** Starts the valid profiles, without the wrong lines. */
  onEnrichValid: () => void;
}

/** Where profile URLs are pasted, one per line, with a running count and a way to each wrong line. */
export function PasteBox({ lines, onEdit, onEnrichValid }: PasteBoxProps) {
  const { text, setText, read } = lines;
  const area = useRef<HTMLTextAreaElement>(null);
  const count = describeLines(read);

  function jumpTo(line: number) {
    const box = area.current;
    if (!box) return;
    const { start, end } = lineRange(box.value, line);
    box.focus();
    box.setSelectionRange(start, end);
    box.scrollTop = Math.max(0, (box.scrollHeight / box.value.split('\n').length) * (line - 3));
  }

  return (
    <div className="flex flex-col gap-3">
      <TextArea
        ref={area}
        label="LinkedIn profile URLs, one per line"
        hideLabel
        rows={7}
        // URLs stay on one line each; the placeholder may take two on a phone.
        wrap={text === '' ? 'soft' : 'off'}
        spellCheck={false}
        autoComplete="off"
        placeholder="Enter LinkedIn Profile URL(One URL per line)"
        className="max-h-96 min-h-44 resize-y overflow-x-auto"
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          onEdit();
        }}
        hint={<span className="tabular block min-h-5">{count || 'Paste profile links, or choose a sheet below.'}</span>}
      />
      <LiveRegion text={count} />
      {read.refused.length > 0 && (
        <WrongEntries
          entries={read.refused.map(({ line, value, message }) => ({
            place: `Line ${line}`,
            at: line,
            value,
            message,
          }))}
          valid={read.profiles.length}
          onJump={jumpTo}
          onEnrichValid={onEnrichValid}
        />
      )}
    </div>
  );
}
