import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { DryRunResponse } from '../../../../shared/contract/spreadsheets.ts';
import { supportIdOf } from '../../../api/client.ts';
import { uploadFailure } from '../calls/start-answer.ts';
import { previewSheet } from '../calls/upload-sheet.ts';

export interface ChosenSheet {
  file: File | null;
  preview: DryRunResponse | undefined;
  /** Why the server refused the file. */
  error: string | null;
  /** The request's id, when the server itself failed. */
  supportId: string | null;
  reading: boolean;
  choose: (file: File) => void;
  remove: () => void;
}

/** The chosen file and what uploading it would do. Each choice is previewed again, even of a file with the same name. */
export function useSheet(): ChosenSheet {
  const [choice, setChoice] = useState<{ file: File; at: number } | null>(null);
  const query = useQuery({
    queryKey: ['sheet-preview', choice?.at],
    queryFn: ({ signal }) => previewSheet((choice as { file: File }).file, signal),
    enabled: choice !== null,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  });
  const failure = query.error ? uploadFailure(query.error) : null;
  return {
    file: choice?.file ?? null,
    preview: choice ? query.data : undefined,
    error: failure?.message ?? null,
    supportId: supportIdOf(failure),
    reading: query.isFetching,
    choose: (file) => setChoice({ file, at: performance.now() }),
    remove: () => setChoice(null),
  };
}
