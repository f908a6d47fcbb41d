import type { ParameterId } from '../../shared/catalogue.ts';
import type { ErrorCode } from '../../shared/contract/answers.ts';
import type { ArrangedProfiles } from './arrange-profiles.ts';

/**
 * What the reading thread and the API say to each other. Large sheets cross in pieces, each fetched when the last
 * one was taken in, so that the API never spends long on one message.
 */
export interface ReadingThreadInput {
  bytes: Uint8Array;
  /** Whether the texts of the other columns are sent. */
  extra: boolean;
  /** The parameters whose values are counted that already stand in the other columns. */
  countGiven: readonly ParameterId[];
}

export interface UploadSummary extends Omit<ArrangedProfiles, 'urls' | 'sources' | 'others' | 'rejected'> {
  /** Values of the parameters named in `countGiven` that the other columns hold. */
  givenValues: number;
}

export type UploadMessage =
  | { kind: 'refused'; code: ErrorCode; details: string | undefined }
  | { kind: 'failed'; error: Error }
  | { kind: 'summary'; summary: UploadSummary }
  | { kind: 'profiles'; urls: string[]; rowNumbers: number[]; texts: string[][] }
  | { kind: 'rejected'; rejected: ArrangedProfiles['rejected'] }
  | { kind: 'done' };
