import type { SourceError, SourceErrorKind } from '../providers/source-error.ts';

/** What a user is told when no source could answer; the operator finds the source's own message in the log. */
const TEXTS: Record<SourceErrorKind, string> = {
  unavailable: 'The profile source did not answer. Nothing was charged; try again later.',
  'rate-limited':
    'The profile source is asked too often at the moment. Nothing was charged; try again in a few minutes.',
  quota:
    'The quota of the profile source is used up. Nothing was charged; try again tomorrow, or ask whoever runs Leadlight.',
  credentials:
    'The profile source does not accept our account. Nothing was charged; ask whoever runs Leadlight to check it.',
  refused: 'The profile source did not accept this profile. Nothing was charged; check the address.',
  malformed: 'The profile source gave an answer that cannot be read. Nothing was charged; try again later.',
  'wrong-person': 'The profile source answered about somebody else. Nothing was charged; try again later.',
};

/** Of several reasons the one that says most about what to do. */
const TELLING: readonly SourceErrorKind[] = [
  'credentials',
  'quota',
  'rate-limited',
  'unavailable',
  'wrong-person',
  'malformed',
  'refused',
];

/**
 * Why a job found nothing, for its user.
 * @param troubles sources that could not answer; empty when all did
 * @param notFoundText said when every source answered and none knew the profile
 */
export function explainFailure(troubles: readonly { error: SourceError }[], notFoundText: string): string {
  const kind = TELLING.find((telling) => troubles.some(({ error }) => error.kind === telling));
  return kind ? TEXTS[kind] : notFoundText;
}
