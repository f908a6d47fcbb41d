import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import type { ColumnMeaning } from '../../../../shared/column-meanings.ts';
import type { SheetColumn } from '../../../../shared/contract/sheet-columns.ts';
import type { DryRunResponse } from '../../../../shared/contract/spreadsheets.ts';
import { ApiError, canTryAgain } from '../../../api/client.ts';
import { supportIdOf } from '../../../ui/support-id-of.ts';
import { uploadFailure } from '../calls/start-answer.ts';
import { previewSheet } from '../calls/upload-sheet.ts';
import { changeMeaning, confirmSuggested, findDoubt, mappingOf, nameOf } from './columns.ts';
import type { ChosenSheet, SheetRead } from './use-sheet.ts';

/** What the user says of a sheet's columns. */
interface Said {
  /** Of which choice. */
  at: number;
  /** What its columns hold as the user says; null as the server does. */
  changed: readonly SheetColumn[] | null;
  /** Whether the user has chosen among the columns, now or with an earlier file, not only confirmed what was suggested. */
  chose: boolean;
  /** Whether the columns are shown; null before the user says, by whether anything is unsure. */
  open: boolean | null;
}

export interface ReadSheet {
  /** What the upload would do; of the mapping before while a changed one is read. */
  preview: DryRunResponse | undefined;
  /** Why the server refused the file. */
  error: string | null;
  /** Reads the file again, where that may help. */
  retry: (() => void) | null;
  /** The request's id, when the server itself failed. */
  supportId: string | null;
  reading: boolean;
  /** Its columns and what they hold; null before they are known, or when the file cannot be read. */
  columns: readonly SheetColumn[] | null;
  /** What about them is not clear. */
  doubt: ReturnType<typeof findDoubt>;
  columnsShown: boolean;
  showColumns: (open: boolean) => void;
  changeColumn: (letter: string, meaning: ColumnMeaning) => void;
  /** Says that what is suggested is right. */
  confirmColumns: () => void;
}

/** What uploading the chosen sheet would do, and what its columns hold. @param onRead is told what a start needs of it */
export function useReadSheet({ source, at }: ChosenSheet, onRead: (read: SheetRead) => void): ReadSheet {
  const [said, setSaid] = useState<Said>(nothingSaid(at));
  const now: Said = said.at === at ? said : nothingSaid(at);
  const { changed, chose, open } = now;
  const mapping = changed && mappingOf(changed);
  const isMapped = changed === null || mapping !== null;
  const query = useQuery({
    queryKey: ['sheet-preview', at, mapping],
    queryFn: ({ signal }) => previewSheet(source, mapping, signal),
    enabled: isMapped,
    placeholderData: (before, beforeQuery) => (beforeQuery?.queryKey[1] === at ? before : undefined),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  });
  const { error, isFetching: reading } = query;
  const failure = error ? uploadFailure(error) : null;
  const columns = changed ?? query.data?.columns ?? (error instanceof ApiError ? error.columns : null) ?? null;
  const found = columns && query.data?.mapping_from !== 'remembered' ? findDoubt(columns) : null;
  // Which of several it is the user has said.
  const doubt = chose && found === 'several' ? null : found;
  const columnsShown = columns !== null && (open ?? doubt !== null);
  const preview = isMapped ? query.data : undefined;
  const confirmedMapping = mapping ?? (columns && (columnsShown || open === false) ? mappingOf(columns) : null);

  const tell = useEffectEvent(() => onRead({ preview, reading, confirmedMapping }));
  const mappingText = JSON.stringify(confirmedMapping);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a mapping is another one when it says something else
  useEffect(() => tell(), [preview, reading, mappingText]);

  return {
    preview,
    error: isMapped ? (noProfilesIn(changed, error) ?? failure?.message ?? null) : null,
    retry: error && canTryAgain(error) ? () => void query.refetch() : null,
    supportId: supportIdOf(failure),
    reading,
    columns,
    doubt,
    columnsShown,
    showColumns: (shown) => setSaid({ ...now, open: shown }),
    changeColumn: (letter, meaning) =>
      columns && setSaid({ ...now, open: true, chose: true, changed: changeMeaning(columns, letter, meaning) }),
    confirmColumns: () => {
      if (!columns) return;
      const wasAnswered = chose || query.data?.mapping_from === 'remembered';
      setSaid({ ...now, chose: wasAnswered, changed: confirmSuggested(columns) });
    },
  };
}

const nothingSaid = (at: number): Said => ({ at, changed: null, chose: false, open: null });

/** What is wrong with the column that the user chose for the profiles. */
function noProfilesIn(changed: readonly SheetColumn[] | null, error: Error | null): string | null {
  const chosen = changed?.find(({ meaning }) => meaning === 'linkedin_url');
  if (!chosen || !(error instanceof ApiError) || error.code !== 'upload_no_profiles') return null;
  return `"${nameOf(chosen)}" holds no LinkedIn profile URLs. Choose another column.`;
}
