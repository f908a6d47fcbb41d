import { useRef } from 'react';
import { LiveRegion } from '../../../ui/live-region.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { preloadReader } from './load-reader.ts';
import type { ProfileLines } from './use-profile-lines.ts';

interface PasteBoxProps {
  lines: ProfileLines;
  onEdit: () => void;
  /** Starts the valid profiles, without the wrong lines. */
  onEnrichValid: () => void;
}

/** Where profile URLs are pasted, one per line, with a running count and a way to each wrong line. */
export function PasteBox({ lines, onEdit, onEnrichValid }: PasteBoxProps) {
  const { text, setText, reader, read, count } = lines;
  const area = useRef<HTMLTextAreaElement>(null);
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
        onFocus={preloadReader}
        onChange={(event) => {
          setText(event.target.value);
          onEdit();
        }}
        hint={<span className="tabular block min-h-5">{count || 'Paste profile links, or choose a sheet below.'}</span>}
      />
      <LiveRegion text={count} />
      {reader && read.refused.length > 0 && <reader.WrongLines read={read} area={area} onEnrichValid={onEnrichValid} />}
    </div>
  );
}
