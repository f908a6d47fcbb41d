import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ColumnMeaning } from '../../../../shared/column-meanings.ts';
import type { ColumnMapping, SheetColumn } from '../../../../shared/contract/sheet-columns.ts';
import type { DryRunResponse } from '../../../../shared/contract/spreadsheets.ts';
import { ApiError, canTryAgain } from '../../../api/client.ts';
import { supportIdOf } from '../../../ui/support-id-of.ts';
import { uploadFailure } from '../calls/start-answer.ts';
import { previewSheet } from '../calls/upload-sheet.ts';
import { changeMeaning, findDoubt, mappingOf, nameOf } from './columns.ts';
import type { SheetSource } from './sheet-source.ts';

/** A chosen file or shared sheet. */
interface Choice {
  source: SheetSource;
  /** When it was chosen: each choice is read again, even of a file with the same name. */
  at: number;
  /** What its columns hold as the user says; null as the server does. */
  changed: readonly SheetColumn[] | null;
  /** Whether the columns are shown; null before the user says, by whether anything is unsure. */
  open: boolean | null;
}

export interface ChosenSheet {
  source: SheetSource | null;
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
  /** To be sent with the start, and remembered: what the user has changed, or seen and left. */
  confirmedMapping: ColumnMapping | null;
  choose: (source: SheetSource) => void;
  remove: () => void;
}

/** The chosen sheet, what uploading it would do, and what its columns hold. */
export function useSheet(): ChosenSheet {
  const [choice, setChoice] = useState<Choice | null>(null);
  const changed = choice?.changed ?? null;
  const mapping = changed && mappingOf(changed);
  const isMapped = changed === null || mapping !== null;
  const query = useQuery({
    queryKey: ['sheet-preview', choice?.at, mapping],
    queryFn: ({ signal }) => previewSheet((choice as Choice).source, mapping, signal),
    enabled: choice !== null && isMapped,
    placeholderData: (before, beforeQuery) => (beforeQuery?.queryKey[1] === choice?.at ? before : undefined),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  });
  const { error } = query;
  const failure = error ? uploadFailure(error) : null;
  const columns = changed ?? query.data?.columns ?? (error instanceof ApiError ? error.columns : null) ?? null;
  const found = columns && query.data?.mapping_from !== 'remembered' ? findDoubt(columns) : null;
  // Which of several it is the user has said.
  const doubt = changed && found === 'several' ? null : found;
  const columnsShown = columns !== null && (choice?.open ?? doubt !== null);

  return {
    source: choice?.source ?? null,
    preview: choice && isMapped ? query.data : undefined,
    error: isMapped ? (noProfilesIn(changed, error) ?? failure?.message ?? null) : null,
    retry: error && canTryAgain(error) ? () => void query.refetch() : null,
    supportId: supportIdOf(failure),
    reading: query.isFetching,
    columns,
    doubt,
    columnsShown,
    showColumns: (open) => setChoice((now) => now && { ...now, open }),
    changeColumn: (letter, meaning) =>
      setChoice((now) => now && columns && { ...now, open: true, changed: changeMeaning(columns, letter, meaning) }),
    confirmedMapping: mapping ?? (columns && (columnsShown || choice?.open === false) ? mappingOf(columns) : null),
    choose: (source) => setChoice({ source, at: performance.now(), changed: null, open: null }),
    remove: () => setChoice(null),
  };
}

/** What is wrong with the column that the user chose for the profiles. */
function noProfilesIn(changed: readonly SheetColumn[] | null, error: Error | null): string | null {
  const chosen = changed?.find(({ meaning }) => meaning === 'linkedin_url');
  if (!chosen || !(error instanceof ApiError) || error.code !== 'upload_no_profiles') return null;
  return `"${nameOf(chosen)}" holds no LinkedIn profile URLs. Choose another column.`;
}
