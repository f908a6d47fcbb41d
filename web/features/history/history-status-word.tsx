import { StatusWord } from '../../ui/status-word.tsx';
import type { HistoryStatus } from './summarise-entry.ts';

const WORDS: Record<HistoryStatus, string> = {
  completed: 'Completed',
  progress: 'In progress',
  failed: 'Failed',
  cancelled: 'Cancelled',
};

/** The status with its colour and icon. @param brief shows the icon alone on a phone; screen readers still get the word */
export function HistoryStatusWord({ status, brief = false }: { status: HistoryStatus; brief?: boolean }) {
  return (
    <StatusWord status={status === 'progress' ? 'running' : status}>
      <span className={brief ? 'max-sm:sr-only' : undefined}>{WORDS[status]}</span>
    </StatusWord>
  );
}
