import type { SuppressionEntry } from '../../../shared/contract/suppressions.ts';
import { Button } from '../../ui/button.tsx';
import { ButtonRow } from '../../ui/button-row.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { formatCount } from '../../ui/format.ts';

/** What was found in a file, before anything of it is listed. */
export function ImportDialog({
  entries,
  busy,
  onImport,
  onClose,
}: {
  entries: readonly SuppressionEntry[];
  busy: boolean;
  onImport: () => Promise<void>;
  onClose: () => void;
}) {
  const count = (kind: string) => entries.filter((entry) => kind in entry).length;
  const found = [
    formatCount(count('linkedin_url'), 'profile'),
    formatCount(count('email'), 'e-mail address', 'e-mail addresses'),
    formatCount(count('domain'), 'domain'),
  ];
  return (
    <Dialog
      open
      size="sm"
      title="Add the people of this file?"
      subtitle="They are not looked up any more, and what is kept of them is not shown."
      onClose={onClose}
      footer={
        <ButtonRow>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button busy={busy} onClick={() => void onImport()}>
            Add {formatCount(entries.length, 'entry', 'entries')}
          </Button>
        </ButtonRow>
      }
    >
      <ul className="list-disc space-y-1 pl-5">
        {found.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Dialog>
  );
}
