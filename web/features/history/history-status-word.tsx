import { StatusWord } from '../../ui/status-word.tsx';
import type { HistoryStatus } from './summarise-entry.ts';

/** The status with its own colour and icon. */
export function HistoryStatusWord({ status }: { status: HistoryStatus }) {
  return status === 'progress' ? <StatusWord status="running">In progress</StatusWord> : <StatusWord status={status} />;
}
