import { type FormEvent, useId, useState } from 'react';
import { NO_SHEET_LINK, readSheetLink } from '../../../../shared/google-sheet-link.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { TextField } from '../../../ui/text-field.tsx';

interface GoogleSheetDialogProps {
  onClose: () => void;
  /** Given the link as it was typed. */
  onLink: (url: string) => void;
}

/** Asks for the link of a shared sheet. */
export default function GoogleSheetDialog({ onClose, onLink }: GoogleSheetDialogProps) {
  const formId = useId();
  const [url, setUrl] = useState('');
  const [error, setError] = useState<string | null>(null);

  function submit(event: FormEvent) {
    event.preventDefault();
    // The form stands in the one that starts the enrichment, for React if not for the browser.
    event.stopPropagation();
    if (!readSheetLink(url)) return setError(url.trim() === '' ? 'Paste the link of the sheet.' : NO_SHEET_LINK);
    onLink(url.trim());
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title="Google Sheets"
      subtitle="Enrich the profiles of a sheet that is shared by its link, or published."
      footer={
        <Button type="submit" form={formId} className="w-full">
          Read the sheet
        </Button>
      }
    >
      <form id={formId} onSubmit={submit} noValidate>
        <TextField
          label="Link of the sheet"
          type="url"
          inputMode="url"
          autoComplete="off"
          placeholder="https://docs.google.com/spreadsheets/d/…"
          value={url}
          error={error}
          hint={
            'In Google Sheets: Share, General access, "Anyone with the link". The tab you copy the link from is read.'
          }
          onChange={(event) => {
            setUrl(event.target.value);
            setError(null);
          }}
        />
      </form>
    </Dialog>
  );
}
