import { useState } from 'react';
import type { ColumnMapping } from '../../../../shared/contract/sheet-columns.ts';
import type { DryRunResponse } from '../../../../shared/contract/spreadsheets.ts';
import type { SheetSource } from './sheet-source.ts';

/** A chosen file or shared sheet. */
export interface ChosenSheet {
  source: SheetSource;
  /** When it was chosen: each choice is read again, even of a file with the same name. */
  at: number;
}

/** What a start needs of a sheet. */
export interface SheetRead {
  /** What the upload would do; undefined before that is known, or when it cannot be read. */
  preview: DryRunResponse | undefined;
  reading: boolean;
  /** To be sent with the start, and remembered: what the user has changed, or seen and left. */
  confirmedMapping: ColumnMapping | null;
}

const UNREAD: SheetRead = { preview: undefined, reading: true, confirmedMapping: null };

/** The chosen sheet, and what was read of it by the panel that is loaded with the first one. */
export function useSheet() {
  const [chosen, setChosen] = useState<ChosenSheet | null>(null);
  const [read, setRead] = useState(UNREAD);
  return {
    chosen,
    read,
    setRead,
    choose: (source: SheetSource) => {
      setRead(UNREAD);
      setChosen({ source, at: performance.now() });
    },
    remove: () => setChosen(null),
  };
}
