import { StatusWord } from '../../ui/status-word.tsx';
import type { HistoryStatus } from './summarise-entry.ts';

/** The status with its own colour and icon. */
export function HistoryStatusWord({ status }: { status: HistoryStatus }) {
  const running = status === 'progress';
  return (
    <StatusWord status={running ? 'running' : status} className="align-middle">
      {running ? 'In progress' : undefined}
    </StatusWord>
  );
}
